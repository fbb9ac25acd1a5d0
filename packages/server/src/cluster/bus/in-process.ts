import type { Bus, BusListener } from './bus.ts';
import { newNode } from './node.ts';

/** A bus for nodes in one process: with the embedded database that is one node, in tests it may be several. */
export function inProcessBus(): Bus {
  const members = new Map<string, BusListener>();
  return {
    join: (listener) => {
      const node = newNode();
      members.set(node, listener);
      queueMicrotask(() => listener.missed());
      return {
        node,
        publish: (message) => {
          for (const [other, { message: hear }] of members)
            if (other !== node) setImmediate(() => members.has(other) && hear(node, message));
        },
        leave: async () => {
          members.delete(node);
        },
      };
    },
  };
}
