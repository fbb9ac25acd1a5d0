import { type AdAstraState, type AdAstraView, adAstra, type Decision } from '@astrarium/ad-astra';
import { at, Chance, childSeed, QuickChance, quickRandom, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { evaluationBy } from '../src/ad-astra/evaluation/evaluation.ts';
import learned from '../src/ad-astra/evaluation/learned.json';
import { imagineSensibly } from '../src/ad-astra/guess.ts';
import { grandmaster, master } from '../src/ad-astra/master.ts';
import { rolloutDecision } from '../src/ad-astra/rollout-policy/rollout-policy.ts';
import { WEIGHTS } from '../src/ad-astra/rollout-policy/weights.ts';
import {
  type AdAstraLearned,
  type Bot,
  learnAdAstraGame,
  learnedOfAdAstra,
  newAdAstraTraining,
  selfPlay,
  type Thinker,
  type Thought,
} from '../src/index.ts';

type AdAstraThinker = Thinker<AdAstraView, Decision>;

/** The thinker in a hurry, with one session for all it decides. */
function hasty(thinker: AdAstraThinker, iterations: number): Bot<AdAstraView, Decision> {
  const session = thinker.openSession();
  return {
    name: thinker.name,
    choose: (look, legal, below) => (legal.length === 1 ? at(legal, 0) : session.think(look(), legal, below, { iterations }).decision),
  };
}

/** Positions of games played by the rollout policy: every so many decisions one, with the seat that decides. */
function positions(players: number, games: number, every: number, options: object = {}): { state: AdAstraState; seat: Seat }[] {
  const found: { state: AdAstraState; seat: Seat }[] = [];
  for (let game = 0; game < games; game += 1) {
    const chance = new Chance(childSeed(readSeed('ad57'), game));
    const below = quickRandom(game);
    const state = adAstra.setup(adAstra.options({ players, ...options }), chance);
    for (let n = game; state.frames.length > 0; n += 1) {
      const frame = at(state.frames, state.frames.length - 1);
      if (n % every === 0) found.push({ state: adAstra.clone(state), seat: frame.seat });
      adAstra.apply(state, frame.seat, rolloutDecision(state, frame, below, WEIGHTS), chance);
    }
  }
  return found;
}

function think(thinker: AdAstraThinker, state: AdAstraState, seat: Seat): Thought<string> {
  const thought = thinker.openSession().think(adAstra.view(state, seat), adAstra.legal(state, seat), quickRandom(5), { iterations: 12 });
  const options = thought.options.map((option) => ({ ...option, decision: adAstra.write(option.decision) }));
  return { ...thought, decision: adAstra.write(thought.decision), options };
}

describe('the rollout policy', () => {
  test.each([
    [3, { rules: 'original' }],
    [4, {}],
    [5, { galaxy: 'uneven' }],
  ])('decides what is legal at every question, %i players, %j', (players, options) => {
    const phases = new Set<string>();
    for (const { state, seat } of positions(players, 10, 1, options)) {
      const frame = at(state.frames, state.frames.length - 1);
      phases.add(frame.phase);
      const decision = rolloutDecision(state, frame, quickRandom(3), WEIGHTS);
      expect(adAstra.refusal(state, seat, decision), `${frame.phase}: ${adAstra.write(decision)}`).toBeUndefined();
    }
    expect(phases.size).toBeGreaterThan(10);
  });

  test('knows nothing that is hidden from its seat, except that it lands as if it had looked', () => {
    let compared = 0;
    for (const [n, { state, seat }] of positions(4, 12, 4).entries()) {
      const other = adAstra.imagine(adAstra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n)));
      const [here, there] = [state, other].map((one) =>
        rolloutDecision(one, at(one.frames, one.frames.length - 1), quickRandom(n), WEIGHTS),
      );
      if (at(state.frames, state.frames.length - 1).phase === 'land') continue;
      expect(there).toEqual(here);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
  });
});

test('what others may have planned is imagined within the view', () => {
  for (const [n, { state, seat }] of positions(4, 4, 7).entries()) {
    const view = adAstra.view(state, seat);
    const imagined = imagineSensibly(view, new QuickChance(quickRandom(n)));
    expect(adAstra.view(imagined, seat)).toEqual(view);
  }
});

test('hopes add up to one winner, and at the end they are the result', () => {
  const evaluate = evaluationBy(learned);
  for (const { state } of positions(5, 3, 10)) {
    expect(evaluate(state).reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
  }
  const bots = [0, 1, 2].map(() => hasty(master, 1));
  const { state, result } = selfPlay(adAstra, { options: { players: 3 }, seed: readSeed('e4d'), bots });
  expect(evaluate(state).map(({ win }) => win > 0)).toEqual(result.seats.map((_, seat) => result.winners.includes(seat)));
});

test('training foretells winners better than chance, and learns the same from the same games', () => {
  const train = (games: number): AdAstraLearned => {
    const training = newAdAstraTraining();
    for (let n = 0; n < games; n += 1) learnAdAstraGame(training, childSeed(readSeed('1ea12'), n));
    return learnedOfAdAstra(training);
  };
  expect(train(160).foretold).toBeGreaterThan(0.4);
  expect(train(16)).toEqual(train(16));
});

describe.each([master, grandmaster])('$name', (thinker) => {
  test.each([
    [3, { rules: 'original' }],
    [5, { galaxy: 'uneven' }],
  ])('plays whole games within the rules, %i players, %j', (players, options) => {
    const bots = Array.from({ length: players }, () => hasty(thinker, 3));
    expect(() => selfPlay(adAstra, { options: { players, ...options }, seed: readSeed('1e6a1'), bots })).not.toThrow();
  });

  test('thinks the same again from the same view, luck and iterations, and depends on nothing outside its view', () => {
    for (const [n, { state, seat }] of positions(4, 2, 23).entries()) {
      const thought = think(thinker, state, seat);
      expect(think(thinker, state, seat)).toEqual(thought);
      const other = adAstra.imagine(adAstra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n)));
      expect(think(thinker, other, seat)).toEqual(thought);
    }
  });
});
