import { ServerProblem } from '../../lib/problem.ts';
import { deleteTable } from '../../node/delete-table.ts';
import { closeGame } from '../../tables/close-game.ts';
import { joinRematch, makeRematch, rematchThere } from '../../tables/rematch.ts';
import { type BotLimit, checkHost, claim, freeSeat, leave, lend, replace, start, takeBack } from '../../tables/seats.ts';
import { hashOf, originOf } from '../../tables/secrets.ts';
import { reveal } from '../../tables/start-game.ts';
import { checkEntry, findTable } from '../access.ts';
import type { Api } from '../api.ts';
import { roomAnswer, type ServedOperations } from './operation.ts';
import { checkNewTable } from './tables.ts';

/** Coming in, sitting down and getting up. */
export const COMING: ServedOperations<'room' | 'enter' | 'keepToken' | 'forgetTokens' | 'claim' | 'reveal' | 'leave' | 'rematch'> = {
  room: {
    summary: 'See the room',
    detail: 'Everything about a table that is not the game itself.',
    who: 'visitor',
    run: async () => undefined,
  },

  enter: {
    summary: 'Come in by a link',
    detail: 'Shows the code of an invitation or watch link. From then on the cookie lets the browser see the private table.',
    who: 'anybody',
    run: async ({ code }, { api: { tables }, table: id, hashes, cookies }) => {
      const table = await findTable(tables, id);
      const shown = new Set([...hashes, hashOf(code)]);
      await checkEntry(tables, table, shown);
      cookies.keep('v', code);
      return roomAnswer(table, shown);
    },
  },

  keepToken: {
    summary: 'Keep a token in a cookie',
    detail: 'For pages: the token of a seat, or of the host, from now on goes with every request to this table, out of reach of scripts.',
    who: 'anybody',
    run: async ({ token }, { api: { tables }, table: id, hashes, cookies }) => {
      const table = await findTable(tables, id);
      const hash = hashOf(token);
      const { seats, host } = table.you(new Set([hash]));
      const [seat] = seats;
      if (seat === undefined && !host) throw new ServerProblem('not-your-seat', 'no seat of this table is held by this token');
      cookies.keep(seat ?? 'h', token);
      return roomAnswer(table, new Set([...hashes, hash]));
    },
  },

  forgetTokens: {
    summary: 'Forget the cookies of a table',
    detail: 'For pages: browsers keep only so many cookies. Nothing changes at the table itself.',
    who: 'anybody',
    run: async (_ask, { cookies }) => {
      cookies.end();
      return {};
    },
  },

  claim: {
    summary: 'Take a seat',
    detail:
      'The named seat, or the first that is free. A private table needs the code of an invitation; the code of a hand-over takes the one seat it is for, at any time. `valueHash` is of your part in the deal: the SHA-256 of 16 random bytes, which you show later. `tokenHash` is the SHA-256 of the token that you make for this seat: show the token after `Bearer` from now on. Asked for again with the same hash the answer is the same, so nothing is lost with an answer. Whoever was not invited takes one seat of a public table.',
    who: 'anybody',
    run: async (ask, { api: { tables }, table: id, hashes, address }) => {
      const table = await findTable(tables, id);
      const seat = await claim(table, tables.store, ask, { hashes, origin: originOf(table.id, address) });
      return { seat, ...roomAnswer(table, new Set([...hashes, ask.tokenHash])) };
    },
  },

  reveal: {
    summary: 'Show your part in the deal',
    detail:
      'When all seats are taken, `room.deal.until` says until when: note the hashes of all, then send your value, 32 hexadecimal digits. The game begins when everybody has, or at that time without those who have not.',
    who: 'seat',
    run: ({ seat, value }, { call, table }) => reveal(table, call.api.tables.store, seat, value),
  },

  leave: {
    summary: 'Leave a seat',
    detail:
      'Before the start the seat becomes free again; later a bot plays it until you take it back. If the seat holds the rights of the host, they go to the next person.',
    who: 'seat',
    resends: true,
    run: ({ seat }, { table }) => leave(table, seat),
  },

  rematch: {
    summary: 'Play again',
    detail:
      'After the end: makes the table of the rematch, or joins the one made, with the seats you name, each with the hash of a new token; a host without a seat gives one by `host`. Sent again it answers the same.',
    who: 'member',
    run: async (ask, { call, table }) => {
      const { tables } = call.api;
      // Whoever only joins the rematch makes no table.
      if ((await rematchThere(table, tables.store)) === null) checkNewTable(call);
      const again = await tables.find(await makeRematch(table, botLimit(call.api), tables.now()));
      await joinRematch(again, tables.store, call.hashes, ask);
      tables.wake(again);
      const tokens = [...ask.seats.map(({ tokenHash }) => tokenHash), ...(ask.host === undefined ? [] : [ask.host])];
      return { id: again.id, ...roomAnswer(again, new Set(tokens)) };
    },
  },
};

/** What becomes of a seat, or of the table, once people sit there. */
export const KEEPING: ServedOperations<'start' | 'free' | 'lend' | 'takeBack' | 'replace' | 'close' | 'delete'> = {
  start: {
    summary: 'Begin now',
    detail: 'Bots take the seats that are still open.',
    who: 'host',
    run: ({ bot }, { call, table }) => start(table, botLimit(call.api), bot),
  },

  free: {
    summary: 'Free a seat',
    detail: 'Before the start: somebody else may take it then. The token of whoever sat there ends.',
    who: 'host',
    run: ({ seat }, { table }) => freeSeat(table, seat),
  },

  lend: {
    summary: 'Let a bot play for you',
    detail: 'Until you take the seat back.',
    who: 'seat',
    resends: true,
    run: ({ seat, bot }, { table }) => lend(table, seat, bot),
  },

  takeBack: {
    summary: 'Take your seat back',
    detail:
      'From the bot that plays it, with the time that was left, less what the bot has had the present question. A seat without any can not be taken back; by days, not before its next decision.',
    who: 'seat',
    resends: true,
    run: ({ seat }, { table }) => takeBack(table, seat),
  },

  replace: {
    summary: 'Let a bot play for somebody absent',
    detail:
      'Only after `absence` seconds away, by `awaySince` of the seat; before that it is refused with `not-absent`, and `wait` says for how long. They can take the seat back. Before the start the bot has the seat for good.',
    who: 'host',
    resends: true,
    run: ({ seat, bot }, { call, table }) => replace(table, botLimit(call.api), seat, bot),
  },

  close: {
    summary: 'Close the game',
    detail:
      'While it runs: it ends as it stands, for everybody and without a result (`room.closed` is "host"). From then on all of it is open, as after any end, so it can\'t be taken back.',
    who: 'host',
    run: (_ask, { table }) => closeGame(table),
  },

  delete: {
    summary: 'Delete the table',
    detail:
      'At any time: game, seats, links, chat and notes are removed for good, for everybody. Live connections are closed with code 4010, and whoever asks for the table later is answered `table-gone`.',
    who: 'host',
    run: async (_ask, { call, table }) => {
      await deleteTable(table, call.api.tables, () => checkHost(table.you(call.hashes)));
      call.cookies.end();
      return {};
    },
  },
};

function botLimit({ tables: { store }, limits }: Api): BotLimit {
  return { store, botTables: limits.options.botTables };
}
