import { type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { at, Chance, childSeed, quickRandom, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adept } from '../src/astra/adept/adept.ts';
import { astraBots } from '../src/astra/bots.ts';
import { evaluationBy } from '../src/astra/evaluation/evaluation.ts';
import { RULE_OF_THUMB } from '../src/astra/evaluation/prices.ts';
import { grandmaster } from '../src/astra/grandmaster.ts';
import { master } from '../src/astra/master.ts';
import { novice } from '../src/astra/novice.ts';
import { type SearchSession, type Thinker, type Thought } from '../src/index.ts';

type Position = { readonly state: AstraState; readonly seat: Seat };

/** Positions from games between Novices, where there is something to decide. */
function positions(players: number, count: number, wanted: (state: AstraState) => boolean = () => true): Position[] {
  const found: Position[] = [];
  for (let seed = 0; found.length < count; seed += 1) {
    const chance = new Chance(childSeed(readSeed('5ea4c4'), seed));
    const below = quickRandom(seed);
    const state = astra.setup(astra.options({ players }), chance);
    for (let n = 0; astra.waitingFor(state).length > 0; n += 1) {
      const seat = at(astra.waitingFor(state), 0);
      const legal = astra.legal(state, seat);
      if (n % 11 === seed % 11 && legal.length > 1 && wanted(state)) found.push({ state: astra.clone(state), seat });
      astra.apply(
        state,
        seat,
        novice.choose(() => astra.view(state, seat), legal, below),
        chance,
      );
    }
  }
  return found.slice(0, count);
}

function think(
  bot: Thinker<AstraView, Decision>,
  { state, seat }: Position,
  iterations: number,
  session: SearchSession<AstraView, Decision> = bot.openSession(),
): Thought<Decision> {
  return session.think(astra.view(state, seat), astra.legal(state, seat), quickRandom(11), { iterations });
}

/** Another state that the seat can't tell from this one. */
function doppelganger({ state, seat }: Position, n: number): Position {
  return { state: astra.imagine(astra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n))), seat };
}

test('the registry has them, the weakest first', () => {
  const names = astraBots.map(({ name }) => name);
  expect([...names.slice(0, 3), ...names.slice(-2)]).toEqual(['random', 'novice', 'adept', 'master', 'grandmaster']);
});

describe.each([master, grandmaster])('$name', (bot) => {
  test.each([
    [1, 12],
    [2, 30],
    [3, 20],
    [4, 12],
    [5, 8],
  ])('%i players: depends on nothing outside its view; the same view and luck give the same thought', (players, count) => {
    let different = 0;
    for (const [n, position] of positions(players, count).entries()) {
      const thought = think(bot, position, 6);
      for (let other = 0; other < 2; other += 1) {
        const same = doppelganger(position, n * 2 + other);
        if (JSON.stringify(same.state) !== JSON.stringify(position.state)) different += 1;
        expect(think(bot, same, 6)).toEqual(thought);
      }
      expect(think(bot, position, 6)).toEqual(thought);
    }
    expect(different).toBeGreaterThan(count);
  });

  test('compared decisions are all weighed, and the longer the less wrong they may be', () => {
    const errors = [0, 0];
    for (const { state, seat } of positions(2, 6, (position) => astra.legal(position, at(astra.waitingFor(position), 0)).length > 4)) {
      const decisions = astra.legal(state, seat).slice(0, 5);
      const texts = (all: readonly Decision[]): Set<string> => new Set(all.map((decision) => astra.write(decision)));
      for (const [n, iterations] of [20, 200].entries()) {
        const { options } = bot.compare(astra.view(state, seat), decisions, quickRandom(3), { iterations });
        expect(texts(options.map(({ decision }) => decision))).toEqual(texts(decisions));
        errors[n] = at(errors, n) + at(options, 0).error.lead;
      }
    }
    expect(at(errors, 1)).toBeGreaterThan(0);
    expect(at(errors, 1)).toBeLessThan(at(errors, 0));
  });

  test('sealed picks of others change nothing', () => {
    const tied = positions(3, 12, (state) => astra.waitingFor(state).length > 1);
    for (const { state } of tied) {
      const [first = 0, second = 0] = astra.waitingFor(state);
      const thoughts = astra.legal(state, first).map((decision) => {
        const picked = astra.clone(state);
        astra.apply(picked, first, decision, new Chance(readSeed('1')));
        return think(bot, { state: picked, seat: second }, 8);
      });
      for (const thought of thoughts) expect(thought).toEqual(thoughts[0]);
    }
  });

  test('tells what it weighed, the best first', () => {
    for (const position of positions(2, 6)) {
      const { decision, options, sure, iterations } = think(bot, position, 40);
      expect(iterations).toBe(40);
      expect(options[0]?.decision).toEqual(decision);
      expect(options.reduce((sum, { attention }) => sum + attention, 0)).toBeCloseTo(1);
      for (const { win, lead } of options) {
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(Math.abs(lead)).toBeLessThan(100);
      }
      expect(sure).toBeGreaterThan(0);
      expect(sure).toBeLessThanOrEqual(1);
    }
  });

  test('stops when it is told that it is over, and decides all the same', () => {
    for (const { state, seat } of positions(2, 5)) {
      for (const asked of [0, 3]) {
        let left = asked;
        const isOver = (): boolean => {
          left -= 1;
          return left < 0;
        };
        const legal = astra.legal(state, seat);
        const thought = bot.openSession().think(astra.view(state, seat), legal, quickRandom(5), { iterations: 1000, isOver });
        expect(thought.iterations).toBe(asked);
        expect(legal).toContainEqual(thought.decision);
      }
    }
  });

  test('stops before that only if it may and more thought is not worthwhile', () => {
    const early = positions(2, 8).filter(({ state, seat }) => {
      const legal = astra.legal(state, seat);
      const view = astra.view(state, seat);
      const whole = bot.openSession().think(view, legal, quickRandom(5), { iterations: 300 });
      const brief = bot.openSession().think(view, legal, quickRandom(5), { iterations: 300, worthwhile: 0.001 });
      expect(whole.iterations).toBe(300);
      if (brief.iterations < 300) expect(brief.gain).toBeLessThan(0.001);
      else expect(brief).toEqual(whole);
      return brief.iterations < 300;
    });
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(8);
  });

  test('a session keeps what it found for the next decision of the turn; a new one knows nothing of it', () => {
    let kept = 0;
    for (const { state, seat } of positions(2, 8, ({ frames }) => frames.at(-1)?.phase === 'turn')) {
      const session = bot.openSession();
      const { decision } = think(bot, { state, seat }, 60, session);
      astra.apply(state, seat, decision, new Chance(readSeed('1')));
      if (astra.waitingFor(state)[0] !== seat || astra.legal(state, seat).length === 1) continue;
      const fresh = think(bot, { state, seat }, 0).options;
      for (const { attention } of fresh) expect(attention).toBeCloseTo(1 / fresh.length);
      const { options } = think(bot, { state, seat }, 0, session);
      if (options.some(({ attention }) => Math.abs(attention - 1 / options.length) > 1e-9)) kept += 1;
    }
    expect(kept).toBeGreaterThan(1);
  });
});

