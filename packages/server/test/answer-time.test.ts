import { drawAnswerTime } from '@astrarium/bots';
import { quickRandom } from '@astrarium/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotRunner } from '../src/bots/bot-runner.ts';
import type { HostedTable } from '../src/tables/hosted-table.ts';

const PAUSE = 600;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** When a bot answered, question by question: of so many choices, where it takes so long to find its own. */
async function answers(bot: string, choices: number, thought: (given: number) => number, persons = true): Promise<number[]> {
  const below = quickRandom(7);
  const times: number[] = [];
  const failed: unknown[] = [];
  let begun = performance.now();
  const row = {
    phase: 'running',
    waitingFor: [0],
    header: {},
    seats: [{ player: `bot:${bot}` }, { player: persons ? 'person' : 'bot:adept' }],
    game: 'astra',
  };
  const game = {
    number: 1,
    id: 'table',
    table: { game: { name: 'astra' }, version: 1, seed: '5eed'.repeat(16) },
    view: () => ({}),
    legal: () => Array.from({ length: choices }, (_, n) => `do ${n}`),
    decide: () => {
      times.push(performance.now() - begun);
      begun = performance.now();
      if (times.length === 40) row.phase = 'finished';
      return null;
    },
  };
  const table = {
    id: 'table',
    row,
    watched: false,
    inTurn: async <T>(work: () => Promise<T>) => work(),
    openGame: async () => game,
    play: async (act: (now: typeof game) => null) => act(game),
    catchUp: async () => false,
  } as unknown as HostedTable;
  const later = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
  const turns = new BotRunner({
    jobs: { finishJob: async () => undefined, postponeJob: async () => undefined } as never,
    node: () => 'node',
    find: async () => table,
    choose: async ({ milliseconds }) => {
      await later(thought(milliseconds));
      return 'do 0';
    },
    answerTime: (name) => drawAnswerTime(name, PAUSE, below),
    now: () => 0,
    report: (error) => failed.push(error),
  });
  turns.play({ kind: 'bots', table: 'table', raised: 1, late: 0 });
  for (let n = 0; n < 5000 && times.length < 40; n += 1) await vi.advanceTimersByTimeAsync(50);
  await turns.close();
  expect(failed).toEqual([]);
  expect(times).toHaveLength(40);
  return times.map((time) => Math.round(time));
}

test.each(['adept', 'master', 'grandmaster'])('%s answers one choice when it would have answered many', async (bot) => {
  const sure = await answers(bot, 1, () => 0);
  const early = await answers(bot, 30, (given) => Math.round(given / 3));
  const late = await answers(bot, 30, (given) => given);
  expect(early).toEqual(sure);
  expect(late).toEqual(sure);
  expect(Math.min(...sure)).toBeGreaterThanOrEqual(PAUSE);
  if (bot !== 'adept') expect(new Set(sure).size).toBeGreaterThan(20);
});

test('bots alone, with nobody who looks on, need not wait', async () => {
  expect(Math.max(...(await answers('adept', 30, () => 5, false)))).toBeLessThan(PAUSE);
});
