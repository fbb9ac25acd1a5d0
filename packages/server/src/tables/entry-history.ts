import type { Epoch, GameRecord, Seat, Snapshot } from '@astrarium/core';
import type { Entry, StoredTable } from '../store/rows.ts';
import type { TableRow } from './table-row.ts';

/** What the entries of a table come to. */
export interface EntryHistory {
  /** Those that stand, and where chance began anew. */
  readonly decisions: GameRecord['decisions'];
  readonly epochs: readonly Epoch[];
  /** The version after each entry; the first is that of the setup. */
  readonly versions: number[];
  /** Every id there was. */
  readonly ids: Set<string>;
}

export function entryHistory(entries: readonly Entry[]): EntryHistory {
  const decisions: { seat: Seat; do: string }[] = [];
  let epochs: Epoch[] = [];
  const versions = [0];
  const ids = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      const { to, epoch } = entry;
      decisions.length = to;
      epochs = epochs.filter(({ at }) => at < to || (at === to && epoch === undefined));
      if (epoch !== undefined) epochs.push({ at: to, seed: epoch });
    } else {
      decisions.push({ seat: entry.seat, do: entry.text });
      ids.add(entry.id);
    }
    versions.push(decisions.length);
  }
  return { decisions, epochs, versions, ids };
}

/** A stored table as a record file has it. */
export function recordOf(row: TableRow, { decisions, epochs }: Pick<EntryHistory, 'decisions' | 'epochs'>): GameRecord {
  const { game, header, seats, deal } = row;
  if (deal.seed === null) throw new Error(`table ${row.id} has not been dealt`);
  return {
    game,
    rules: header.rules,
    data: header.data,
    options: header.options,
    seed: deal.seed,
    seats: seats.map(({ name }) => name),
    decisions,
    ...(epochs.length > 0 && { epochs }),
  };
}

/** A snapshot counts if nothing that led to it has been undone since, and no epoch has begun before or at it. */
export function usable(snapshot: StoredTable['snapshot'], entries: readonly Entry[]): Snapshot<unknown> | undefined {
  if (snapshot === null || snapshot.number > entries.length) return undefined;
  const body = snapshot.body as Snapshot<unknown>;
  const isUndone = (entry: Entry): boolean =>
    entry.kind === 'undo' && (entry.epoch === undefined ? entry.to < body.version : entry.to <= body.version);
  return entries.slice(snapshot.number).some(isUndone) ? undefined : body;
}
