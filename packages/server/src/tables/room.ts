import { at, type Seat } from '@astrarium/core';
import { type BotAsked, nextBot as firstBot } from '@astrarium/host';
import {
  AUPTOLEMY_PLAYER,
  type Clock,
  type DealPromise,
  dealProof,
  HUMAN,
  type OnlineSummary,
  type PublicSeat,
  type Room,
  type SeatPlan,
  type You,
} from '@astrarium/protocol';
import type { Player, StoredSeat, TableSummary } from '../store/rows.ts';
import { absenceOf, awaySince } from './absence.ts';
import type { TableNow, TableRow } from './table-row.ts';

type SeatFacts = Pick<StoredSeat, 'name' | 'ink' | 'player' | 'lentTo'>;

/** The room as everybody at the table sees it. */
export function roomOf(
  row: TableRow,
  live: Pick<Room, 'clocks' | 'undo' | 'spectators' | 'now'> & { readonly here: ReadonlySet<Seat> },
): Room {
  const { here, ...rest } = live;
  const { header } = row;
  return {
    ...rest,
    table: row.id,
    game: row.game,
    options: header.options,
    phase: row.phase,
    closed: header.closed ?? null,
    listing: row.listing,
    seats: row.seats.map((seat, index) => ({
      ...publicSeat(seat),
      present: here.has(index),
      awaySince: awaySince(row, index, here),
    })),
    clock: header.clock,
    absence: absenceOf(header),
    deal: dealOf(row),
    host: hostSeatOf(row),
    rematch: header.rematch,
    created: row.created,
  };
}

export function summaryOf(summary: TableSummary): OnlineSummary {
  const { id, game, header, phase, listing, seats, waitingFor, result, created, changed } = summary;
  const clock: Clock = header.clock;
  return {
    id,
    game,
    options: header.options,
    phase,
    listing,
    clock,
    seats: seats.map(publicSeat),
    waitingFor,
    result,
    deal: dealProof(header.commitment !== null, phase !== 'waiting', shownBy(seats)),
    rematch: header.rematch,
    created,
    changed,
  };
}

/** Who the holder of these tokens is at the table. */
export function youOf(row: TableRow, hashes: ReadonlySet<string>): You {
  const seats: Seat[] = [];
  // Asked for every decision.
  for (let seat = 0; seat < row.seats.length; seat += 1) {
    const { player, tokenHash } = at(row.seats, seat);
    if (player === 'person' && tokenHash !== null && hashes.has(tokenHash)) seats.push(seat);
  }
  return { seats, host: row.hostHash !== null && hashes.has(row.hostHash) };
}

function dealOf({ header: { commitment }, deal, phase, seats }: TableRow): DealPromise {
  if (commitment === null) return { kind: 'elsewhere' };
  return {
    kind: 'committed',
    commitment,
    hashes: seats.map(({ valueHash }) => valueHash),
    shown: seats.flatMap(({ value }, seat) => (value === '' ? [] : [seat])),
    until: phase === 'waiting' ? (deal.revealBy ?? null) : null,
  };
}

/** Of each person, whether their value is in the deal. */
function shownBy(seats: TableSummary['seats']): boolean[] {
  return seats.flatMap(({ player, shown }) => (player === 'person' ? [shown] : []));
}

function hostSeatOf({ hostHash, seats }: TableRow): Seat | null {
  const seat = hostHash === null ? -1 : seats.findIndex(({ player, tokenHash }) => player === 'person' && tokenHash === hostHash);
  return seat < 0 ? null : seat;
}

/** The bot that decides for the seat now; undefined for a person and for who is never asked. */
export function botOf({ player, lentTo }: SeatFacts): string | undefined {
  if (player === 'person') return lentTo ?? undefined;
  return player.startsWith('bot:') ? player.slice('bot:'.length) : undefined;
}

/** Whose turn it is, among those for whom a bot decides. */
export function nextBot({ phase, waitingFor, seats }: TableNow): BotAsked | undefined {
  if (phase !== 'running') return undefined;
  return firstBot(waitingFor, (seat) => {
    const sits = seats[seat];
    return sits && botOf(sits);
  });
}

export function botPlayer(bot: string): Player {
  return `bot:${bot}`;
}

export function seatPlans({ seats }: TableRow): SeatPlan[] {
  return seats.map((seat) => ({ name: seat.name, ink: seat.ink, player: playerOf(seat) }));
}

function playerOf(seat: SeatFacts): string {
  if (seat.player === 'auptolemy') return AUPTOLEMY_PLAYER;
  return botOf(seat) ?? HUMAN;
}

function publicSeat({ name, ink, player, lentTo }: SeatFacts): PublicSeat {
  const looks = { name, ink };
  if (player === 'open') return { ...looks, kind: 'open' };
  if (player === 'person') return { ...looks, kind: 'person', lent: lentTo };
  if (player === 'auptolemy') return { ...looks, kind: 'automaton' };
  return { ...looks, kind: 'bot', bot: player.slice('bot:'.length) };
}
