import { BadInput, type Seat } from '@astrarium/core';
import { dealSeed, LIMITS, valueHash } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { Entry } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { HostedGame } from './hosted-game.ts';
import type { HostedTable } from './hosted-table.ts';
import { withChange } from './row-updates.ts';
import { inkedSeats } from './seat-colours.ts';
import type { Change, TableRow } from './table-row.ts';

/**
 * The change, and if no seat is free after it, what follows: persons are asked to show their values, and once all have, or their time is over, the
 * cards are dealt and the game begins. `entries` are those of an imported game.
 */
export async function startingWith(row: TableRow, change: Change, now: number, entries: () => Promise<readonly Entry[]>): Promise<Change> {
  const after = withChange(row, change, row.changed);
  if (after.seats.some(({ player }) => player === 'open')) return change;
  const until = after.deal.revealBy ?? now + LIMITS.revealSeconds * 1000;
  if (after.deal.seed === null && isAwaited(after) && now < until) return { ...change, deal: { ...after.deal, revealBy: until } };
  const deal = { seed: after.deal.seed ?? dealt(after), serverSeed: after.deal.serverSeed };
  const game = new HostedGame({ ...after, deal }, await entries(), null);
  const inked = inkedSeats(row.game, game.view('spectator'), after.seats);
  // Nobody is missed before the game began.
  const seats = inked.map((seat, index) => ({ ...seat, origin: null, thereUntil: Math.max(seat.thereUntil, now), seat: index }));
  return { ...change, seats, deal, phase: 'running', waitingFor: game.waitingFor() };
}

/** Somebody shows the value whose hash they sat down with. */
export function reveal(table: HostedTable, store: Store, seat: Seat, value: string): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row, now) => {
      const { value: known = '', valueHash: hash } = row.seats[seat] ?? {};
      if (known === value) return null;
      if (valueHash(value) !== hash) throw new BadInput('value', value, 'the value whose hash was sent when the seat was taken');
      if (!isBeingDealt(row)) throw new ServerProblem('wrong-phase', 'values are shown when all seats are taken, before the game begins');
      return startingWith(row, { seats: [{ seat, value }] }, now, () => store.entriesAfter(row.id, 0));
    }),
  );
}

/** Begins without the values that did not come in time. */
export function dealWithout(table: HostedTable, store: Store): Promise<void> {
  return table.inTurn(async () => {
    // Whether time is up, only what is stored can tell: another node may have dealt.
    await table.catchUp();
    await table.change(async (row, now) =>
      isBeingDealt(row) && now >= (row.deal.revealBy ?? 0) ? startingWith(row, {}, now, () => store.entriesAfter(row.id, 0)) : null,
    );
  });
}

/** All seats are taken, and values are being shown: nobody may get up now and so choose another deal. */
export function isBeingDealt({ phase, deal }: TableRow): boolean {
  return phase === 'waiting' && deal.revealBy !== undefined;
}

export function checkNotDealt(row: TableRow): void {
  if (isBeingDealt(row)) throw new ServerProblem('wrong-phase', 'the cards are being dealt: the game begins in a moment');
}

function isAwaited({ seats }: TableRow): boolean {
  return seats.some((seat) => seat.player === 'person' && seat.valueHash !== '' && seat.value === '');
}

function dealt({ id, deal, seats }: TableRow): string {
  if (deal.serverSeed === null) throw new Error(`table ${id} has neither a seed nor the server's part of one`);
  return dealSeed({ table: id, serverSeed: deal.serverSeed, values: seats.map(({ value }) => value) });
}
