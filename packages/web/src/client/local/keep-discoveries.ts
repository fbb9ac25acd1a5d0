import { viewerWith } from '@astrarium/host';
import type { LoadedGame } from '@astrarium/host/lazy-games';
import { type DiscoveryStore, type GameDiscoveries, noted } from './discoveries.ts';
import type { LocalTable } from './local-table.ts';
import type { StoredTable, TableStore } from './store.ts';

/** A table with what it is played by. */
export interface OpenTable {
  readonly local: LocalTable;
  readonly playable: LoadedGame;
}

interface Around {
  readonly store: TableStore;
  readonly now: () => number;
  readonly open: (stored: StoredTable) => Promise<OpenTable>;
  /** Tells the other tabs that there is news. */
  readonly spread: () => void;
}

/** Keeps what the persons at this browser discover. */
export class DiscoveryKeeper {
  private readonly around: Around;
  /** What was last kept of each game: most decisions discover nothing. */
  private readonly kept = new Map<string, string>();

  constructor(around: Around) {
    this.around = around;
  }

  private get store(): DiscoveryStore {
    return this.around.store.discoveries;
  }

  /** All there is, with the games that were kept before discoveries were, or that came from a file. */
  async all(): Promise<{ games: readonly GameDiscoveries[]; since: number }> {
    const known = new Set((await this.store.all()).map(({ id }) => id));
    for (const stored of await this.around.store.all()) {
      if (known.has(stored.id)) continue;
      // What can't be opened has nothing to tell.
      const open = await this.around.open(stored).catch(() => undefined);
      if (open !== undefined) await this.note(open.local, discoveredAt(open), stored.changed);
    }
    const [games, since] = await Promise.all([this.store.all(), this.store.since()]);
    return { games, since };
  }

  /** After each change of a table. The game goes on where this can't be kept. */
  async noteTable(open: OpenTable): Promise<void> {
    await this.note(open.local, discoveredAt(open)).catch(() => undefined);
  }

  /** Keeps what has been discovered in a game, if that is news. */
  async note({ id, game }: Pick<GameDiscoveries, 'id' | 'game'>, codes: readonly string[], now = this.around.now()): Promise<void> {
    const text = codes.join(' ');
    if (this.kept.get(id) === text) return;
    const news = noted(await this.store.get(id), { id, game }, codes, now);
    if (news !== undefined) {
      await this.store.put(news);
      this.around.spread();
    }
    this.kept.set(id, text);
  }

  /** What was discovered before a game was made from another counts there. */
  async inherit(open: OpenTable): Promise<void> {
    const { id, game } = open.local;
    await this.store.put({ id, game, found: {}, inherited: discoveredAt(open) });
  }

  async reset(since: number): Promise<{ before: number }> {
    const before = await this.store.since();
    await this.store.setSince(since);
    this.around.spread();
    return { before };
  }
}

/** What the persons at a table have discovered so far. */
function discoveredAt({ local, playable }: OpenTable): readonly string[] {
  return playable.discoveredBy?.(local.table.log(viewerWith(local.persons)), local.persons) ?? [];
}
