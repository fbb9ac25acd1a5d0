import type { You } from '@astrarium/protocol';
import { checkRate } from '../../limits/check-rate.ts';
import { chatOf, say, speakerOf } from '../../tables/chat.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { checkDecides, checkOwn, holderOf } from '../../tables/seats.ts';
import { answerUndo, askUndo, withdrawUndo } from '../../tables/undo-request.ts';
import { type AddRoute, type Api, roomAnswer } from '../http/routes.ts';

/** What players say to each other, write for themselves, and ask of the table. */
export function talkRoutes(add: AddRoute, api: Api): void {
  const { store } = api.tables;

  add('GET /api/tables/:id/chat', async ({ after }, { visit }) => ({ lines: await chatOf((await visit()).table, store, after) }));

  add('POST /api/tables/:id/chat', async ({ text }, { visit }) => {
    const { table, you } = await visit();
    checkSpeech(api, table, you);
    await say(table, store, you, text, api.tables.now());
    return {};
  });

  add('GET /api/tables/:id/note', async ({ seat }, { visit }) => {
    const { table, you } = await visit();
    return { text: await store.note(table.id, seat, holderOf(table, you, seat)) };
  });

  add('POST /api/tables/:id/note', async ({ seat, text }, { visit }) => {
    const { table, you } = await visit();
    await store.saveNote(table.id, seat, holderOf(table, you, seat), text);
    return {};
  });

  add('POST /api/tables/:id/undo', async ({ seat, version }, { visit }) => {
    const { table, you } = await visit();
    checkDecides(table, you, seat);
    return table.undo(seat, version);
  });

  add('POST /api/tables/:id/ask-undo', async ({ seat, version }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkDecides(table, you, seat);
    await askUndo(table, seat, version);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/answer-undo', async ({ seat, yes }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await answerUndo(table, seat, yes);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/withdraw-undo', async ({ seat }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await withdrawUndo(table, seat);
    return roomAnswer(table, credentials.hashes);
  });
}

/** Nobody floods the others. */
export function checkSpeech({ limits }: Api, table: HostedTable, you: You): void {
  checkRate(limits.chats, `${table.id} ${speakerOf(you)}`, 'too many lines; wait a little');
}
