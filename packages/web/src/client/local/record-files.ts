import { at, type GameRecord, type Seat, Table, writeRecord } from '@astrarium/core';
import { readRecord } from '@astrarium/core/record-reader';
import type { LoadedGame } from '@astrarium/host/lazy-games';
import { LIMITS, sha256OfText } from '@astrarium/protocol';
import { checkedNames } from './checked-names.ts';
import { AUPTOLEMY_PLAYER, HUMAN, type SeatPlan } from './messages.ts';
import type { SavedTable } from './store.ts';

/** What is needed only where a record is written to a file, or read from one. */

/** The record as a file has it: with who plays, where bots do. */
export function exported({ record, seats }: SavedTable): { readonly text: string; readonly record: GameRecord } {
  const bots = seats.some(({ player }) => player !== HUMAN && player !== AUPTOLEMY_PLAYER);
  const file = bots ? { ...record, players: seats.map(({ player }) => player) } : record;
  return { text: writeRecord(file), record: file };
}

export function readImported(text: string): GameRecord {
  const record = readRecord(text, LIMITS.decisions);
  return { ...record, seats: checkedNames(record.seats) };
}

/** By this the same file is known again. */
export function markOf(record: GameRecord): string {
  return sha256OfText(writeRecord(record));
}

/** Bots that the record names, and that are known here, play on; whoever opens it plays all other seats. */
export async function seatsOf(record: GameRecord, { game, inks: colours, bots }: LoadedGame): Promise<SeatPlan[]> {
  const persons = record.seats.length - (game.automata?.(game.options(record.options)).length ?? 0);
  const inks = colours.seen(Table.open(game, record).view('spectator'));
  const botNames = record.players === undefined ? [] : (await bots()).map((bot) => bot.name);
  const playerOf = (seat: Seat): string => {
    const player = record.players?.[seat] ?? HUMAN;
    if (seat >= persons) return AUPTOLEMY_PLAYER;
    return botNames.includes(player) ? player : HUMAN;
  };
  return record.seats.map((name, seat) => ({ name, ink: at(inks, seat), player: playerOf(seat) }));
}
