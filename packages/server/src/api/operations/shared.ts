import type { LiveName, LiveRequests, You } from '@astrarium/protocol';
import { checkRate } from '../../limits/check-rate.ts';
import { deleteTable } from '../../node/delete-table.ts';
import { say, speakerOf } from '../../tables/chat.ts';
import { closeGame } from '../../tables/close-game.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { checkDecides, checkHost, checkOwn, holderOf, lend, replace, takeBack } from '../../tables/seats.ts';
import { reveal } from '../../tables/start-game.ts';
import { answerUndo, askUndo, withdrawUndo } from '../../tables/undo-request.ts';
import type { Api } from '../http/routes.ts';

/** The caller of an operation, who may see the table. */
export interface Visitor {
  readonly api: Pick<Api, 'tables' | 'limits'>;
  readonly table: HostedTable;
  readonly you: You;
  readonly hashes: ReadonlySet<string>;
}

export type OperationName = Exclude<LiveName, 'watch' | 'decide' | 'whyNot' | 'peek' | 'moment' | 'log'>;

type Operations = {
  readonly [Name in OperationName]: (visitor: Visitor, ask: LiveRequests[Name]['ask']) => Promise<LiveRequests[Name]['answer']>;
};

/** Access is checked when the decision's turn has come, since the seat may change hands before that. */
export function decide(table: HostedTable, hashes: ReadonlySet<string>, { seat, decision, id }: LiveRequests['decide']['ask']) {
  return table.decide(seat, decision, id, () => checkDecides(table, table.you(hashes), seat));
}

/** Operations offered both by HTTP and by WebSocket, each with its access check. */
export const OPERATIONS: Operations = {
  undo: async ({ table, you }, { seat, version }) => {
    checkDecides(table, you, seat);
    return table.undo(seat, version);
  },

  askUndo: async ({ table, you }, { seat, version }) => {
    checkDecides(table, you, seat);
    await askUndo(table, seat, version);
    return {};
  },

  answerUndo: async ({ table, you }, { seat, yes }) => {
    checkOwn(you, seat);
    await answerUndo(table, seat, yes);
    return {};
  },

  withdrawUndo: async ({ table, you }, { seat }) => {
    checkOwn(you, seat);
    await withdrawUndo(table, seat);
    return {};
  },

  chat: async ({ api: { tables, limits }, table, you }, { text }) => {
    checkRate(limits.chats, `${table.id} ${speakerOf(you)}`, 'too many lines; wait a little');
    await say(table, tables.store, you, text, tables.now());
    return {};
  },

  note: async ({ api, table, you }, { seat, text }) => {
    await api.tables.store.saveNote(table.id, seat, holderOf(table, you, seat), text);
    return {};
  },

  readNote: async ({ api, table, you }, { seat }) => ({
    text: await api.tables.store.note(table.id, seat, holderOf(table, you, seat)),
  }),

  reveal: async ({ api, table, you }, { seat, value }) => {
    checkOwn(you, seat);
    await reveal(table, api.tables.store, seat, value);
    return {};
  },

  lend: async ({ table, you }, { seat, bot }) => {
    checkOwn(you, seat);
    await lend(table, seat, bot);
    return {};
  },

  takeBack: async ({ table, you }, { seat }) => {
    checkOwn(you, seat);
    await takeBack(table, seat);
    return {};
  },

  replace: async ({ api: { tables, limits }, table, you }, { seat, bot }) => {
    checkHost(you);
    await replace(table, { store: tables.store, botTables: limits.options.botTables }, seat, bot);
    return {};
  },

  close: async ({ table, you }) => {
    checkHost(you);
    await closeGame(table);
    return {};
  },

  delete: async ({ api, table, you, hashes }) => {
    checkHost(you);
    await deleteTable(table, api.tables, () => checkHost(table.you(hashes)));
    return {};
  },
};
