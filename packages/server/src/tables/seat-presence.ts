import type { Seat } from '@astrarium/core';
import type { PresenceStore, SeatPresence } from '../store/leases.ts';
import type { HostedTable } from './hosted-table.ts';

/** For so many milliseconds a sign of life counts: a call by HTTP, or a connection as its node last saw it. */
export const SIGN_OF_LIFE = 45_000;
/** So often those who are connected give one. */
const PULSE = 15_000;
/** How many seats or tables go into one statement. */
const MOST_AT_ONCE = 1000;

export interface PresenceOptions {
  readonly store: PresenceStore;
  readonly tables: () => Iterable<HostedTable>;
  readonly now: () => number;
}

/**
 * Knows, with all other nodes, until when the holders of seats count as there. What this node sees goes to the store, but not with every message:
 * a sign of life counts for a while, and only a goodbye is stored at once. When a node dies its people count as there for just that while.
 */
export class Presence {
  private readonly options: PresenceOptions;
  private readonly timer: NodeJS.Timeout;
  /** What is not stored yet, by table and seat. */
  private readonly waiting = new Map<string, SeatPresence>();
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private readonly heardOf = new Set<HostedTable>();
  private closed = false;
  /** Who was there when the tables were last looked at. */
  private readonly here = new WeakMap<HostedTable, string>();

  constructor(options: PresenceOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.pulse(), PULSE).unref();
  }

  /** The holder of these seats did something here. */
  seen(table: HostedTable, seats: readonly Seat[]): void {
    const now = this.options.now();
    const until = (seat: Seat): number => table.row.seats[seat]?.thereUntil ?? 0;
    const stale = seats.filter((seat) => until(seat) < now + SIGN_OF_LIFE - PULSE);
    if (stale.length === 0) return;
    const back = stale.some((seat) => until(seat) <= now);
    this.note(table, stale, now + SIGN_OF_LIFE);
    if (back) table.sendRoomSoon();
    void this.store();
  }

  /** The holder of these seats has left. Resolves when that is stored, or could not be. */
  left(table: HostedTable, seats: readonly Seat[]): Promise<void> {
    if (seats.length === 0) return Promise.resolve();
    this.note(table, seats, this.options.now());
    return this.store();
  }

  /** Others watch the table elsewhere than before: if somebody is missing, the store knows since when. */
  heard(table: HostedTable): void {
    if (!isMissed(table)) return table.sendRoomSoon();
    this.heardOf.add(table);
    if (this.heardOf.size > 1) return;
    setImmediate(() => {
      const tables = [...this.heardOf];
      this.heardOf.clear();
      this.learn(tables)
        // The next pulse tries again.
        .catch(() => undefined)
        .finally(() => {
          for (const one of tables) one.sendRoomSoon();
        });
    });
  }

  /** Takes over what all nodes have stored about these tables. */
  async learn(tables: readonly HostedTable[]): Promise<void> {
    const byId = new Map(tables.map((table) => [table.id, table]));
    for (const ids of batches([...byId.keys()])) {
      for (const { table: id, seat, until } of await this.options.store.presence(ids)) {
        // What is still on its way to the store is newer.
        if (!this.waiting.has(keyOf(id, seat))) byId.get(id)?.noteThere([seat], until);
      }
    }
  }

  /** Those who are connected are still there. Spectators are notified of who is gone. */
  async pulse(): Promise<void> {
    const until = this.options.now() + SIGN_OF_LIFE;
    const watched = [...this.options.tables()].filter(({ row, subscribers }) => row.phase === 'running' && subscribers.size > 0);
    for (const table of watched) this.note(table, table.subscribers.audience.seats, until);
    await this.store();
    await this.learn(watched.filter(isMissed)).catch(() => undefined);
    for (const table of watched) {
      const here = [...table.here()].toSorted((one, other) => one - other).join();
      if (this.here.get(table) !== here) table.sendRoomSoon();
      this.here.set(table, here);
    }
  }

  /** With the end of this node all who are connected here leave, also those whose goodbye has not come yet. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const now = this.options.now();
    for (const table of this.options.tables()) this.note(table, table.subscribers.audience.seats, now);
    this.closed = true;
    await this.store();
  }

  private note(table: HostedTable, seats: readonly Seat[], until: number): void {
    if (this.closed || table.row.phase !== 'running') return;
    for (const seat of seats) {
      const holder = table.row.seats[seat]?.tokenHash ?? null;
      if (holder !== null) this.waiting.set(keyOf(table.id, seat), { table: table.id, seat, holder, until });
    }
    table.noteThere(seats, until);
  }

  /** Stores all that is waiting, with whatever else comes while something is being stored. */
  private store(): Promise<void> {
    this.next ??= this.writing.then(() => {
      this.next = undefined;
      this.writing = this.write();
      return this.writing;
    });
    return this.next;
  }

  private async write(): Promise<void> {
    for (const some of batches([...this.waiting])) {
      try {
        await this.options.store.savePresence(some.map(([, presence]) => presence));
      } catch {
        // The next pulse tries again.
        continue;
      }
      for (const [key, presence] of some) if (this.waiting.get(key) === presence) this.waiting.delete(key);
    }
  }
}

/** Is there a person who is connected nowhere? */
function isMissed({ row, connected }: HostedTable): boolean {
  return row.phase === 'running' && row.seats.some(({ player }, seat) => player === 'person' && !connected.has(seat));
}

function keyOf(table: string, seat: Seat): string {
  return `${table} ${seat}`;
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, n) => all.slice(n * MOST_AT_ONCE, (n + 1) * MOST_AT_ONCE));
}
