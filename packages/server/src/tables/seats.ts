import { BadInput, type Seat } from '@astrarium/core';
import type { Ink, Sitting, You } from '@astrarium/protocol';
import type { Store, StoredSeat } from '../store/store.ts';
import type { Change, Facts } from './facts.ts';
import { checkBot, STAND_IN } from './games.ts';
import type { HostedTable } from './hosted-table.ts';
import { inkFor } from './inks.ts';
import { ServerProblem } from './problem.ts';
import { botPlayer, youOf } from './room.ts';
import { startingWith } from './start.ts';
import { hashOf, newToken } from './tokens.ts';

/** How somebody sits down: with an invitation or a hand-over, at a seat they name or any that is free. */
export interface Seating extends Sitting {
  readonly seat?: Seat;
  readonly code?: string;
}

/** Takes a seat. Returns its token, which nobody will be told again. The game begins when the last seat is taken. */
export async function claim(
  table: HostedTable,
  store: Store,
  seating: Seating,
  hashes: ReadonlySet<string>,
): Promise<{ seat: Seat; token: string }> {
  const token = newToken();
  let taken: Seat = -1;
  await table.inTurn(() =>
    table.change(async (facts) => {
      const link = seating.code === undefined ? undefined : await store.findLink(hashOf(seating.code));
      if (seating.code !== undefined && link?.table !== table.id)
        throw new ServerProblem('bad-link', 'the link is not known here, or was used up');
      if (link?.kind === 'hand-over' && link.seat !== null) {
        taken = link.seat;
        return { ...takingOver(facts, link.seat, seating, hashOf(token)), usedLink: link.hash };
      }
      taken = freeSeat(facts, seating.seat, link?.kind === 'invite' || (await isInvited(store, facts, hashes)));
      const seat = sittingDown(facts, taken, seating, hashOf(token));
      return startingWith(facts, { seats: [{ seat: taken, ...seat }] }, () => store.entriesAfter(facts.id, 0));
    }),
  );
  return { seat: taken, token };
}

/** Before the start the seat becomes free again; later a bot plays it until it is taken back. */
export function leave(table: HostedTable, seat: Seat): Promise<void> {
  return table.inTurn(() =>
    table.change(async (facts) =>
      facts.phase === 'waiting' ? oneSeat(seat, { player: 'open', tokenHash: null, value: '' }) : lending(facts, seat, STAND_IN),
    ),
  );
}

export function lend(table: HostedTable, seat: Seat, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(() => table.change(async (facts) => lending(facts, seat, bot)));
}

export function takeBack(table: HostedTable, seat: Seat): Promise<void> {
  return table.inTurn(() => table.change(async ({ seats }) => (seats[seat]?.lentTo === null ? null : oneSeat(seat, { lentTo: null }))));
}

/** The host lets a bot play for somebody who is absent; before the start the bot takes the seat for good. */
export function replace(table: HostedTable, store: Store, seat: Seat, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(() =>
    table.change(async (facts) => {
      checkBot(facts.game, bot);
      if (facts.phase !== 'waiting') return lending(facts, seat, bot);
      const player = seatOf(facts, seat).player;
      if (player !== 'open' && player !== 'person') throw new BadInput('seat', seat, "a seat that is free or a person's");
      return startingWith(facts, { seats: [{ seat, ...botSitting(bot) }] }, () => store.entriesAfter(facts.id, 0));
    }),
  );
}

/** The host begins: bots take the seats that are still free. */
export function start(table: HostedTable, store: Store, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(() =>
    table.change(async (facts) => {
      if (facts.phase !== 'waiting') throw new ServerProblem('wrong-phase', 'the game has begun already');
      checkBot(facts.game, bot);
      const seats = facts.seats.flatMap(({ player }, seat) => (player === 'open' ? [{ seat, ...botSitting(bot) }] : []));
      return startingWith(facts, { seats }, () => store.entriesAfter(facts.id, 0));
    }),
  );
}

