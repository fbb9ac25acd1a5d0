import type { LiveName } from '@astrarium/protocol';

/** What each request over a live connection is for, and what it answers. */
export const LIVE_WORDS: { readonly [Name in LiveName]: string } = {
  watch:
    'From now on updates, steps, room and chat are told. `since` is the number of the last update seen, for exactly what was missed; null for everything. Answers { update, room, you, chat }.',
  decide: 'As POST …/decisions. Answers { refusal, number }: the number of the update in which the decision can be seen.',
  whyNot: 'Why the seat can not decide this now. Answers { refusal }, null if it can.',
  undo: 'Back to a version, as far as the law lets the seat. Answers { refusal }.',
  askUndo: 'Asks all others to let one go back further.',
  answerUndo: 'Agrees or refuses, for a seat that a bot plays too.',
  withdrawUndo: 'Takes your request back.',
  peek: 'What one of your seats, or a spectator, sees now. Answers { view }.',
  moment: 'The game after so many decisions: while it runs in your own eyes or a spectator’s, after it in any. Answers { moment }.',
  log: 'What happened up to a version, of at most 1000 decisions: for a game so long that an update begins later, told by its `from`. Answers { from, events }: at -1 it begins with the setup, else ask again up to `from`.',
  chat: 'Says something to all who watch.',
  note: 'Writes your note.',
  readNote: 'Reads it. Answers { text }.',
  reveal: 'As POST …/reveal, when `room.deal.until` asks for it.',
  lend: 'Lets a bot play for you.',
  takeBack: 'Takes the seat back.',
  replace: 'For the host: lets a bot play for somebody who has been away for as long as the table says.',
  close: 'For the host: ends the game as it stands, without a result.',
  delete: 'For the host: removes the table for good. Then the connection is closed with code 4010, as all others there are.',
};

/** How the connection works, a paragraph each. */
export const LIVE_RULES: readonly string[] = [
  'A WebSocket at /api/tables/{id}/live with the cookie of the table or an Authorization header. Messages are JSON text of up to 16 KB.',
  'You send { n, name, ask }: `n` is your own counter from 1. Each is answered by { kind: "answer", n, answer } or { kind: "error", n, problem }; `n` is 0 when a message was too broken to have one.',
  'Once you watch, the server tells { kind: "update", update } whenever the game changes, { kind: "room", room, you } whenever anything else does, and { kind: "chat", line }. Every 25 seconds it tells { kind: "beat" }: after a minute without a word the line is dead.',
  'Whoever wants less to read opens the connection with the subprotocol astrarium.steps: then each further decision is told as { kind: "step", step }, and all else that happens to the game as an update. A step is what the decision changed of the update before it, whose `number` is smaller by one: `number`, `version`, `waitingFor`, `legal`, `undoLimits` and `events` as in an update, `seats` and `result` only if they changed, and `view`, which is to be laid over the view you have: an object over the object or the list that is there, field by field or by index, again and again; anything else takes the place of what is there. If yours has another number, do not guess: watch again.',
  'News of the room come at once, and then at most four times a second. Watch at most once a second: a second time within it is answered later. Messages are counted by what they cost: one each, and one more for every 16 KB of an answer that is long.',
  'After a break, watch again with `since`, the number of the last update you saw. Send decisions without an answer again under the same id.',
  'Close codes: 1012 the server restarts and 4008 you read too slowly (come back at once), 4029 too many messages, or too costly ones, 1009 too large a message, 4003 the table is private, 4004 there is no such table, 4010 it no longer exists, 4011 what is stored of it is damaged.',
];
