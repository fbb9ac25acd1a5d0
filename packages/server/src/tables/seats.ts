import { BadInput, type Seat } from '@astrarium/core';
import { STAND_IN } from '@astrarium/host';
import { checkBot } from '@astrarium/host/games';
import type { Ink, Sitting, You } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { checkAbsent } from './absence.ts';
import { checkBotTables } from './bot-table-limit.ts';
import { isTimeUp } from './clocks.ts';
import type { HostedTable } from './hosted-table.ts';
import { botPlayer, youOf } from './room.ts';
import { withChange } from './row-updates.ts';
import { inkFor } from './seat-colours.ts';
import { SIGN_OF_LIFE } from './seat-presence.ts';
import { hashOf } from './secrets.ts';
import { checkNotDealt, isBeingDealt, startingWith } from './start-game.ts';
import type { Change, TableRow } from './table-row.ts';

/** How somebody sits down: with an invitation or a hand-over, at a seat they name or any that is free. */
export interface Seating extends Sitting {
  readonly tokenHash: string;
  readonly seat?: Seat;
  readonly code?: string;
}

/** What is known of somebody who wants a seat: the tokens and codes they show, and where they come from. */
export interface Claimant {
  readonly hashes: ReadonlySet<string>;
  readonly origin: string;
}

/** Where tables are kept, and at how many of one creator only bots may play at once. */
export interface BotLimit {
  readonly store: Store;
  readonly botTables: number;
}

/** Takes a seat; one that is held by this very token was taken by the same claim before. The game begins when the last seat is taken. */
export async function claim(table: HostedTable, store: Store, seating: Seating, claimant: Claimant): Promise<Seat> {
  let taken: Seat = -1;
  await table.inTurn(() =>
    table.change(async (row, now) => {
      taken = row.seats.findIndex(({ player, tokenHash }) => player === 'person' && tokenHash === seating.tokenHash);
      if (taken >= 0) return null;
      const link = seating.code === undefined ? undefined : await store.findLink(hashOf(seating.code));
      if (seating.code !== undefined && link?.table !== table.id)
        throw new ServerProblem('bad-link', 'the link is not known here, was used up, or was revoked');
      if (link?.kind === 'hand-over' && link.seat !== null) {
        taken = link.seat;
        return { ...takingOver(row, link.seat, seating, now), usedLink: link.hash };
      }
      const invited = link?.kind === 'invite' || (await isInvited(store, row, claimant.hashes));
      taken = seatFor(row, seating.seat, invited);
      if (!invited) checkStranger(row, claimant);
      const sits = { ...sittingDown(row, taken, seating), origin: invited ? null : claimant.origin };
      const change = { seats: [{ seat: taken, ...sits }], ...(bringsHost(row, claimant.hashes) && { hostHash: seating.tokenHash }) };
      return startingWith(row, change, now, () => store.entriesAfter(row.id, 0));
    }),
  );
  return taken;
}

/** Before the start the seat becomes free again; later a bot plays it until it is taken back. The rights of the host go to the next person. */
export function leave(table: HostedTable, seat: Seat): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row) => {
      checkNotDealt(row);
      return {
        ...(row.phase === 'waiting' ? oneSeat(seat, FREE) : lending(row, seat, STAND_IN)),
        ...hostAfter(row, seat),
      };
    }),
  );
}

/** Before the start the host may let somebody else have a seat, also one that a rematch keeps for whoever had it. */
export function freeSeat(table: HostedTable, seat: Seat): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row) => {
      if (row.phase !== 'waiting') throw new ServerProblem('wrong-phase', 'the game has begun: let a bot play for whoever is absent');
      checkNotDealt(row);
      const { player, tokenHash } = seatOf(row, seat);
      if (player === 'open' && tokenHash === null) return null;
      if (player !== 'open' && player !== 'person') throw new BadInput('seat', seat, "a person's seat, or one that is kept for somebody");
      return { ...oneSeat(seat, FREE), ...hostAfter(row, seat) };
    }),
  );
}

export function lend(table: HostedTable, seat: Seat, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(() => table.change(async (row) => lending(row, seat, bot)));
}

