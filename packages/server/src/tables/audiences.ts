import type { BusMessage, Membership } from '../bus/bus.ts';
import type { Audience } from './watchers.ts';

const NOBODY: Audience = { seats: [], spectators: 0 };
/** How often a node says that it is there, and after how long a silence it counts as gone, in milliseconds. */
const SAY = 2000;
const GONE = 7000;

interface Neighbour {
  heard: number;
  readonly audiences: Map<string, Audience>;
}

/** Who watches which table at the other nodes, as far as they told. A node that falls silent has nobody any more. */
export class Audiences {
  private readonly neighbours = new Map<string, Neighbour>();
  private readonly membership: () => Membership;
  /** All audiences of this node. */
  private readonly own: () => Iterable<readonly [string, Audience]>;
  private readonly changed: (table: string) => void;
  private readonly timer: NodeJS.Timeout;

  constructor(membership: () => Membership, own: () => Iterable<readonly [string, Audience]>, changed: (table: string) => void) {
    this.membership = membership;
    this.own = own;
    this.changed = changed;
    this.timer = setInterval(() => this.sayAndForget(), SAY).unref();
  }

  elsewhere(table: string): Audience {
    const all = [...this.neighbours.values()].flatMap(({ audiences }) => audiences.get(table) ?? []);
    if (all.length === 0) return NOBODY;
    return { seats: all.flatMap(({ seats }) => seats), spectators: all.reduce((sum, { spectators }) => sum + spectators, 0) };
  }

  /** Somebody came to watch here, or left. Alone, a node has nobody to tell it to. */
  moved(table: string, audience: Audience): void {
    if (this.neighbours.size > 0) this.membership().tell({ kind: 'audience', table, ...audience });
  }

  /** Something may have been missed: everybody is asked again. */
  ask(): void {
    this.membership().tell({ kind: 'hello' });
  }

  hear(from: string, message: BusMessage): void {
    if (message.kind === 'leaving') return this.forget(from);
    const neighbour = this.neighbours.get(from) ?? this.meet(from);
    neighbour.heard = performance.now();
    if (message.kind === 'audience') {
      const { table, seats, spectators } = message;
      if (seats.length === 0 && spectators === 0) neighbour.audiences.delete(table);
      else neighbour.audiences.set(table, { seats, spectators });
      this.changed(table);
    }
    if (message.kind === 'hello') for (const [table, audience] of this.own()) this.moved(table, audience);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private meet(node: string): Neighbour {
    const neighbour = { heard: 0, audiences: new Map<string, Audience>() };
    this.neighbours.set(node, neighbour);
    this.ask();
    return neighbour;
  }

  private sayAndForget(): void {
    this.membership().tell({ kind: 'alive' });
    const now = performance.now();
    for (const [node, { heard }] of this.neighbours) if (now - heard > GONE) this.forget(node);
  }

  private forget(node: string): void {
    const known = this.neighbours.get(node);
    this.neighbours.delete(node);
    for (const table of known?.audiences.keys() ?? []) this.changed(table);
  }
}
