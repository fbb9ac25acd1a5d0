import type { GameRecord, RecordedDecision } from '@astrarium/core';
import { type DiscoveryStore, memoryDiscoveries } from './discoveries.ts';
import type { GameName, SeatPlan } from './messages.ts';

/** A table as it is kept: the record is the game, the rest is who sits there. */
export interface StoredTable {
  readonly id: string;
  readonly game: GameName;
  readonly seats: readonly SeatPlan[];
  readonly record: GameRecord;
  /** How the game is meant to begin, if anyhow. */
  readonly script?: readonly RecordedDecision[];
  /** SHA-256 of the record file it was opened from. */
  readonly imported?: string;
  /** Counts every change, undo included; whoever saves must have seen the last. */
  readonly revision: number;
  readonly changed: number;
  readonly removed: boolean;
}

/** Where tables are kept. The page keeps them in the browser's database, tests in memory. */
export interface TableStore {
  all(): Promise<readonly StoredTable[]>;
  get(id: string): Promise<StoredTable | undefined>;
  /** Returns false, and keeps what is there, when somebody else has saved a newer revision. */
  put(table: StoredTable): Promise<boolean>;
  readonly discoveries: DiscoveryStore;
}

export function memoryStore(): TableStore {
  const tables = new Map<string, string>();
  const get = (id: string): StoredTable | undefined => {
    const text = tables.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as StoredTable);
  };
  return {
    discoveries: memoryDiscoveries(),
    all: async () => [...tables.keys()].flatMap((id) => get(id) ?? []),
    get: async (id) => get(id),
    async put(table) {
      if ((get(table.id)?.revision ?? 0) >= table.revision) return false;
      tables.set(table.id, JSON.stringify(table));
      return true;
    },
  };
}