/** Lending a seat and taking it back never adds time: whoever has none left leaves it to the bot. */
export function takeBack(table: HostedTable, seat: Seat): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row, now) => {
      if (row.seats[seat]?.lentTo === null) return null;
      if (isTimeUp(row, seat, now)) throw new ServerProblem('time-up', `the time of seat ${seat} is used up: the bot plays on for it`);
      return oneSeat(seat, { lentTo: null });
    }),
  );
}

/**
 * The host lets a bot play for somebody who has been away for long enough; the bot that plays for them already stays. Before the start, when the
 * host may free any seat, the bot takes it for good.
 */
export function replace(table: HostedTable, { store, botTables }: BotLimit, seat: Seat, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(async () => {
    // They may have been seen at another node.
    await table.learnPresence();
    await table.change(async (row, now) => {
      checkBot(row.game, bot);
      if (row.phase !== 'waiting') return replacing(table, row, seat, bot, now);
      checkNotDealt(row);
      const player = seatOf(row, seat).player;
      if (player !== 'open' && player !== 'person') throw new BadInput('seat', seat, "a seat that is free or a person's");
      const change = await startingWith(row, { seats: [{ seat, ...botSitting(bot) }] }, now, () => store.entriesAfter(row.id, 0));
      await checkBotTables(store, withChange(row, change, now), botTables);
      return change;
    });
  });
}

/** The host begins: bots take the seats that are still free. */
export function start(table: HostedTable, { store, botTables }: BotLimit, bot: string = STAND_IN): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row, now) => {
      if (row.phase !== 'waiting') throw new ServerProblem('wrong-phase', 'the game has begun already');
      if (isBeingDealt(row)) return null;
      checkBot(row.game, bot);
      const seats = row.seats.flatMap(({ player }, seat) => (player === 'open' ? [{ seat, ...botSitting(bot) }] : []));
      const change = await startingWith(row, { seats }, now, () => store.entriesAfter(row.id, 0));
      await checkBotTables(store, withChange(row, change, now), botTables);
      return change;
    }),
  );
}

export function checkOwn(you: You, seat: Seat): void {
  if (!you.seats.includes(seat)) throw new ServerProblem('not-your-seat', `seat ${seat} is not yours at this table`);
}

/** The hash of the token by which the seat is theirs. */
export function holderOf({ row }: HostedTable, you: You, seat: Seat): string {
  checkOwn(you, seat);
  return row.seats[seat]?.tokenHash ?? '';
}

export function checkHost(you: You): void {
  if (!you.host) throw new ServerProblem('not-the-host', 'only whoever made the table may do this');
}

/** The seat may decide by itself: it is theirs, and no bot plays it for now. */
export function checkDecides({ row }: HostedTable, you: You, seat: Seat): void {
  checkOwn(you, seat);
  if (row.seats[seat]?.lentTo !== null) throw new ServerProblem('seat-lent', `a bot plays seat ${seat}: take the seat back first`);
}

/** A bot in the chair, named after itself. */
export function botSitting(bot: string): Omit<StoredSeat, 'ink' | 'lentTo' | 'thereUntil'> {
  return { name: bot, player: botPlayer(bot), tokenHash: null, value: '', valueHash: '', origin: null };
}

export function personSitting({ name, valueHash }: Sitting, ink: Ink, tokenHash: string): Omit<StoredSeat, 'lentTo' | 'thereUntil'> {
  return { name, ink, player: 'person', tokenHash, value: '', valueHash, origin: null };
}

/** Does this seat hold the rights of the host? Then they go wherever it goes. */
export function isHostSeat({ hostHash, seats }: TableRow, seat: Seat): boolean {
  return hostHash !== null && seats[seat]?.tokenHash === hostHash;
}

const FREE = { name: '', player: 'open', tokenHash: null, value: '', valueHash: '', origin: null } as const;

/** When the host gets up, the next person who is there becomes the host; where there is nobody else, they stay it without a seat. */
function hostAfter(row: TableRow, seat: Seat): Pick<Change, 'hostHash'> {
  if (!isHostSeat(row, seat)) return {};
  const after = [...row.seats.slice(seat + 1), ...row.seats.slice(0, seat)];
  const next = after.find(({ player, lentTo, tokenHash }) => player === 'person' && lentTo === null && tokenHash !== null);
  return next === undefined ? {} : { hostHash: next.tokenHash };
}

