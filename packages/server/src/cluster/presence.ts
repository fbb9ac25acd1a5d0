import type { Audience } from '../updates/subscribers.ts';
import type { BusMessage, Membership } from './bus/bus.ts';

const NOBODY: Audience = { seats: [], spectators: 0 };
/** How often a node says that it is there, and after how long a silence it counts as gone, in milliseconds. */
const SAY = 2000;
const GONE = 7000;

interface Neighbour {
  heard: number;
  readonly audiences: Map<string, Audience>;
}

export interface ClusterPresenceOptions {
  readonly membership: () => Membership;
  /** All audiences of this node. */
  readonly audiences: () => Iterable<readonly [string, Audience]>;
  /** Other people watch this table elsewhere. */
  readonly changed: (table: string) => void;
  /** A node was heard for the first time, or again after a long silence: it may have missed messages. */
  readonly met: () => void;
}

/** The other nodes, as far as they are heard, and who watches which table there. A node that falls silent has nobody any more. */
export class ClusterPresence {
  private readonly nodes = new Map<string, Neighbour>();
  private readonly options: ClusterPresenceOptions;
  private readonly timer: NodeJS.Timeout;

  constructor(options: ClusterPresenceOptions) {
    this.options = options;
    this.timer = setInterval(() => this.sayAndForget(), SAY).unref();
  }

  /** How many are there. */
  get size(): number {
    return this.nodes.size;
  }

  elsewhere(table: string): Audience {
    const all = [...this.nodes.values()].flatMap(({ audiences }) => audiences.get(table) ?? []);
    if (all.length === 0) return NOBODY;
    return { seats: all.flatMap(({ seats }) => seats), spectators: all.reduce((sum, { spectators }) => sum + spectators, 0) };
  }

  /** Somebody came to watch here, or left. */
  moved(table: string, audience: Audience): void {
    if (this.size > 0) this.options.membership().publish({ kind: 'audience', table, ...audience });
  }

  /** Something may have been missed: everybody is asked again. */
  ask(): void {
    this.options.membership().publish({ kind: 'hello' });
  }

  hear(from: string, message: BusMessage): void {
    if (message.kind === 'leaving') return this.forget(from);
    const neighbour = this.nodes.get(from) ?? this.meet(from);
    neighbour.heard = performance.now();
    if (message.kind === 'audience') {
      const { table, seats, spectators } = message;
      if (seats.length === 0 && spectators === 0) neighbour.audiences.delete(table);
      else neighbour.audiences.set(table, { seats, spectators });
      this.options.changed(table);
    }
    if (message.kind === 'hello') for (const [table, audience] of this.options.audiences()) this.moved(table, audience);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private meet(node: string): Neighbour {
    const neighbour = { heard: 0, audiences: new Map<string, Audience>() };
    this.nodes.set(node, neighbour);
    this.ask();
    this.options.met();
    return neighbour;
  }

  private sayAndForget(): void {
    this.options.membership().publish({ kind: 'alive' });
    const now = performance.now();
    for (const [node, { heard }] of this.nodes) if (now - heard > GONE) this.forget(node);
  }

  private forget(node: string): void {
    const known = this.nodes.get(node);
    this.nodes.delete(node);
    for (const table of known?.audiences.keys() ?? []) this.options.changed(table);
  }
}
