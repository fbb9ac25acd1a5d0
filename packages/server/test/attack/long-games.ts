import { writeRecord } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { hashOf, newToken } from '../../src/tables/secrets.ts';
import { aLongRecord } from '../a-long-record.ts';
import { claimSeat, request, sitting } from '../a-server.ts';
import { sleep } from '../bench/load.ts';
import { type Attack, again, ask, counted, lives, type Outcome, slowest, type Target } from './attacker.ts';

/** Decisions: there is room for some hundreds more. */
const LONG = LIMITS.decisions - 500;
const TERMS = { listing: 'private', clock: { kind: 'none' }, host: null } as const;

/** Games longer than they may be; and as long as they may be: those are no fault, as long as others notice nothing. */
export const LONG_GAMES: readonly Attack[] = [
  {
    name: 'a record of 16,000 decisions',
    tries: 'to have a game that takes seconds to replay',
    small: true,
    run: async (target) => {
      const record = writeRecord(aLongRecord(16_000));
      const told = await again(target.time, 2, () => imported(target, record));
      return {
        figure: `${counted(told)}, the slowest in ${slowest(told)}`,
        held: told.every(({ status }) => status >= 400 && status < 500),
      };
    },
  },
  {
    name: 'imports of the longest games',
    tries: 'to keep the server replaying games of 4,000 decisions',
    run: async (target) => {
      const record = writeRecord(aLongRecord(LIMITS.decisions));
      const told = await again(target.time, 10, () => imported(target, record));
      return { figure: `${counted(told)}, the slowest in ${slowest(told)}`, held: true };
    },
  },
  {
    name: 'imports with thousands of epochs',
    tries: 'to have thousands of decks shuffled for each replay',
    run: async (target) => {
      // As many as go into the largest file.
      const record = writeRecord(aLongRecord(LIMITS.decisions, true));
      const told = await again(target.time, 10, () => imported(target, record));
      const figure = `${counted(told)} for ${(record.length / 1000).toFixed(0)} KB each, the slowest in ${slowest(told)}`;
      return { figure, held: true };
    },
  },
  {
    name: 'moments of a long game',
    tries: 'to freeze the server by asking for any moment of it',
    run: async (target) => {
      const { id } = await importLong(target);
      const sockets = await lives(target, 20, id);
      let answers = 0;
      let refusals = 0;
      for (const socket of sockets) {
        socket.on('message', (data: Buffer) => {
          if (data.toString('latin1', 0, 20).includes('answer')) answers += 1;
          else refusals += 1;
        });
      }
      let n = 0;
      await again(target.time, 1, async () => {
        for (const socket of sockets) {
          n += 1;
          const asked = { version: (n * 1009) % LONG, viewer: 'spectator' };
          if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ n, name: 'moment', ask: asked }));
        }
        await sleep(50);
      });
      const left = sockets.filter(({ readyState, OPEN }) => readyState === OPEN).length;
      return {
        figure: `${n} asked: ${answers} answered, ${refusals} refused, ${left} of ${sockets.length} connections left`,
        held: true,
      };
    },
  },
  {
    name: 'updates of a long game',
    tries: 'to have all of it told again and again',
    run: (target) => hammered(target, 'update'),
  },
  {
    name: 'records of a long game',
    tries: 'to have all of it written again and again',
    run: (target) => hammered(target, 'record'),
  },
];

/** A game that is long, and goes on, for everybody to watch; the attacker holds every seat. The tokens are by seat. */
export async function importLong(target: Target): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  const record = aLongRecord(LONG);
  const asked = { ...TERMS, listing: 'public', tokenHash: hashOf(newToken()), record: writeRecord(record) } as const;
  const { id, invite } = await request(target, 'POST /api/tables/import', asked);
  const tokens: string[] = [];
  for (const seat of record.seats.keys()) {
    tokens.push((await claimSeat(target, id, { ...sitting(`Player ${seat}`, seat), seat, code: invite })).token);
  }
  return { id, tokens };
}

export function imported(target: Target, record: string): ReturnType<typeof ask> {
  return ask(target, 'POST', '/api/tables/import', JSON.stringify({ ...TERMS, tokenHash: hashOf(newToken()), record }));
}

async function hammered(target: Target, what: 'update' | 'record'): Promise<Outcome> {
  const { id } = await importLong(target);
  const told = await again(target.time, 10, () => ask(target, 'GET', `/api/tables/${id}/${what}`));
  const bytes = told.reduce((sum, { text }) => sum + text.length, 0) / 1e6;
  return { figure: `${counted(told)}, ${bytes.toFixed(0)} MB in all, the slowest in ${slowest(told)}`, held: true };
}
