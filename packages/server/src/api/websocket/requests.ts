import type { Viewer } from '@astrarium/core';
import type { ChatLine, LiveName, LiveRequests, You } from '@astrarium/protocol';
import { chatOf, say } from '../../tables/chat.ts';
import { closeGame } from '../../tables/close-game.ts';
import { deleteTable } from '../../tables/delete-table.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { checkDecides, checkHost, checkOwn, holderOf, lend, replace, takeBack } from '../../tables/seats.ts';
import { reveal } from '../../tables/start-game.ts';
import { answerUndo, askUndo, withdrawUndo } from '../../tables/undo-request.ts';
import { logOf, momentOf, type Welcome } from '../../updates/snapshots.ts';
import type { Subscriber } from '../../updates/subscribers.ts';
import { checkSpeech } from '../operations/chat.ts';
import type { Connection } from './connection.ts';

type Answers = {
  readonly [Name in LiveName]: (
    connection: Connection,
    ask: LiveRequests[Name]['ask'],
    n: number,
  ) => Promise<LiveRequests[Name]['answer'] | undefined>;
};

/** What each live request does. One that answers by itself, in its turn at the table, returns undefined. */
export const LIVE_ANSWERS: Answers = {
  watch: async (connection, { since, seats }, n) => {
    await connection.beforeWatch();
    if (connection.gone) return undefined;
    const table = await connection.table();
    const { credentials, steps, outbox } = connection;
    const reseated = (): void => connection.recheck();
    const gone = (): void => connection.sendAway();
    const watcher: Subscriber = { hashes: credentials.hashes, only: seats, steps, send: outbox.say, reseated, gone };
    for (const seat of seats ?? []) checkOwn(table.you(watcher.hashes), seat);
    let chat: readonly ChatLine[] = [];
    const read = async (): Promise<void> => {
      chat = await chatOf(table, connection.api.tables.store);
    };
    const welcome = (seen: Welcome): void => connection.reply(n, { ...seen, chat });
    // Both are asked for in the same turn of the event loop: nothing is said between the two.
    await Promise.all([read(), connection.watch(table, watcher, since, welcome)]);
    return undefined;
  },

  decide: async (connection, { seat, decision, id }) => {
    const table = connection.watched ?? (await here(connection)).table;
    return await table.decide(seat, decision, id, () => checkDecides(table, table.you(connection.credentials.hashes), seat));
  },

  whyNot: async (connection, { seat, decision }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    return { refusal: await table.inTurn(async () => (await table.openGame()).whyNot(seat, decision)) };
  },

  undo: async (connection, { seat, version }) => {
    const { table, you } = await here(connection);
    checkDecides(table, you, seat);
    return table.undo(seat, version);
  },

  peek: async (connection, { viewer }) => {
    const { table, you } = await here(connection);
    checkPerspective(table, you, viewer);
    return { view: await table.inTurn(async () => (await table.openGame()).view(viewer)) };
  },

  moment: async (connection, { version, viewer }) => {
    const { table, you } = await here(connection);
    checkPerspective(table, you, viewer);
    return { moment: await momentOf(table, version, viewer, you) };
  },

  log: async (connection, { upTo, viewer }) => {
    const { table, you } = await here(connection);
    checkPerspective(table, you, viewer);
    return logOf(table, viewer, upTo);
  },

  reveal: async (connection, { seat, value }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    await reveal(table, connection.api.tables.store, seat, value);
    return {};
  },

  lend: async (connection, { seat, bot }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    await lend(table, seat, bot);
    return {};
  },

  takeBack: async (connection, { seat }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    await takeBack(table, seat);
    return {};
  },

  replace: async (connection, { seat, bot }) => {
    const { table, you } = await here(connection);
    checkHost(you);
    const { tables, limits } = connection.api;
    await replace(table, { store: tables.store, botTables: limits.options.botTables }, seat, bot);
    return {};
  },

  close: async (connection) => {
    const { table, you } = await here(connection);
    checkHost(you);
    await closeGame(table);
    return {};
  },

  delete: async (connection) => {
    const { table, you } = await here(connection);
    checkHost(you);
    await deleteTable(table, connection.api.tables, () => checkHost(table.you(connection.credentials.hashes)));
    return {};
  },

  askUndo: async (connection, { seat, version }) => {
    const { table, you } = await here(connection);
    checkDecides(table, you, seat);
    await askUndo(table, seat, version);
    return {};
  },

  answerUndo: async (connection, { seat, yes }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    await answerUndo(table, seat, yes);
    return {};
  },

  withdrawUndo: async (connection, { seat }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    await withdrawUndo(table, seat);
    return {};
  },

  chat: async (connection, { text }) => {
    const { table, you } = await here(connection);
    checkSpeech(connection.api, table, you);
    await say(table, connection.api.tables.store, you, text, connection.api.tables.now());
    return {};
  },

  note: async (connection, { seat, text }) => {
    const { table, you } = await here(connection);
    await connection.api.tables.store.saveNote(table.id, seat, holderOf(table, you, seat), text);
    return {};
  },

  readNote: async (connection, { seat }) => {
    const { table, you } = await here(connection);
    return { text: await connection.api.tables.store.note(table.id, seat, holderOf(table, you, seat)) };
  },
};

/** Who the caller is now: a seat may have been handed over since they came. */
async function here(connection: Connection): Promise<{ readonly table: HostedTable; readonly you: You }> {
  const table = await connection.table();
  const you = table.you(connection.credentials.hashes);
  connection.api.tables.presence.seen(table, you.seats);
  return { table, you };
}

/** While the game runs everybody sees with their own eyes or a spectator's; after it with any. */
function checkPerspective({ facts }: HostedTable, you: You, viewer: Viewer): void {
  if (viewer === 'spectator' || facts.phase === 'finished') return;
  checkOwn(you, viewer);
}
