import type { Viewer } from '@astrarium/core';
import type { ChatLine, LiveName, LiveRequests, You } from '@astrarium/protocol';
import { chatOf } from '../../tables/chat.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { checkOwn } from '../../tables/seats.ts';
import { logOf, momentOf, type Welcome } from '../../tables/snapshots.ts';
import type { Subscriber } from '../../updates/subscribers.ts';
import { decide, OPERATIONS, type OperationName } from '../operations/shared.ts';
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

  decide: async (connection, ask) => {
    const table = connection.watched ?? (await here(connection)).table;
    return await decide(table, connection.credentials.hashes, ask);
  },

  whyNot: async (connection, { seat, decision }) => {
    const { table, you } = await here(connection);
    checkOwn(you, seat);
    return { refusal: await table.inTurn(async () => (await table.openGame()).whyNot(seat, decision)) };
  },

  undo: shared('undo'),

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

  reveal: shared('reveal'),

  lend: shared('lend'),

  takeBack: shared('takeBack'),

  replace: shared('replace'),

  close: shared('close'),

  delete: shared('delete'),

  askUndo: shared('askUndo'),

  answerUndo: shared('answerUndo'),

  withdrawUndo: shared('withdrawUndo'),

  chat: shared('chat'),

  note: shared('note'),

  readNote: shared('readNote'),
};

/** An operation that HTTP offers too. */
function shared<Name extends OperationName>(
  name: Name,
): (connection: Connection, ask: LiveRequests[Name]['ask']) => Promise<LiveRequests[Name]['answer']> {
  return async (connection, ask) => {
    const { api, credentials } = connection;
    return OPERATIONS[name]({ ...(await here(connection)), api, hashes: credentials.hashes }, ask);
  };
}

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
