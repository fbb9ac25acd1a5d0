import type { HttpName } from '@astrarium/protocol';

/** Who may ask: anybody; whoever may see the table; the holder of the seat; whoever made the table. */
export type Who = 'anybody' | 'visitor' | 'seat' | 'host';

export interface RouteWords {
  readonly summary: string;
  readonly detail: string;
  readonly who: Who;
}

/** What each request of the API is for. */
export const ROUTE_WORDS: { readonly [Name in HttpName]: RouteWords } = {
  'POST /api/tables': {
    summary: 'Make a table',
    detail:
      'Seats are those that decide: `open` to be claimed, or a bot by its name. `host` is where you sit yourself; null, and you only keep the table. The game begins by itself when no seat is open. `tokenHash` is the SHA-256, in hexadecimal, of a token that you make: 43 characters of base64url from 32 random bytes. By it you are the host, and hold your seat. Asked for again with the same hash it is the same table.',
    who: 'anybody',
  },
  'POST /api/tables/import': {
    summary: 'Make a table from a record',
    detail:
      'A recorded game goes on where it stopped, all seats but yours open; a finished one is there to look at. Up to 512 KB of record, 4000 decisions and 100 epochs. Such a table was dealt elsewhere: there is no commitment to check.',
    who: 'anybody',
  },
  'GET /api/tables': {
    summary: 'List public tables',
    detail: 'Newest first, 50 at a time. `before` of the answer asks for the next page.',
    who: 'anybody',
  },
  'POST /api/tables/summaries': {
    summary: 'Look up several tables',
    detail: 'Public facts of up to 100 tables, in the order asked; those that are not there are left out.',
    who: 'anybody',
  },
  'GET /api/tables/:id': { summary: 'See the room', detail: 'Everything about a table that is not the game itself.', who: 'visitor' },
  'POST /api/tables/:id/enter': {
    summary: 'Come in by a link',
    detail: 'Shows the code of an invitation or watch link. From then on the cookie lets the browser see the private table.',
    who: 'anybody',
  },
  'POST /api/tables/:id/cookie': {
    summary: 'Keep a token in a cookie',
    detail: 'For pages: the token of a seat, or of the host, from now on goes with every request to this table, out of reach of scripts.',
    who: 'anybody',
  },
  'POST /api/tables/:id/forget': {
    summary: 'Forget the cookies of a table',
    detail: 'For pages: browsers keep only so many cookies. Nothing changes at the table itself.',
    who: 'anybody',
  },
  'POST /api/tables/:id/claim': {
    summary: 'Take a seat',
    detail:
      'The named seat, or the first that is free. A private table needs the code of an invitation; the code of a hand-over takes the one seat it is for, at any time. `valueHash` is of your part in the deal: the SHA-256 of 16 random bytes, which you show later. `tokenHash` is the SHA-256 of the token that you make for this seat: show the token after `Bearer` from now on. Asked for again with the same hash the answer is the same, so nothing is lost with an answer. Whoever was not invited takes one seat of a public table.',
    who: 'anybody',
  },
  'POST /api/tables/:id/reveal': {
    summary: 'Show your part in the deal',
    detail:
      'When all seats are taken, `room.deal.until` says until when: note the hashes of all, then send your value, 32 hexadecimal digits. The game begins when everybody has, or at that time without those who have not.',
    who: 'seat',
  },
  'POST /api/tables/:id/start': { summary: 'Begin now', detail: 'Bots take the seats that are still open.', who: 'host' },
  'POST /api/tables/:id/leave': {
    summary: 'Leave a seat',
    detail:
      'Before the start the seat becomes free again; later a bot plays it until you take it back. If the seat holds the rights of the host, they go to the next person.',
    who: 'seat',
  },
  'POST /api/tables/:id/close': {
    summary: 'Close the game',
    detail:
      'While it runs: it ends as it stands, for everybody and without a result (`room.closed` is "host"). From then on all of it is open, as after any end, so it can\'t be taken back.',
    who: 'host',
  },
  'POST /api/tables/:id/delete': {
    summary: 'Delete the table',
    detail:
      'At any time: game, seats, links, chat and notes are removed for good, for everybody. Live connections are closed with code 4010, and whoever asks for the table later is answered `table-gone`.',
    who: 'host',
  },
  'POST /api/tables/:id/free': {
    summary: 'Free a seat',
    detail: 'Before the start: somebody else may take it then. The token of whoever sat there ends.',
    who: 'host',
  },
  'POST /api/tables/:id/lend': { summary: 'Let a bot play for you', detail: 'Until you take the seat back.', who: 'seat' },
  'POST /api/tables/:id/take-back': {
    summary: 'Take your seat back',
    detail:
      'From the bot that plays it, with the time that was left, less what the bot has had the present question. A seat without any can not be taken back; by days, not before its next decision.',
    who: 'seat',
  },
  'POST /api/tables/:id/replace': {
    summary: 'Let a bot play for somebody absent',
    detail:
      'Only after `absence` seconds away, by `awaySince` of the seat; before that it is refused with `not-absent`, and `wait` says for how long. They can take the seat back. Before the start the bot has the seat for good.',
    who: 'host',
  },
  'POST /api/tables/:id/invite-link': { summary: 'Get a new invitation', detail: 'Its code claims any free seat.', who: 'host' },
  'POST /api/tables/:id/watch-link': {
    summary: 'Get a watch link',
    detail: 'Its code shows the private table to spectators. For the host and whoever has a seat.',
    who: 'visitor',
  },
  'POST /api/tables/:id/hand-over': {
    summary: 'Hand a seat over',
    detail:
      'The code works once, and ends those made before it. Whoever claims with it has the seat, and the rights of the host if it holds them; your token ends. Your note stays yours: nobody reads it any more.',
    who: 'seat',
  },
  'GET /api/tables/:id/links': { summary: 'List the links', detail: 'Invitations and watch links that work, oldest first.', who: 'host' },
  'POST /api/tables/:id/revoke': {
    summary: 'Revoke a link',
    detail:
      'By its `id` in the list. Whoever came in by it, and has no seat, no longer sees a private table. Answers the links that are left.',
    who: 'host',
  },
  'POST /api/tables/:id/rematch': {
    summary: 'Play again',
    detail:
      'After the end: makes the table of the rematch, or joins the one made, with the seats you name, each with the hash of a new token; a host without a seat gives one by `host`. Sent again it answers the same.',
    who: 'seat',
  },
  'GET /api/tables/:id/record': {
    summary: 'Get the record',
    detail:
      'Of a finished game everything, with seed and deal; of a running one what everybody may know: no seed, and no decision, which may still be a secret, and of its log the newest 1000 decisions, which begin after version `from`.',
    who: 'visitor',
  },
  'GET /api/tables/:id/update': {
    summary: 'See the game, wait for news',
    detail:
      'In the eyes of the seat whose token you show. Without `since` at once and everything; with it, the number of the last update seen, exactly what was missed, as soon as there is something, after at most 25 seconds. The update is null before the start. Of a game with more than 1000 decisions the newest 1000 are told, and `from` is not -1: what was before is told by …/log.',
    who: 'visitor',
  },
  'GET /api/tables/:id/log': {
    summary: 'See what happened before',
    detail:
      'Everything up to the version `upTo`, of at most 1000 decisions; `from` of the answer says after which version it begins, to ask up to it again. At -1 it begins with the setup.',
    who: 'visitor',
  },
  'POST /api/tables/:id/decisions': {
    summary: 'Decide',
    detail:
      'One of the decisions of `update.legal`, in notation. `id` is yours, 8 to 64 letters, digits, "-" or "_": sent twice it is done once. A decision against the rules is answered with the refusal and changes nothing.',
    who: 'seat',
  },
  'POST /api/tables/:id/undo': { summary: 'Go back', detail: 'To a version not before `update.undoLimits`.', who: 'seat' },
  'POST /api/tables/:id/ask-undo': {
    summary: 'Ask the table to go back',
    detail:
      'Further than the law lets you. Every other seat that a person holds must agree, also one that a bot plays for now; any decision in between ends the request. What nobody had seen by then is shuffled anew.',
    who: 'seat',
  },
  'POST /api/tables/:id/answer-undo': { summary: 'Answer such a request', detail: 'One no is enough.', who: 'seat' },
  'POST /api/tables/:id/withdraw-undo': { summary: 'Take such a request back', detail: 'By the seat that asked.', who: 'seat' },
  'GET /api/tables/:id/chat': { summary: 'Read the chat', detail: 'The newest 100 lines, or those after a number.', who: 'visitor' },
  'POST /api/tables/:id/chat': {
    summary: 'Say something',
    detail: 'Up to 400 characters of plain text. Not for spectators, and not too often.',
    who: 'seat',
  },
  'GET /api/tables/:id/note': { summary: 'Read your note', detail: 'What you wrote for yourself.', who: 'seat' },
  'POST /api/tables/:id/note': { summary: 'Write your note', detail: 'Up to 4000 characters, for nobody else.', who: 'seat' },
  'GET /api/tables/:id/webhook': {
    summary: 'See who is told of your turns',
    detail: 'The machine that the webhook of the seat is on, or null. The rest of its address, and the secret, are told to nobody.',
    who: 'seat',
  },
  'POST /api/tables/:id/webhook': {
    summary: 'Be told when it is your turn',
    detail:
      'The server will POST { table, game, seat, at } as JSON to the URL, which must be on a public address, and wait 5 seconds; nothing is sent again, and no redirect followed. The header `x-astrarium-signature: sha256=…` is the HMAC-SHA256 of the body under the secret of the answer, in hexadecimal. A url of null ends it.',
    who: 'seat',
  },
};