/** Plays a game, with a session for each seat that thinks; refuses nothing silently. Returns the seats that won. */
function play(players: number, seed: number, hero: Seat, heroBot: Thinker<AstraView, Decision>, iterations: number): readonly Seat[] {
  const chance = new Chance(childSeed(readSeed('9a3e'), seed));
  const below = quickRandom(seed);
  const state = astra.setup(astra.options({ players }), chance);
  const session = heroBot.openSession();
  for (;;) {
    const seat = astra.waitingFor(state)[0];
    if (seat === undefined) return astra.result(state)?.winners ?? [];
    const legal = astra.legal(state, seat);
    const look = (): AstraView => astra.view(state, seat);
    const decision = seat === hero ? session.think(look(), legal, below, { iterations }).decision : adept.choose(look, legal, below);
    expect(astra.refusal(state, seat, decision)).toBeUndefined();
    astra.apply(state, seat, decision, chance);
  }
}

test.each([
  [1, master],
  [3, grandmaster],
  [4, master],
  [5, grandmaster],
] as const)('whole games with a tiny budget are legal to the end, %i players', (players, bot) => {
  expect(play(players, 1, 0, bot, 2).length).toBeGreaterThan(0);
});

test('even in a hurry they beat the Adept more often than not', () => {
  let won = 0;
  for (let game = 0; game < 16; game += 1) {
    const hero = game % 2;
    if (play(2, 10 + (game >> 1), hero, game % 4 < 2 ? master : grandmaster, 3).includes(hero)) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(11);
});

test('what all may hope for adds up, and at the end it is the result', () => {
  const evaluate = evaluationBy(RULE_OF_THUMB);
  for (const players of [2, 3, 5]) {
    for (const { state } of positions(players, 20)) {
      expect(evaluate(state).reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    }
  }
  const [{ state } = { state: undefined }] = positions(2, 1);
  if (state === undefined) throw new Error('no position');
  const chance = new Chance(readSeed('2'));
  for (let seat = astra.waitingFor(state)[0]; seat !== undefined; seat = astra.waitingFor(state)[0]) {
    astra.apply(state, seat, at(astra.legal(state, seat), 0), chance);
  }
  const { winners, seats } = astra.result(state) ?? { winners: [], seats: [] };
  const values = evaluate(state);
  expect(values.flatMap(({ win }, seat) => (win > 0 ? [seat] : []))).toEqual(winners);
  expect(values[0]?.lead).toBe((seats[0]?.total ?? 0) - (seats[1]?.total ?? 0));
});
