import { chatOf } from '../../tables/chat.ts';
import { type AddRoute, type Api, roomAnswer, visitorOf } from '../http/routes.ts';
import { OPERATIONS } from './shared.ts';

/** What players say to each other, write for themselves, and ask of the table. */
export function talkRoutes(add: AddRoute, api: Api): void {
  const { store } = api.tables;

  add('GET /api/tables/:id/chat', async ({ after }, { visit }) => ({ lines: await chatOf((await visit()).table, store, after) }));

  add('POST /api/tables/:id/chat', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    return OPERATIONS.chat(visitor, ask);
  });

  add('GET /api/tables/:id/note', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    return OPERATIONS.readNote(visitor, ask);
  });

  add('POST /api/tables/:id/note', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    return OPERATIONS.note(visitor, ask);
  });

  add('POST /api/tables/:id/undo', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    return OPERATIONS.undo(visitor, ask);
  });

  add('POST /api/tables/:id/ask-undo', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.askUndo(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/answer-undo', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.answerUndo(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/withdraw-undo', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.withdrawUndo(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });
}
