import { checkRate } from '../../limits/check-rate.ts';
import { chatOf, say, speakerOf } from '../../tables/chat.ts';
import { holderOf } from '../../tables/seats.ts';
import type { ServedOperations } from './operation.ts';

/** What players say to each other, and write for themselves. */
export const CHAT: ServedOperations<'readChat' | 'chat' | 'readNote' | 'note'> = {
  readChat: {
    summary: 'Read the chat',
    detail: 'The newest 100 lines, or those after a number.',
    who: 'visitor',
    run: async ({ after }, { call, table }) => ({ lines: await chatOf(table, call.api.tables.store, after) }),
  },

  chat: {
    summary: 'Say something',
    detail: 'Up to 400 characters of plain text, to all who watch. Not too often.',
    who: 'speaker',
    run: async ({ text }, { call, table, you }) => {
      const { tables, limits } = call.api;
      checkRate(limits.chats, `${table.id} ${speakerOf(you)}`, 'too many lines; wait a little');
      await say(table, tables.store, you, text, tables.now());
      return {};
    },
  },

  readNote: {
    summary: 'Read your note',
    detail: 'What you wrote for yourself.',
    who: 'seat',
    run: async ({ seat }, { call, table, you }) => ({
      text: await call.api.tables.store.note(table.id, seat, holderOf(table, you, seat)),
    }),
  },

  note: {
    summary: 'Write your note',
    detail: 'Up to 4000 characters, for nobody else.',
    who: 'seat',
    run: async ({ seat, text }, { call, table, you }) => {
      await call.api.tables.store.saveNote(table.id, seat, holderOf(table, you, seat), text);
      return {};
    },
  },
};
