import { type AnswerTime, drawAnswerTime, untilAnswer } from '@astrarium/bots/answer-time';
import { THINKING_TIME } from '@astrarium/bots/thinking-time';
import { at, type GameRecord, newRecord, type Refusal, readSeed, type Seat, type Seed } from '@astrarium/core';
import { botNamed, botTask, checkVersions, decideAtOnce, STAND_IN } from '@astrarium/host';
import { type LoadedGame, loadGame } from '@astrarium/host/lazy-games';
import { type AroundBots, type BotThought, BotTurn } from './bot-turn.ts';
import { DiscoveryKeeper, type OpenTable } from './keep-discoveries.ts';
import { LocalTable } from './local-table.ts';
import {
  type GameName,
  type NewTable,
  PACES,
  type Pace,
  type RequestName,
  type Requests,
  type SeatPlan,
  type TableSummary,
  type TableUpdate,
} from './messages.ts';
import { HostProblem, problemOf } from './problems.ts';
import type { StoredTable, TableStore } from './store.ts';

/** What the host needs of the machine around it; tests give it a clock and chance of their own. */
export interface Surroundings extends AroundBots {
  readonly store: TableStore;
  readonly newId: () => string;
  readonly newSeed: () => Seed;
  /** A whole number from 0 up to n that nobody can foresee. */
  readonly below: (n: number) => number;
  /** Where updates of the watched table go. */
  readonly tell: (update: TableUpdate) => void;
  /** Tells the hosts of other tabs that a table has changed; they are to call `changedElsewhere`. */
  readonly spread: (table: string) => void;
}

/**
 * The host of all games at this browser. Each change is stored before it is told. One request after another: what a table is
 * asked while it still stores waits its turn.
 */
export class LocalTables {
  private readonly around: Surroundings;
  private readonly discoveries: DiscoveryKeeper;
  private readonly open = new Map<string, OpenTable>();
  private watched: string | undefined;
  private pace: Pace = 'brisk';
  private queue: Promise<unknown> = Promise.resolve();
  /** The bot whose decision the watched table waits for. */
  private turn: BotTurn | undefined;

  constructor(around: Surroundings) {
    this.around = around;
    const { store, now, spread } = around;
    this.discoveries = new DiscoveryKeeper({ store, now, open: (stored) => this.openStored(stored), spread: () => spread('') });
  }

