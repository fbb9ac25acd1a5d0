import type pg from 'pg';
import { expect, test } from 'vitest';
import { GroupCommit } from '../src/store/group-commit.ts';

const ENTRY = { kind: 'decide', number: 1, at: 0, seat: 0, text: 'rest', id: '1', by: 'person' } as const;

/** A database that answers when it is told to. */
function slowPool(): { readonly pool: pg.Pool; readonly asked: (() => void)[] } {
  const asked: (() => void)[] = [];
  const query = ({ values: [rows] }: { values: [string] }): Promise<unknown> =>
    new Promise((resolve) => {
      asked.push(() => resolve({ rows: [{ kept: (JSON.parse(rows) as unknown[]).length, taken: [] }] }));
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

/** A database that keeps all but these tables' entries, and what it was given. */
function quickPool(taken: readonly string[] = [], lost = 0): { readonly pool: pg.Pool; readonly given: unknown[] } {
  const given: unknown[] = [];
  const query = async ({ values: [rows] }: { values: [string] }): Promise<unknown> => {
    const batch = JSON.parse(rows) as unknown[];
    given.push(...batch);
    return { rows: [{ kept: batch.length - taken.length - lost, taken }] };
  };
  return { pool: { query } as unknown as pg.Pool, given };
}

test.each(['1-2', '', 'a"b\\c', 'Zoé ☆', 'two\nlines', '\u2028', '\ud800', "it's; drop table entries"])(
  'whatever its texts hold, an entry is given to the database as it is: %j',
  async (text) => {
    const { pool, given } = quickPool();
    const commits = new GroupCommit(pool, () => undefined);
    const clock = { due: 7, left: [1, 2], since: [null, 3] };
    const seldom = { phase: 'finished', result: { seats: [], winners: [0], why: text }, clock, bots: true } as const;
    await Promise.all([
      commits.append('one', { ...ENTRY, text, id: text }, { revision: 4, waitingFor: [0, 2] }),
      commits.append('two', { kind: 'undo', number: 2, at: 5, seat: 1, to: 0 }, { revision: 1 }),
      commits.append('three', ENTRY, seldom),
    ]);
    const body = { seat: 0, by: 'person', text: 'rest', id: '1' };
    expect(given).toEqual([
      { id: 'one', number: 1, kind: 'decide', body: { ...body, text, id: text }, at: 0, revision: 4, waiting_for: [0, 2] },
      { id: 'two', number: 2, kind: 'undo', body: { seat: 1, to: 0 }, at: 5, revision: 1, waiting_for: null },
      { id: 'three', number: 1, kind: 'decide', body, at: 0, revision: null, waiting_for: null, ...seldom, due: 7 },
    ]);
  },
);

test('of entries that go together, each is told its own outcome', async () => {
  const commits = new GroupCommit(quickPool(['two']).pool, () => undefined);
  const outcomes = ['one', 'two', 'three'].map((table) => commits.append(table, ENTRY, {}));
  expect(await Promise.all(outcomes)).toEqual(['kept', 'taken', 'kept']);
});

test('nothing counts as kept that the database does not say it has kept', async () => {
  const commits = new GroupCommit(quickPool([], 1).pool, () => undefined);
  await expect(commits.append('one', ENTRY, {})).rejects.toThrow('of 1 entries 0 were kept');
});
