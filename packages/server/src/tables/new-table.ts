import { randomBytes } from 'node:crypto';
import { at, BadInput, type GameRecord, type Result, readRecord, readSeed, type Seed, Table } from '@astrarium/core';
import { checkVersions } from '@astrarium/host';
import { checkBot, playable } from '@astrarium/host/games';
import {
  check,
  commitmentTo,
  type GameName,
  type ImportedTable,
  type Ink,
  LIMITS,
  NAME,
  type NewOnlineTable,
  type NewSeat,
  type TableTerms,
  usualAbsence,
} from '@astrarium/protocol';
import { ServerProblem, tableGone } from '../lib/problem.ts';
import type { Entry, StoredDeal, StoredSeat, StoredTable } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { checkBotTables } from './bot-table-limit.ts';
import { clockAfter } from './clocks.ts';
import { drawnEpoch } from './epoch-seed.ts';
import { tableIdFor } from './ids.ts';
import { addLink } from './links.ts';
import { nextBot } from './room.ts';
import { withChange } from './row-updates.ts';
import { firstInks, inkedSeats, inkFor } from './seat-colours.ts';
import { botSitting, personSitting } from './seats.ts';
import { hashOf, newCode } from './secrets.ts';
import { startingWith } from './start-game.ts';
import type { TableRow } from './table-row.ts';
import { verified } from './verify-record.ts';

/** A table just made, with the code of an invitation that nobody will be told again. */
export interface Made {
  readonly id: string;
  readonly invite: string;
}

/** When a table is made, and by whom. */
export interface Making {
  readonly now: number;
  /** A short hash of their address. */
  readonly creator: string;
  /** At so many tables of theirs only bots may play at once. */
  readonly botTables: number;
}

/** The table of this token if it is there, asked for again as after a lost answer. The code of its invitation is not known any more. */
export async function madeBefore(store: Store, tokenHash: string, now: number): Promise<Made | undefined> {
  const id = tableIdFor(tokenHash);
  if ((await store.summaries([id])).length === 0) return undefined;
  return { id, invite: await addLink(store, { table: id, kind: 'invite', seat: null, created: now }) };
}

/** A new game: drawn by the server under a commitment, or with a seed of the host's choice. */
export async function makeTable(store: Store, ask: NewOnlineTable, making: Making): Promise<Made> {
  const { game } = playable(ask.game);
  const options = game.options(ask.options);
  const automata = game.automata?.(options) ?? [];
  const deciding = game.seatCount(options) - automata.length;
  if (ask.seats.length !== deciding)
    throw new BadInput('seats', ask.seats.length, `${deciding} seats, as many as decide in a game with these options`);
  const inks = firstInks(ask.game, options);
  const seats = [
    ...ask.seats.map((seat, index) => newSeat(ask.game, seat, at(inks, index))),
    ...automata.map((name, index) => automaton(name, at(inks, deciding + index))),
  ];
  const deal = ask.seed === undefined ? newDeal() : { seed: readSeed(ask.seed), serverSeed: null };
  return keepMade(
    store,
    ask,
    seats,
    { game: ask.game, rules: game.rulesVersion, data: game.dataVersion, options, deal, entries: [] },
    making,
  );
}

/** The record of a game that is to become a table, unless it is too long. */
export function readImported({ record: text }: ImportedTable): GameRecord {
  const record = readRecord(text, LIMITS.decisions);
  const epochs = record.epochs?.length ?? 0;
  if (epochs > LIMITS.epochs)
    throw new ServerProblem('bad-record', `the record has ${epochs} epochs; a game can't have more than ${LIMITS.epochs} here`);
  return record;
}

/** A recorded game goes on at a table of its own; a finished one is there to look at. */
export async function importTable(store: Store, ask: ImportedTable, record: GameRecord, making: Making): Promise<Made> {
  const { game } = playable(record.game);
  checkVersions(game, record, 'this server');
  const options = game.options(record.options);
  if (record.seats.length !== game.seatCount(options))
    throw new BadInput('seats', record.seats.length, `${game.seatCount(options)} names, one for each seat`);
  const name = record.game as GameName;
  const automata = game.automata?.(options) ?? [];
  const deciding = record.seats.length - automata.length;
  const inks = firstInks(name, options);
  const seats = record.seats.map((called, seat): StoredSeat => {
    const ink = at(inks, seat);
    // Automata are called as the game calls them, whatever the record says.
    if (seat >= deciding) return automaton(at(automata, seat - deciding), ink);
    return { ...openSeat(ink), name: check(NAME, called, `seats.${seat}`) };
  });
  const { result, snapshot } = await verified(game, { ...record, options });
  const epoch = result !== null || ask.sameCards === true ? undefined : drawnEpoch();
  const entries = entriesOf(record, epoch, making.now);
  if (entries.length - record.decisions.length > LIMITS.epochs)
    throw new ServerProblem(
      'bad-record',
      `the record has ${LIMITS.epochs} epochs, as many as a game can: it may go on with the same cards`,
    );
  // What the setup dealt is known already.
  const dealt = Table.open(game, { ...record, options, decisions: [] }).view('spectator');
  const deal = { seed: record.seed, serverSeed: null };
  return keepMade(
    store,
    ask,
    inkedSeats(name, dealt, seats),
    {
      game: name,
      rules: record.rules,
      data: record.data,
      options,
      deal,
      entries,
      result,
      snapshot: snapshot && { number: numberAt(record, snapshot.version), body: snapshot },
    },
    making,
  );
}

/** The game that a new table is for. */
export interface Begun {
  readonly game: GameName;
  readonly rules: number;
  readonly data: number;
  readonly options: unknown;
  readonly deal: StoredDeal;
  readonly entries: readonly Entry[];
  /** Of a recorded game that is over. */
  readonly result?: Result | null;
  readonly snapshot?: StoredTable['snapshot'];
}