/** A host without a seat who sits down brings the rights along. */
function bringsHost({ hostHash, seats }: TableRow, hashes: ReadonlySet<string>): boolean {
  return hostHash !== null && hashes.has(hostHash) && seats.every(({ tokenHash }) => tokenHash !== hostHash);
}

/** Nobody takes all seats of a public table. The address is asked for too, as a browser can forget that it has a seat. */
function checkStranger(row: TableRow, { hashes, origin }: Claimant): void {
  if (youOf(row, hashes).seats.length === 0 && row.seats.every((seat) => seat.origin !== origin)) return;
  throw new ServerProblem(
    'one-seat',
    'without an invitation one address takes one seat of a public table; ask the host for the invitation',
  );
}

/** The host, and whoever came in by an invitation. */
async function isInvited(store: Store, row: TableRow, hashes: ReadonlySet<string>): Promise<boolean> {
  if (youOf(row, hashes).host) return true;
  for (const hash of hashes) {
    const link = await store.findLink(hash);
    if (link?.table === row.id && link.kind === 'invite') return true;
  }
  return false;
}

function seatOf({ seats }: TableRow, seat: Seat): StoredSeat {
  const found = seats[seat];
  if (found === undefined) throw new BadInput('seat', seat, `a seat from 0 to ${seats.length - 1}`);
  return found;
}

/** A free seat with a token is kept for whoever had it at the table of which this is the rematch; an invitation counts more. */
function seatFor(row: TableRow, wanted: Seat | undefined, invited: boolean): Seat {
  if (row.phase !== 'waiting') throw new ServerProblem('wrong-phase', 'the game has begun: no seat is free any more');
  if (row.listing === 'private' && !invited)
    throw new ServerProblem('no-entry', 'the table is private: a seat can be claimed with an invitation only');
  const isFree = ({ player, tokenHash }: StoredSeat): boolean => player === 'open' && (tokenHash === null || invited);
  const seat = wanted === undefined ? row.seats.findIndex(isFree) : wanted;
  if (seat < 0) throw new ServerProblem('seat-taken', 'no seat is free any more');
  if (!isFree(seatOf(row, seat))) throw new ServerProblem('seat-taken', `seat ${seat} is not free`);
  return seat;
}

function sittingDown(row: TableRow, seat: Seat, sitting: Seating): Omit<StoredSeat, 'lentTo' | 'thereUntil'> {
  const others = row.seats.filter(({ player }, index) => index !== seat && player !== 'open');
  return personSitting(sitting, inkFor(row.game, sitting.ink, seatOf(row, seat).ink, others), sitting.tokenHash);
}

/**
 * What the seat gave to the deal is given: once values are asked for, a new holder changes nothing of it. Nor does a new holder bring time
 * along: where there is none left, the bot plays on.
 */
function takingOver(row: TableRow, seat: Seat, sitting: Seating, now: number): Change {
  const { value, valueHash, ...sits } = sittingDown(row, seat, sitting);
  const part = row.phase === 'waiting' && !isBeingDealt(row) ? { value, valueHash } : {};
  const lentTo = isTimeUp(row, seat, now) ? seatOf(row, seat).lentTo : null;
  return {
    ...oneSeat(seat, { ...sits, lentTo, thereUntil: now + SIGN_OF_LIFE, ...part }),
    ...(isHostSeat(row, seat) && { hostHash: sitting.tokenHash }),
  };
}

function lending(row: TableRow, seat: Seat, bot: string): Change {
  if (row.phase !== 'running') throw new ServerProblem('wrong-phase', 'a seat is lent to a bot only while the game runs');
  if (seatOf(row, seat).player !== 'person') throw new BadInput('seat', seat, "a person's seat");
  return oneSeat(seat, { lentTo: checkBot(row.game, bot) });
}

function replacing(table: HostedTable, row: TableRow, seat: Seat, bot: string, now: number): Change | null {
  const change = lending(row, seat, bot);
  if (seatOf(row, seat).lentTo !== null) return null;
  checkAbsent(row, seat, table.here(), now);
  return change;
}

function oneSeat(seat: Seat, change: Partial<StoredSeat>): Change {
  return { seats: [{ seat, ...change }] };
}
