import { Table, writeRecord } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import { LIMITS } from '@astrarium/protocol';
import { newTable } from '../a-server.ts';
import { type Attack, again, ask, counted, type Outcome, slowest, type Target, type Told } from './attacker.ts';
import { imported } from './long-games.ts';

/** What is refused for what it says. */
export const CONTENT: readonly Attack[] = [
  {
    name: 'a name of 500 KB',
    tries: 'to have it kept, and told in every list',
    small: true,
    run: (target) => withName(target, 'x'.repeat(500_000)),
  },
  {
    name: 'a name of combining marks',
    tries: 'to freeze the server while it puts the marks in order',
    small: true,
    // A quarter of a million marks, in the order that takes longest.
    run: (target) => withName(target, `a${'\u0301\u0316'.repeat(120_000)}`),
  },
  {
    name: 'a small name of combining marks',
    tries: 'the same in messages of the usual size',
    small: true,
    run: async (target) => {
      const body = JSON.stringify({ name: `a${'\u0301\u0316'.repeat(3900)}`, valueHash: '0'.repeat(64), tokenHash: '0'.repeat(64) });
      const { id } = await newTable(target);
      return refused(await again(target.time, 20, () => ask(target, 'POST', `/api/tables/${id}/claim`, body)));
    },
  },
  {
    name: 'one table a hundred times',
    tries: 'to get a large answer for a small question',
    small: true,
    run: async (target) => {
      const { id } = await newTable(target);
      const body = JSON.stringify({ ids: Array.from({ length: LIMITS.summaries }, () => id) });
      return refused(await again(target.time, 10, () => ask(target, 'POST', '/api/tables/summaries', body)));
    },
  },
  {
    name: 'deep JSON',
    tries: 'to run out of stack',
    small: true,
    run: async (target) => {
      const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
      const sent = [
        ['/api/tables/import', deep(200_000)],
        ['/api/tables/import', `{"listing":${deep(200_000)}}`],
        ['/api/tables', `{"options":${deep(LIMITS.messageBytes / 2 - 20)}}`],
      ] as const;
      return refused(
        await again(target.time, 5, (count) => {
          const [place, body] = sent[count % sent.length] ?? sent[0];
          return ask(target, 'POST', place, body);
        }),
      );
    },
  },
];

async function withName(target: Target, name: string): Promise<Outcome> {
  const { game } = playable('astra');
  const record = writeRecord(Table.start(game, { options: { players: 2 }, seed: '7'.repeat(64), names: ['Ada', name] }).record());
  return refused(await again(target.time, 2, () => imported(target, record)));
}

/** All of it was refused as what it is, or because there was too much of it. */
function refused(told: readonly Told[]): Outcome {
  const held = told.every(({ status }) => status === 400 || status === 413 || status === 429);
  return { figure: `${counted(told)}, the slowest in ${slowest(told)}`, held };
}