export function checkOwn(you: You, seat: Seat): void {
  if (!you.seats.includes(seat)) throw new ServerProblem('not-your-seat', `seat ${seat} is not yours at this table`);
}

export function checkHost(you: You): void {
  if (!you.host) throw new ServerProblem('not-the-host', 'only whoever made the table may do this');
}

/** The seat may decide by itself: it is theirs, and no bot plays it for now. */
export function checkDecides({ facts }: HostedTable, you: You, seat: Seat): void {
  checkOwn(you, seat);
  if (facts.seats[seat]?.lentTo !== null) throw new ServerProblem('seat-lent', `a bot plays seat ${seat}: take the seat back first`);
}

/** A bot in the chair, named after itself. */
export function botSitting(bot: string): Pick<StoredSeat, 'name' | 'player' | 'tokenHash' | 'value'> {
  return { name: bot, player: botPlayer(bot), tokenHash: null, value: '' };
}

export function personSitting({ name, value }: Sitting, ink: Ink, tokenHash: string): Omit<StoredSeat, 'lentTo'> {
  return { name, ink, player: 'person', tokenHash, value };
}

/** The host, and whoever came in by an invitation. */
async function isInvited(store: Store, facts: Facts, hashes: ReadonlySet<string>): Promise<boolean> {
  if (youOf(facts, hashes).host) return true;
  for (const hash of hashes) {
    const link = await store.findLink(hash);
    if (link?.table === facts.id && link.kind === 'invite') return true;
  }
  return false;
}

function seatOf({ seats }: Facts, seat: Seat): StoredSeat {
  const found = seats[seat];
  if (found === undefined) throw new BadInput('seat', seat, `a seat from 0 to ${seats.length - 1}`);
  return found;
}

/** A free seat with a token is kept for whoever had it at the table of which this is the rematch; an invitation counts more. */
function freeSeat(facts: Facts, wanted: Seat | undefined, invited: boolean): Seat {
  if (facts.phase !== 'waiting') throw new ServerProblem('wrong-phase', 'the game has begun: no seat is free any more');
  if (facts.listing === 'private' && !invited)
    throw new ServerProblem('no-entry', 'the table is private: a seat can be claimed with an invitation only');
  const isFree = ({ player, tokenHash }: StoredSeat): boolean => player === 'open' && (tokenHash === null || invited);
  const seat = wanted === undefined ? facts.seats.findIndex(isFree) : wanted;
  if (seat < 0) throw new ServerProblem('seat-taken', 'no seat is free any more');
  if (!isFree(seatOf(facts, seat))) throw new ServerProblem('seat-taken', `seat ${seat} is not free`);
  return seat;
}

function sittingDown(facts: Facts, seat: Seat, sitting: Sitting, tokenHash: string): Omit<StoredSeat, 'lentTo'> {
  const others = facts.seats.filter(({ player }, index) => index !== seat && player !== 'open');
  return personSitting(sitting, inkFor(facts.game, sitting.ink, seatOf(facts, seat).ink, others), tokenHash);
}

/** What the seat gave to the deal is given: a new holder of a dealt seat changes nothing of it. */
function takingOver(facts: Facts, seat: Seat, sitting: Sitting, tokenHash: string): Change {
  const { value, ...sits } = sittingDown(facts, seat, sitting, tokenHash);
  return oneSeat(seat, { ...sits, lentTo: null, ...(facts.phase === 'waiting' && { value }) });
}

function lending(facts: Facts, seat: Seat, bot: string): Change {
  if (facts.phase !== 'running') throw new ServerProblem('wrong-phase', 'a seat is lent to a bot only while the game runs');
  if (seatOf(facts, seat).player !== 'person') throw new BadInput('seat', seat, "a person's seat");
  return oneSeat(seat, { lentTo: checkBot(facts.game, bot) });
}

function oneSeat(seat: Seat, change: Partial<StoredSeat>): Change {
  return { seats: [{ seat, ...change }] };
}
