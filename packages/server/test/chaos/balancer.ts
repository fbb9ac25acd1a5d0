import { get } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { at } from '@astrarium/core';
import type { Nodes } from './nodes.ts';

/** A load balancer as plain as they come: whole TCP connections, in turn to the nodes that say they are ready. */
export interface Balancer {
  readonly url: string;
  /** How many nodes are ready. */
  readonly ready: () => number;
  readonly stop: () => Promise<void>;
}

/** How often it asks the nodes, and how long it waits for their answer, in milliseconds. */
const ASK = 250;
const PATIENCE = 1500;

/** `operators` are the ports at which the nodes say so. */
export async function startBalancer({ ports, operators }: Pick<Nodes, 'ports' | 'operators'>): Promise<Balancer> {
  const nodes = ports.map((port, node) => ({
    port,
    operator: at(operators, node),
    ready: false,
    asking: false,
    sockets: new Set<Socket>(),
  }));
  type Node = (typeof nodes)[number];
  let turn = 0;

  const server = createServer((client) => {
    client.on('error', () => undefined);
    const ready = nodes.filter((node) => node.ready);
    turn += 1;
    const node = ready[turn % Math.max(1, ready.length)];
    if (node === undefined) return void client.destroy();
    const line = connect(node.port, '127.0.0.1');
    for (const [one, other] of [
      [client, line],
      [line, client],
    ] as const) {
      node.sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        node.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });

  /** Whoever is no longer ready loses its connections: a node that stands still would keep them for ever. */
  const see = (node: Node, ready: boolean): void => {
    node.asking = false;
    node.ready = ready;
    if (!ready) for (const socket of node.sockets) socket.destroy();
  };
  const timer = setInterval(() => {
    for (const node of nodes) {
      if (node.asking) continue;
      node.asking = true;
      const options = {
        host: '127.0.0.1',
        port: node.operator,
        path: '/health/ready',
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
      };
      const asked = get(options, (response) => {
        response.resume();
        see(node, response.statusCode === 200);
      });
      asked.once('error', () => see(node, false));
    }
  }, ASK);

  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => nodes.filter((node) => node.ready).length,
    stop: async () => {
      clearInterval(timer);
      for (const { sockets } of nodes) for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
