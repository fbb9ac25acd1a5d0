import { expect, test } from 'vitest';
import { type BotRequest, openBotQueue } from '../src/bots/queue.ts';

/** A queue whose threads end a task when the test says so. */
function aQueue(thinkers = 1) {
  const served: Pick<BotRequest, 'session' | 'milliseconds'>[] = [];
  const running: (() => void)[] = [];
  const run = ({ session, milliseconds }: Pick<BotRequest, 'session' | 'milliseconds'>): Promise<string> => {
    served.push({ session, milliseconds });
    return new Promise((resolve) => running.push(() => resolve('rest')));
  };
  const queue = openBotQueue({ run, thinkers });
  const asked: Promise<string>[] = [];
  const ask = (creator: string, table: string, change: Partial<BotRequest> = {}): void => {
    const task = { session: table, game: 'astra', bot: 'grandmaster', view: {}, legal: ['rest'], luck: 1, milliseconds: 3000 };
    asked.push(queue.choose({ ...task, creator, unattended: false, ...change }));
  };
  /** Lets the thread that began first end what it does, so many times. */
  const end = async (times = 1): Promise<void> => {
    for (let n = 0; n < times; n += 1) {
      running.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    queue,
    ask,
    end,
    asked,
    tables: () => served.map(({ session }) => session),
    times: () => served.map(({ milliseconds }) => milliseconds),
  };
}

test('one of each creator is served after the other, however many each has waiting', async () => {
  const { ask, end, tables } = aQueue();
  for (let n = 1; n <= 28; n += 1) ask('greedy', `greedy ${n}`);
  ask('modest', 'modest 1');
  ask('other', 'other 1');
  ask('modest', 'modest 2');
  await end(5);
  expect(tables()).toEqual(['greedy 1', 'greedy 2', 'modest 1', 'other 1', 'greedy 3', 'modest 2']);
});

test('a bot that decides at once waits for none that thinks ahead', async () => {
  const { ask, tables } = aQueue();
  for (let n = 1; n <= 28; n += 1) ask('greedy', `greedy ${n}`);
  ask('modest', 'adept', { bot: 'adept' });
  expect(tables()).toEqual(['greedy 1', 'adept']);
});

test('tables of bots alone come last, and yet they come', async () => {
  const { ask, end, tables } = aQueue();
  ask('one', 'first');
  for (let n = 1; n <= 3; n += 1) ask('two', `bots ${n}`, { unattended: true });
  for (let n = 1; n <= 20; n += 1) ask(`someone ${n}`, `people ${n}`);
  await end(16);
  expect(tables().slice(1, 7)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `people ${n}`));
  expect(tables().filter((table) => table.startsWith('bots'))).toEqual(['bots 1', 'bots 2']);
});

test('the thought of a bot is shortened by those of its own creator that wait, not by others', async () => {
  const { ask, end, tables, times } = aQueue();
  for (let n = 1; n <= 4; n += 1) ask('greedy', `greedy ${n}`);
  ask('modest', 'modest');
  await end(2);
  expect(tables()).toEqual(['greedy 1', 'greedy 2', 'modest']);
  expect(times()).toEqual([3000, 1000, 3000]);
});

test('a bot that fails leaves its thread to the next, and whoever waits when the queue is closed is told', async () => {
  const queue = openBotQueue({ run: async () => Promise.reject(new Error('no idea')), thinkers: 1 });
  const task = {
    session: 'a',
    game: 'astra',
    bot: 'master',
    view: {},
    legal: [],
    luck: 1,
    milliseconds: 1,
    creator: '',
    unattended: false,
  };
  await expect(queue.choose(task)).rejects.toThrow('no idea');
  await expect(queue.choose(task)).rejects.toThrow('no idea');
  const { queue: busy, ask, asked } = aQueue();
  ask('one', 'first');
  ask('one', 'second');
  busy.close();
  await expect(asked[1]).rejects.toThrow('the server is stopping');
});