/** Everything a new table begins with but its game and its seats. */
export interface Beginning extends Making {
  readonly id: string;
  readonly terms: Pick<TableTerms, 'listing' | 'clock' | 'absence'>;
  readonly hostHash: string | null;
  readonly invite: string;
  readonly rematchOf: string | null;
}

/** Keeps a new table; if no seat of it is free, its cards are dealt at once. */
export async function keepTable(store: Store, seats: readonly StoredSeat[], begun: Begun, beginning: Beginning): Promise<void> {
  const { id, terms, hostHash, invite, rematchOf, creator, now, botTables } = beginning;
  const { game, rules, data, options, deal, entries, result = null, snapshot = null } = begun;
  const { clock } = terms;
  const commitment = deal.serverSeed === null ? null : commitmentTo(deal.serverSeed);
  const table: TableRow = {
    id,
    game,
    header: { rules, data, options, clock, absence: terms.absence ?? usualAbsence(clock), commitment, rematchOf, rematch: null, creator },
    phase: 'waiting',
    listing: terms.listing,
    waitingFor: [],
    result: null,
    created: now,
    changed: now,
    revision: 1,
    number: entries.length,
    chat: 0,
    undo: null,
    deal,
    hostHash,
    clock: null,
    seats: seats.map(named),
  };
  const begins = result === null ? withChange(table, await startingWith(table, {}, now, async () => entries), now) : over(table, result);
  await checkBotTables(store, begins, botTables);
  const clocks = clockAfter(table, begins, now) ?? null;
  const bots = nextBot(begins) !== undefined;
  await store.createTable({
    ...begins,
    clock: clocks,
    bots,
    links: [{ hash: hashOf(invite), kind: 'invite', seat: null, created: now }],
    entries,
  });
  if (snapshot !== null) await store.saveSnapshot(id, snapshot.number, snapshot.body);
}

export function newDeal(): StoredDeal {
  return { seed: null, serverSeed: randomBytes(32).toString('hex') };
}

async function keepMade(store: Store, terms: TableTerms, free: readonly StoredSeat[], begun: Begun, making: Making): Promise<Made> {
  const { tokenHash } = terms;
  const [id, invite] = [tableIdFor(tokenHash), newCode()];
  const seats = withHost(begun.game, free, terms.host, tokenHash);
  const kept = keepTable(store, seats, begun, { id, terms, hostHash: tokenHash, invite, rematchOf: null, ...making });
  return kept.then(
    () => ({ id, invite }),
    async (error: unknown) => {
      // Asked for twice at once, it is there by now.
      const before = await madeBefore(store, tokenHash, making.now);
      if (before === undefined) throw (await store.isGone(id)) ? tableGone(id) : error;
      return before;
    },
  );
}

function newSeat(game: GameName, seat: NewSeat, ink: Ink): StoredSeat {
  if (seat.kind === 'open') return openSeat(ink);
  const sits = botSitting(checkBot(game, seat.bot));
  return { ...openSeat(inkFor(game, seat.ink, ink, [])), ...sits, name: seat.name ?? sits.name };
}

/** Whatever way it came, a record, a rematch or a request, no name gets into the store but by the schema. A free seat has none yet. */
function named(seat: StoredSeat, index: number): StoredSeat {
  return seat.name === '' ? seat : { ...seat, name: check(NAME, seat.name, `seats.${index}`) };
}

function openSeat(ink: Ink): StoredSeat {
  return { name: '', ink, player: 'open', lentTo: null, tokenHash: null, value: '', valueHash: '', origin: null, thereUntil: 0 };
}

function automaton(name: string, ink: Ink): StoredSeat {
  return { ...openSeat(ink), name, player: 'auptolemy' };
}

function withHost(game: GameName, seats: readonly StoredSeat[], host: TableTerms['host'], tokenHash: string): readonly StoredSeat[] {
  if (host === null) return seats;
  const chair = seats[host.seat];
  if (chair?.player !== 'open') throw new BadInput('host.seat', host.seat, 'a seat that is open');
  const others = seats.filter(({ player }, seat) => seat !== host.seat && player !== 'open');
  const sits = personSitting(host, inkFor(game, host.ink, chair.ink, others), tokenHash);
  return seats.map((seat, index) => (index === host.seat ? { ...seat, ...sits } : seat));
}

/** The record as entries, with an epoch of this seed at its end if there is one. */
function entriesOf({ decisions, epochs = [] }: GameRecord, fresh: Seed | undefined, now: number): Entry[] {
  const entries: Entry[] = [];
  const begun = new Map(epochs.map(({ at: version, seed }) => [version, seed]));
  if (fresh !== undefined) begun.set(decisions.length, fresh);
  for (let version = 0; version <= decisions.length; version += 1) {
    const decision = decisions[version - 1];
    if (decision !== undefined) {
      const { seat, do: text } = decision;
      entries.push({ kind: 'decide', number: entries.length + 1, at: now, seat, text, id: `record-${version}`, by: 'person' });
    }
    const epoch = begun.get(version);
    if (epoch !== undefined) entries.push({ kind: 'undo', number: entries.length + 1, at: now, seat: null, to: version, epoch });
  }
  return entries;
}

/** The number of the last entry at this version. */
function numberAt({ epochs = [] }: GameRecord, version: number): number {
  return version + epochs.filter(({ at: begun }) => begun <= version).length;
}

/** The table of a recorded game that is over. */
function over(table: TableRow, result: Result): TableRow {
  const seats = table.seats.map((seat) => ({ ...seat, player: seat.player === 'open' ? 'person' : seat.player }));
  return { ...table, phase: 'finished', result, seats };
}
