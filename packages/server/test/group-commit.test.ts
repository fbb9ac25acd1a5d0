import type pg from 'pg';
import { expect, test } from 'vitest';
import { GroupCommit } from '../src/store/group-commit.ts';

const ENTRY = { kind: 'decide', number: 1, at: 0, seat: 0, text: 'rest', id: '1', by: 'person' } as const;

/** A database that answers when it is told to. */
function slowPool(): { readonly pool: pg.Pool; readonly asked: (() => void)[] } {
  const asked: (() => void)[] = [];
  const query = ({ values: [rows] }: { values: [string] }): Promise<unknown> =>
    new Promise((resolve) => {
      asked.push(() => resolve({ rows: JSON.parse(rows) as unknown }));
    });
  return { pool: { query } as unknown as pg.Pool, asked };
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test.each(Array.from({ length: 4 }, (_, steps) => steps))(
  'an entry that comes %i steps after two commits have ended together is kept',
  async (steps) => {
    const { pool, asked } = slowPool();
    const commits = new GroupCommit(pool, () => undefined);
    const first = commits.append('one', ENTRY, { revision: 1 });
    await nextTurn();
    const second = commits.append('two', ENTRY, { revision: 1 });
    await nextTurn();
    expect(asked).toHaveLength(2);
    const third = first.then(async () => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      return commits.append('three', ENTRY, { revision: 1 });
    });
    for (const answer of asked.splice(0)) answer();
    await nextTurn();
    await nextTurn();
    expect(asked).toHaveLength(1);
    for (const answer of asked) answer();
    expect(await Promise.all([second, third])).toEqual(['kept', 'kept']);
    await commits.idle();
  },
);
