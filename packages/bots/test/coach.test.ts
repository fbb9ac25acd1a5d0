import { adAstra } from '@astrarium/ad-astra';
import { type AstraView, astra, type Decision } from '@astrarium/astra';
import { at, quickRandom, type Result, readSeed, Table } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { accountOf, turningPoints } from '../src/coach/account.ts';
import { type Weighed, weighRecord } from '../src/coach/weigh.ts';
import { botsFor, selfPlay, type Thinker } from '../src/index.ts';

/** Likes each decision for its letters alone, and is sure of it. */
const likesLetters: Thinker<unknown, unknown> = {
  name: 'likes-letters',
  iterations: 1,
  choose: (_look, legal) => at(legal, 0),
  mind: () => ({
    think(view, legal) {
      expect(view).toHaveProperty('viewer');
      const options = legal
        .map((decision) => ({ decision, win: liking(decision), lead: 0, attention: 1 }))
        .toSorted((a, b) => b.win - a.win);
      return { decision: at(options, 0).decision, options, sure: 1, gain: 0, iterations: 1 };
    },
  }),
};

function liking(decision: unknown): number {
  const letters = JSON.stringify(decision);
  return (Array.from(letters, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 97) / 97;
}

const budget = () => ({ iterations: 10 });

describe('a game is weighed decision by decision', () => {
  const bots = botsFor(astra).filter(({ name }) => name === 'novice');
  const { record } = selfPlay(astra, { options: { players: 2 }, seed: readSeed('c0ac4'), bots: [at(bots, 0), at(bots, 0)] });
  const steps = [...weighRecord(astra, record, likesLetters as Thinker<AstraView, Decision>, budget)];
  const weighed = steps.flatMap((step) => step.weighed ?? []);

  test('every one of them, and a forced one costs no thought', () => {
    expect(steps.map(({ looked }) => looked)).toEqual(record.decisions.map((_, version) => version + 1));
    expect(weighed.length).toBeGreaterThan(40);
    expect(weighed.length).toBeLessThan(steps.length);
  });

  test('what was decided is told with what would have been better, as the seat saw it', () => {
    for (const { version, seat, decision, before, after, better } of weighed) {
      expect(record.decisions[version]).toEqual({ seat, do: decision });
      expect(before.win).toBeGreaterThanOrEqual(after.win);
      expect(better === null).toBe(before.win === after.win);
      if (better !== null) expect(better.view).toMatchObject({ viewer: seat });
    }
    expect(weighed.some(({ better }) => better === null)).toBe(true);
    expect(weighed.some(({ better }) => better !== null)).toBe(true);
  });

  test('chance goes on by the epochs of the record', () => {
    const table = Table.open(astra, record).fork(30, readSeed('e90c4'));
    const below = quickRandom(5);
    for (let waiting = table.waitingFor(); waiting.length > 0; waiting = table.waitingFor()) {
      const legal = table.legal(at(waiting, 0));
      table.decide(at(waiting, 0), at(legal, below(legal.length)));
    }
    const weighing = weighRecord(astra, table.record(), likesLetters as Thinker<AstraView, Decision>, budget);
    expect([...weighing].at(-1)?.looked).toBe(table.version);
  });

  test('whatever was not thought worth a look is taken for the worst that was', () => {
    const oneOnly: Thinker<unknown, unknown> = {
      ...likesLetters,
      mind: () => ({
        think: (_view, legal) => {
          const option = { decision: at(legal, 0), win: 0.7, lead: 0, attention: 0.5 };
          return { decision: at(legal, 0), options: [option], sure: 1, gain: 0, iterations: 1 };
        },
      }),
    };
    const all = [...weighRecord(astra, record, oneOnly as Thinker<AstraView, Decision>, budget)].flatMap((step) => step.weighed ?? []);
    expect(new Set(all.map(({ after }) => after.win))).toEqual(new Set([0.7]));
  });

  test('it counts what was drawn and turned up on the way', () => {
    const draws = weighed.map((one) => one.draws);
    expect(draws[0]).toBe(0);
    expect(draws).toEqual(draws.toSorted((a, b) => a - b));
    expect(draws.at(-1)).toBeGreaterThan(10);
    expect(new Set(draws).size).toBeLessThan(weighed.length);
  });

  test('Ad Astra too, where several decide for a while', () => {
    const below = quickRandom(4);
    const any = { name: 'any', choose: (_: unknown, legal: readonly unknown[]) => at(legal, below(legal.length)) };
    const played = selfPlay(adAstra, { options: { players: 3 }, seed: readSeed('c0ac4'), bots: [any, any, any] as never });
    let count = 0;
    for (const { weighed: one } of weighRecord(adAstra, played.record, likesLetters as never, budget)) if (one !== null) count += 1;
    expect(count).toBeGreaterThan(50);
  });
});

describe('what moved the expectation', () => {
  /** Before each of them something was drawn, unless told otherwise. */
  const one = (version: number, seat: number, before: number, after = before, draws = version): Weighed => ({
    version,
    seat,
    decision: 'rest',
    before: { win: before, lead: 0 },
    after: { win: after, lead: 0 },
    better: before === after ? null : { decision: 'done', view: {} },
    draws,
  });
  const result: Result = { seats: [], winners: [0], why: 'over' };

  test('is one’s own, the others’, and the rest luck; together they lead from the start to the end', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.5, 0.4, 0), one(1, 0, 0.4, 0.4, 0), one(2, 1, 0.6, 0.3), one(4, 0, 0.8)], result, 2);
    expect(turns).toMatchObject([
      { version: 0, seat: 0, worst: { weighed: { version: 0 } } },
      { version: 2, seat: 1, worst: { weighed: { version: 2 } } },
      { version: 4, seat: 0, lost: 0, worst: null },
    ]);
    expect(at(turns, 0).lost).toBeCloseTo(0.1);
    expect(at(turns, 0).gifts).toBeCloseTo(0.3);
    expect(at(turns, 0).luck).toBeCloseTo(0.1);
    expect(at(turns, 1).luck).toBeCloseTo(-0.3);
    expect(at(turns, 2).luck).toBeCloseTo(0.2);
    for (const balance of balances) {
      const { start, end, lost, gifts, luck } = balance ?? { start: 0, end: 1, lost: 0, gifts: 0, luck: 0 };
      expect(start - lost + gifts + luck).toBeCloseTo(end);
    }
  });

  test('where nothing was drawn there was no luck: the next look tells what the decision was worth', () => {
    const { turns } = accountOf([one(0, 0, 0.5, 0.1, 0), one(1, 0, 0.45, 0.45, 0), one(2, 1, 0.55, 0.55, 0), one(3, 0, 0.6)], result, 2);
    expect(at(turns, 0).lost).toBeCloseTo(0.05);
    expect(at(turns, 0).luck).toBeCloseTo(0.15);
    expect(at(turns, 0).worst?.lost).toBeCloseTo(0.05);
  });

  test('a turn ends where something is drawn: against an automaton nobody else decides', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.5, 0.4, 0), one(1, 0, 0.4, 0.4, 0), one(2, 0, 0.7), one(3, 0, 0.6)], result, 2);
    expect(turns.map(({ version, luck }) => [version, Math.round(100 * luck)])).toEqual([
      [0, 30],
      [2, -10],
      [3, 40],
    ]);
    expect(balances[1]).toBeNull();
  });

  test('among several too, where nothing was drawn, what happened then tells what a decision was worth', () => {
    const { turns } = accountOf([one(0, 0, 0.5, 0.1, 0), one(1, 1, 0.2, 0.2, 0), one(2, 0, 0.45, 0.45, 0)], null, 3);
    expect(at(turns, 0)).toMatchObject({ luck: 0 });
    expect(at(turns, 0).lost).toBeCloseTo(0.05);
    expect(at(turns, 0).worst?.lost).toBeCloseTo(0.05);
  });

  test('among several, what one gives away goes to the others in equal parts', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.3), one(1, 1, 0.5, 0.2), one(2, 0, 0.45)], result, 4);
    expect(at(turns, 0).gifts).toBeCloseTo(0.1);
    expect(at(turns, 0).luck).toBeCloseTo(0.05);
    expect(balances[3]).toBeNull();
  });

  test('a game that is not over yet ends where it stands', () => {
    const { balances } = accountOf([one(0, 0, 0.5), one(1, 0, 0.6, 0.5)], null, 2);
    expect(balances[0]).toMatchObject({ start: 0.5, end: 0.6 });
  });

  test('turning points are the greatest changes, in their order, and none that is no more than doubt', () => {
    const { turns } = accountOf([one(0, 0, 0.5), one(1, 1, 0.5, 0.48), one(2, 0, 0.52, 0.3), one(3, 1, 0.7), one(4, 0, 0.31)], result, 2);
    expect(turningPoints(turns, 9).map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(turningPoints(turns, 1).map(({ version }) => version)).toEqual([3]);
  });
});