  /** Carries out a request after those before it. */
  ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask']): Promise<Requests[Name]['answer']> {
    const handler = this.handlers[name] as (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']>;
    return this.inTurn(() => handler(ask));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(work);
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private readonly handlers: { readonly [Name in RequestName]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> } = {
    create: async ({ table }) => ({ id: await this.create(table) }),

    list: async () => {
      const stored = (await this.around.store.all()).filter(({ removed }) => !removed);
      const tables = await Promise.all(stored.map((table) => this.summaryOf(table)));
      return { tables: tables.toSorted((a, b) => b.changed - a.changed) };
    },

    watch: async ({ table }) => {
      // Another tab may have played on: what is stored counts.
      const { local } = await this.openStored(await this.stored(table));
      if (this.watched !== table) this.turn?.drop();
      this.watched = table;
      this.wakeBot();
      return { update: local.whole() };
    },

    look: async ({ table }) => ({ update: (await this.find(table)).local.whole() }),

    unwatch: async ({ table }) => {
      if (this.watched !== table) return {};
      this.watched = undefined;
      this.turn?.drop();
      return {};
    },

    decide: async ({ table, seat, decision, id }) => {
      const { local } = await this.find(table);
      return { refusal: local.knows(id) ? null : await this.take(local, seat, decision, id) };
    },

    whyNot: async ({ table, seat, decision }) => ({ refusal: (await this.find(table)).local.whyNot(seat, decision) }),

    advise: async ({ table, seat }) => {
      const { local, playable } = await this.find(table);
      const { version, game } = local.table;
      if (!local.table.waitingFor().includes(seat)) return { version, decision: null };
      return { version, decision: game.write(await decisionAtOnce(local, playable, seat, STAND_IN)) };
    },

    undo: async ({ table, seat, version }) => {
      const { local } = await this.find(table);
      const refusal = local.goBack(seat, version);
      if (refusal !== undefined) return { refusal };
      await this.keepAndTell(local, () => local.whole());
      return { refusal: null };
    },

    pace: async ({ pace }) => {
      this.pace = pace;
      return {};
    },

    peek: async ({ table, viewer }) => {
      const { local } = await this.find(table);
      return { view: local.view(viewer), version: local.table.version };
    },

    moment: async ({ table, version, viewer }) => ({ moment: (await this.find(table)).local.moment(version, viewer) }),

    standings: async ({ table }) => this.handlers.standingsOf({ record: (await this.find(table)).local.table.record() }),
    standingsOf: async ({ record }) => (await import('./standings.ts')).tellStandings(record),

    fork: async ({ table, version, sameCards }) => {
      const { local } = await this.find(table);
      const record = local.forkRecord(version, sameCards ? undefined : this.around.newSeed());
      const id = await this.keepNew(local.game, local.seats, record);
      await this.discoveries.inherit(await this.find(id));
      return { id };
    },

    remove: async ({ table }) => this.setRemoved(table, true),

    restore: async ({ table }) => this.setRemoved(table, false),

    exportRecord: async ({ table }) => {
      // What is stored, not what can be opened: a damaged game can be taken along too.
      const { exported } = await import('./record-files.ts');
      return exported(await this.stored(table));
    },

    importRecord: async ({ text }) => ({ id: await this.importRecord(text) }),

    discoveries: () => this.discoveries.all(),
    noteDiscoveries: async ({ table, game, events, seats }) => {
      const { discoveredBy } = await loadGame(game);
      await this.discoveries.note({ id: table, game }, discoveredBy?.(events, seats) ?? []);
      return {};
    },
    resetDiscoveries: ({ since }) => this.discoveries.reset(since),
  };

  private async create({ game: name, options, seats: given, seed, script }: NewTable): Promise<string> {
    const [{ game }, { checkedNames }] = await Promise.all([loadGame(name), import('./checked-names.ts')]);
    const checked = game.options(options);
    const names = checkedNames(given.map((seat) => seat.name));
    const seats = given.map((seat, index) => ({ ...seat, name: at(names, index) }));
    const record = newRecord(game, checked, seed === undefined ? this.around.newSeed() : readSeed(seed), names);
    return this.keepNew(name, seats, record, script === undefined ? {} : { script });
  }

  /** A record from a file becomes a table, once. The bots it names play on; whoever imports it plays all other seats. */
  private async importRecord(text: string): Promise<string> {
    const { exported, markOf, readImported, seatsOf } = await import('./record-files.ts');
    const record = readImported(text);
    const imported = markOf(record);
    const known = await this.keptBefore((stored) => {
      return stored.record.seed === record.seed && (stored.imported === imported || markOf(exported(stored).record) === imported);
    });
    if (known !== undefined) return known;
    const playable = await loadGame(record.game);
    checkVersions(playable.game, record, 'this page');
    return this.keepNew(record.game as GameName, await seatsOf(record, playable), record, { imported });
  }

  /** A sound table that is like this. If it was removed it comes back. */
  private async keptBefore(isLike: (stored: StoredTable) => boolean): Promise<string | undefined> {
    for (const stored of await this.around.store.all()) {
      if (!isLike(stored) || (await this.summaryOf(stored)).problem !== null) continue;
      if (stored.removed) await this.setRemoved(stored.id, false);
      return stored.id;
    }
    return undefined;
  }

  private async keepNew(
    game: GameName,
    seats: readonly SeatPlan[],
    record: GameRecord,
    more: Pick<StoredTable, 'script' | 'imported'> = {},
  ): Promise<string> {
    const id = this.around.newId();
    const stored: StoredTable = { id, game, seats, record, ...more, revision: 1, changed: this.around.now(), removed: false };
    await this.openStored(stored);
    await this.around.store.put(stored);
    this.around.spread(id);
    return id;
  }

  private async find(id: string): Promise<OpenTable> {
    const open = this.open.get(id);
    if (open !== undefined) return open;
    return this.openStored(await this.stored(id));
  }

  private async stored(id: string): Promise<StoredTable> {
    const stored = await this.around.store.get(id);
    if (stored === undefined || stored.removed) throw new HostProblem('no-such-table', `there is no table ${id} in this browser`);
    return stored;
  }

  private async openStored(stored: StoredTable): Promise<OpenTable> {
    const known = this.open.get(stored.id);
    if (known !== undefined && known.local.revision >= stored.revision) return known;
    const playable = await loadGame(stored.game);
    checkVersions(playable.game, stored.record, 'this page');
    const open = { local: new LocalTable(playable.game, stored), playable };
    this.open.set(stored.id, open);
    return open;
  }

  private async summaryOf(stored: StoredTable): Promise<TableSummary> {
    try {
      return (await this.openStored(stored)).local.summary();
    } catch (error) {
      const { id, game, seats, record, changed } = stored;
      return { id, game, seats, version: record.decisions.length, waitingFor: [], result: null, changed, problem: problemOf(error) };
    }
  }

  /** Stored before it is told. If another tab was first, this one forgets what it did and shows what is there. */
  private async keepAndTell(local: LocalTable, update: () => TableUpdate): Promise<void> {
    // What a bot was asked is no longer so.
    if (this.watched === local.id) this.turn?.drop();
    const kept = await this.around.store.put(local.toStore(this.around.now()));
    if (!kept) {
      this.open.delete(local.id);
      const { local: theirs } = await this.find(local.id);
      if (this.watched === local.id) this.around.tell(theirs.whole());
      throw new HostProblem('changed-elsewhere', 'this game was played on in another tab; it is shown as it stands there');
    }
    this.around.spread(local.id);
    if (this.watched === local.id) this.around.tell(update());
    this.wakeBot();
    const open = this.open.get(local.id);
    if (open !== undefined) await this.discoveries.noteTable(open);
  }

  /** Another tab has changed the table: whoever watches it here sees what it did. */
  changedElsewhere(id: string): Promise<void> {
    return this.inTurn(async () => {
      const before = this.open.get(id)?.local;
      if (before === undefined || this.watched !== id) return;
      const { local } = await this.openStored(await this.stored(id));
      if (local === before) return;
      this.turn?.drop();
      this.around.tell(local.since(before));
      this.wakeBot();
    });
  }

  private async setRemoved(id: string, removed: boolean): Promise<Record<string, never>> {
    const stored = await this.around.store.get(id);
    if (stored === undefined) throw new HostProblem('no-such-table', `there is no table ${id} in this browser`);
    await this.around.store.put({ ...stored, removed, revision: stored.revision + 1 });
    this.open.delete(id);
    this.around.spread(id);
    return {};
  }

  /** Lets the next bot of the watched table decide. Only ever one at a time. */
  private wakeBot(): void {
    const table = this.watched;
    if (table === undefined || this.turn !== undefined || this.open.get(table)?.local.nextBot() === undefined) return;
    const turn = new BotTurn(this.around);
    this.turn = turn;
    this.letBot(table, turn)
      .catch(() => undefined)
      .finally(() => {
        this.turn = undefined;
        this.wakeBot();
      });
  }

  /** The bot decides at once, or thinks ahead, while others may ask the table; what it decided is done when it is time, unless the table has moved on. */
  private async letBot(id: string, turn: BotTurn): Promise<void> {
    const asked = await this.inTurn(() => this.askBot(id, turn));
    if (asked === undefined) return;
    const { seat, revision, time } = asked;
    const thought = await asked.thought;
    await turn.wait(time === undefined ? PACES[this.pace] : untilAnswer(time, this.around.now() - turn.begun));
    await this.inTurn(async () => {
      const { local, playable } = await this.find(id);
      if (turn.isOver || local.revision !== revision || this.watched !== id) return;
      if (thought.sure !== undefined) local.sure.set(seat, thought.sure);
      const decision = thought.decision ?? (await decisionAtOnce(local, playable, seat, STAND_IN));
      await this.take(local, seat, local.table.game.write(decision), this.around.newId());
    });
  }

  private async askBot(id: string, turn: BotTurn): Promise<AskedBot | undefined> {
    const { local, playable } = await this.find(id);
    const next = local.nextBot();
    if (next === undefined || this.watched !== id || turn.isOver) return undefined;
    const { seat, bot } = next;
    // Whoever plays against it must not learn from its time how much there was to choose.
    const time = playable.closedHands && local.persons.length > 0 ? drawAnswerTime(bot, PACES[this.pace], this.around.below) : undefined;
    const thinks = THINKING_TIME[bot] !== undefined && local.nextScripted()?.seat !== seat && local.table.legal(seat).length > 1;
    const thought = thinks
      ? turn.think(botTask(local, next, time?.thought ?? THINKING_TIME[bot] ?? 0), local.table.game)
      : { decision: await decisionAtOnce(local, playable, seat, bot) };
    return { seat, revision: local.revision, time, thought: Promise.resolve(thought) };
  }

  /** Takes a decision, stores and tells it; answers with why it is refused. */
  private async take(local: LocalTable, seat: Seat, text: string, id: string): Promise<Refusal | null> {
    const taken = local.take(seat, text, id);
    if (!('told' in taken)) return taken;
    await this.keepAndTell(local, () => local.after(taken));
    return null;
  }
}

/** What a bot decides at once: the script's decision, the only one there is, or its choice. */
async function decisionAtOnce(local: LocalTable, { bots }: LoadedGame, seat: Seat, bot: string): Promise<unknown> {
  const { table } = local;
  const scripted = local.nextScripted();
  if (scripted?.seat === seat) return table.game.read(scripted.do);
  return decideAtOnce(table, seat, async () => botNamed(await bots(), bot));
}

/** A bot that was asked about the table as it stood at this revision. */
interface AskedBot {
  readonly seat: Seat;
  readonly revision: number;
  /** When it is to answer; undefined where its time tells nothing. */
  readonly time: AnswerTime | undefined;
  readonly thought: Promise<BotThought>;
}
