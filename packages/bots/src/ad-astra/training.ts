import { type AdAstraState, adAstra } from '@astrarium/ad-astra';
import { at, Chance, quickRandom, type Seat, type Seed } from '@astrarium/core';
import { botLuck } from '../self-play.ts';
import { type EvaluationWeights, shares, stagesOf, type Weight } from './evaluation/evaluation.ts';
import { FEATURES, type Feature, featuresOf, wayToGo } from './evaluation/features.ts';
import { rolloutDecision } from './rollout-policy/rollout-policy.ts';
import { WEIGHTS } from './rollout-policy/weights.ts';

/**
 * Learning what the beginning of a round promises. Games are played by the rollout policy against itself, and at the beginning of every round it is
 * noted what everybody has. What foretells best who wins, and how many points are still to come, is what was learned.
 */
export interface AdAstraTraining {
  readonly notes: RoundSample[];
  /** Games kept apart: how well the future is foretold is measured by them. */
  readonly apart: RoundSample[];
  games: number;
}

export interface AdAstraLearned {
  readonly judgement: EvaluationWeights;
  /** In games not learned from: how often the one with the best values won, and by how many points totals were foretold wrong. */
  readonly foretold: number;
  readonly error: number;
}

/** The beginning of a round: the features of all seats, and what came of it. */
interface RoundSample {
  readonly features: readonly number[];
  readonly stages: Weight;
  readonly scores: readonly number[];
  wins: readonly number[];
  gains: readonly number[];
}

/** Every so many games one is kept apart. */
const APART = 8;
/** Four play more often than three or five. */
const PLAYERS = [3, 4, 4, 5];

export function newAdAstraTraining(): AdAstraTraining {
  return { notes: [], apart: [], games: 0 };
}

/** Plays one more game and notes what can be learned from it. */
export function learnAdAstraGame(training: AdAstraTraining, seed: Seed): void {
  const { games } = training;
  const list = games % APART === APART - 1 ? training.apart : training.notes;
  list.push(...playAndNote(at(PLAYERS, games % PLAYERS.length), seed));
  training.games += 1;
}

export function learnedOfAdAstra({ notes, apart }: AdAstraTraining): AdAstraLearned {
  const fit = newFit();
  const below = quickRandom(1);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let n = 0; n < notes.length; n += 1) step(fit, at(notes, below(notes.length)), RATE / (1 + pass / 3));
  }
  return { judgement: judgementOf(fit), ...measure(fit, apart) };
}

function playAndNote(players: number, seed: Seed): RoundSample[] {
  const chance = new Chance(seed);
  const below = botLuck(seed);
  const state = adAstra.setup(adAstra.options({ players }), chance);
  const notes: RoundSample[] = [];
  for (;;) {
    const frame = state.frames.at(-1);
    if (frame === undefined) break;
    if (notes.length < state.round) notes.push(takeNote(state));
    adAstra.apply(state, frame.seat, rolloutDecision(state, frame, below, WEIGHTS), chance);
  }
  const result = adAstra.result(state);
  for (const note of notes) {
    note.wins = state.scores.map((_, seat) => (result?.winners.includes(seat) ? 1 / result.winners.length : 0));
    note.gains = state.scores.map((total, seat) => total - at(note.scores, seat));
  }
  return notes;
}

function takeNote(state: AdAstraState): RoundSample {
  return { features: featuresOf(state), stages: stagesOf(wayToGo(state)), scores: state.scores.slice(), wins: [], gains: [] };
}

/** Weights on the way to being learned, feature by feature, and how much each has been pushed about (AdaGrad). */
interface Fit {
  readonly win: Float64Array;
  readonly gain: Float64Array;
  readonly winPushed: Float64Array;
  readonly gainPushed: Float64Array;
}

const STAGES = 3;
/** One feature more, which everybody has: what points anybody may expect. */
const COLUMNS = STAGES * (FEATURES.length + 1);
const PASSES = 10;
const RATE = 0.05;
/** Points count for less than certainties. */
const POINT = 0.1;
const MOST_POINTS = 20;

function newFit(): Fit {
  const column = (): Float64Array => new Float64Array(COLUMNS);
  return { win: column(), gain: column(), winPushed: column().fill(0.001), gainPushed: column().fill(0.001) };
}

/** One step towards what came of the note. */
function step(fit: Fit, note: RoundSample, rate: number): void {
  const rows = note.wins.map((_, seat) => rowOf(note, seat));
  const chances = shares(rows.map((row) => product(fit.win, row)));
  const win = new Float64Array(COLUMNS);
  const gain = new Float64Array(COLUMNS);
  rows.forEach((row, seat) => {
    const surprise = at(chances, seat) - at(note.wins, seat);
    const off = product(fit.gain, row) - at(note.gains, seat);
    const points = POINT * Math.max(-MOST_POINTS, Math.min(MOST_POINTS, off));
    for (let n = 0; n < COLUMNS; n += 1) {
      win[n] = (win[n] ?? 0) + surprise * (row[n] ?? 0);
      gain[n] = (gain[n] ?? 0) + points * (row[n] ?? 0);
    }
  });
  push(fit.win, fit.winPushed, win, rate);
  push(fit.gain, fit.gainPushed, gain, 4 * rate);
}

function push(weights: Float64Array, pushed: Float64Array, slope: Float64Array, rate: number): void {
  for (let n = 0; n < COLUMNS; n += 1) {
    const down = slope[n] ?? 0;
    if (down === 0) continue;
    pushed[n] = (pushed[n] ?? 0) + down * down;
    weights[n] = (weights[n] ?? 0) - (rate * down) / Math.sqrt(pushed[n] ?? 1);
  }
}

/** The features of one seat, and the one that everybody has, each once for every stage. */
function rowOf({ features, stages }: RoundSample, seat: Seat): Float64Array {
  const row = new Float64Array(COLUMNS);
  for (let n = 0; n <= FEATURES.length; n += 1) {
    const feature = n === FEATURES.length ? 1 : (features[seat * FEATURES.length + n] ?? 0);
    for (let stage = 0; stage < STAGES; stage += 1) row[STAGES * n + stage] = feature * at(stages, stage);
  }
  return row;
}

function product(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < COLUMNS; n += 1) sum += (weights[n] ?? 0) * (row[n] ?? 0);
  return sum;
}

function judgementOf({ win, gain }: Fit): EvaluationWeights {
  const weight = (from: Float64Array, n: number): Weight =>
    Array.from(from.subarray(STAGES * n, STAGES * (n + 1)), (value) => Math.round(value * 1000) / 1000);
  const all = (from: Float64Array): Record<Feature, Weight> =>
    Object.fromEntries(FEATURES.map((feature, n) => [feature, weight(from, n)])) as Record<Feature, Weight>;
  return { everybody: weight(gain, FEATURES.length), win: all(win), gain: all(gain) };
}

function measure(fit: Fit, notes: readonly RoundSample[]): { readonly foretold: number; readonly error: number } {
  let foretold = 0;
  let squares = 0;
  let seats = 0;
  for (const note of notes) {
    const rows = note.wins.map((_, seat) => rowOf(note, seat));
    const promises = rows.map((row) => product(fit.win, row));
    foretold += at(note.wins, promises.indexOf(Math.max(...promises)));
    rows.forEach((row, seat) => {
      squares += (product(fit.gain, row) - at(note.gains, seat)) ** 2;
      seats += 1;
    });
  }
  return { foretold: foretold / Math.max(1, notes.length), error: Math.sqrt(squares / Math.max(1, seats)) };
}
