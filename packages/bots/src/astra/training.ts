import { type AstraState, astra, type Decision } from '@astrarium/astra';
import { at, type Below, Chance, QuickChance, type Seat, type Seed } from '@astrarium/core';
import { botLuck } from '../self-play.ts';
import { turnsLeft } from './adept/heuristic-values.ts';
import { type Evaluation, evaluationBy, fillRows, MOST_SEATS } from './evaluation/evaluation.ts';
import { COLUMN_NAMES, COLUMNS } from './evaluation/features.ts';
import { RULE_OF_THUMB } from './evaluation/prices.ts';
import { pricesByStage, STAGES, type StagePrices, stageShares } from './evaluation/stages.ts';
import { addSquare, newSquares, type Squares, solve } from './least-squares.ts';
import { bestNow } from './rollout-policy/settle.ts';
import { findTurns } from './rollout-policy/turns.ts';

/**
 * Learning what things are worth. Games are played by a quick look one turn ahead, and at the beginning of every turn it is noted what
 * everybody has. The prices that foretell best, by least squares, how far ahead of the others each ends are what was learned.
 */
export interface Training {
  readonly players: number;
  /** By what the next games are played. */
  evaluate: Evaluation;
  readonly squares: Squares;
  /** Games kept apart: how well the prices foretell is measured by them. */
  readonly apart: TurnSample[];
  games: number;
}

/** One seat at the beginning of a turn: what it has beyond the mean of all seats, and by how much its points were above the mean in the end. */
interface TurnSample {
  readonly seat: Seat;
  readonly left: number;
  readonly row: Float64Array;
  ahead: number;
}

export interface Learned {
  readonly prices: StagePrices;
  /** By how much Fame the lead of one seat over another is foretold wrong, at each stage, in games not learned from. */
  readonly error: readonly number[];
}

/** Every so many games one is kept apart. */
const APART = 8;

/** The first games are played by rule of thumb. */
export function newTraining(players: number): Training {
  return { players, evaluate: evaluationBy(RULE_OF_THUMB), squares: newSquares(STAGES.length * COLUMNS), apart: [], games: 0 };
}

/** From here on the games are played by these prices; what the games before taught still counts. */
export function playBy(training: Training, prices: StagePrices): void {
  training.evaluate = evaluationBy(pricesByStage(prices));
}

/** Plays one more game and learns from it. */
export function learnGame(training: Training, seed: Seed): void {
  const notes = playAndNote(training, seed);
  training.games += 1;
  if (training.games % APART === 0) training.apart.push(...notes);
  else for (const note of notes) addSquare(training.squares, spread(note), note.ahead);
}

export function learned({ players, squares, apart }: Training): Learned {
  const solution = solve(squares, startingPoint(), HOLD);
  const prices = Object.fromEntries(
    COLUMN_NAMES.map((name, column) => [name, STAGES.map((_, stage) => rounded(solution[stage * COLUMNS + column] as number))]),
  );
  const error = errors(players, apart, solution);
  return { prices: { sway: error.map((value) => rounded(SWAY * value)), prices }, error };
}

/** How firmly prices stay where they began, in samples. */
const HOLD = 60;
/** The logistic curve with this share of a normal distribution's deviation lies closest to it. */
const SWAY = 0.551;

/** Prices by rule of thumb. */
function startingPoint(): Float64Array {
  const start = new Float64Array(STAGES.length * COLUMNS);
  STAGES.forEach((left, stage) => start.set(RULE_OF_THUMB(left).of, stage * COLUMNS));
  return start;
}

/** The row once for each stage, as much as the stage counts. */
function spread({ left, row }: TurnSample): Float64Array {
  const wide = new Float64Array(STAGES.length * COLUMNS);
  stageShares(left).forEach((share, stage) => {
    if (share > 0) for (let column = 0; column < COLUMNS; column += 1) wide[stage * COLUMNS + column] = share * (row[column] as number);
  });
  return wide;
}

function errors(players: number, notes: readonly TurnSample[], solution: Float64Array): number[] {
  const sums = STAGES.map(() => 0);
  const counts = STAGES.map(() => 1e-9);
  for (const note of notes) {
    const wide = spread(note);
    const off = note.ahead - wide.reduce((sum, value, n) => sum + value * (solution[n] as number), 0);
    stageShares(note.left).forEach((share, stage) => {
      sums[stage] = at(sums, stage) + share * off * off;
      counts[stage] = at(counts, stage) + share;
    });
  }
  // Two seats lie further apart than each from the mean of all.
  const apart = (2 * players) / (players - 1);
  return sums.map((sum, stage) => Math.sqrt((apart * sum) / at(counts, stage)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function playAndNote({ players, evaluate }: Training, seed: Seed): TurnSample[] {
  const chance = new Chance(seed);
  const below = botLuck(seed);
  const state = astra.setup(astra.options({ players }), chance);
  const notes: TurnSample[] = [];
  for (;;) {
    const seat = astra.waitingFor(state)[0];
    if (seat === undefined) break;
    if (state.frames.length === 1 && state.frames[0]?.phase === 'turn' && state.turn.lasting === 0) takeNotes(state, notes);
    for (const decision of decide(state, seat, evaluate, below)) astra.apply(state, seat, decision, chance);
  }
  const totals = astra.result(state)?.seats.map(({ total }) => total) ?? [];
  const mean = totals.reduce((sum, total) => sum + total, 0) / players;
  for (const one of notes) one.ahead = at(totals, one.seat) - mean;
  return notes;
}

const ROWS = new Float64Array(MOST_SEATS * COLUMNS);

function takeNotes(state: AstraState, notes: TurnSample[]): void {
  const left = turnsLeft(state);
  const { players } = state;
  fillRows(state, left, ROWS);
  const mean = new Float64Array(COLUMNS);
  for (let n = 0; n < players * COLUMNS; n += 1) mean[n % COLUMNS] = (mean[n % COLUMNS] as number) + (ROWS[n] as number) / players;
  // Of two seats the one is the mirror of the other.
  for (let seat = 0; seat < (players === 2 ? 1 : players); seat += 1) {
    const row = ROWS.slice(seat * COLUMNS, (seat + 1) * COLUMNS).map((value, column) => value - (mean[column] as number));
    notes.push({ seat, left, row, ahead: 0 });
  }
}

const REACH = { width: 4, positions: 300, turns: 8 };
/** One turn in so many is any of the better ones: otherwise the same few things would happen in every game. */
const WHIM = 6;

/** A whole turn by a quick look, from the seat's own view; between turns what looks best. */
function decide(state: AstraState, seat: Seat, evaluate: Evaluation, below: Below): readonly Decision[] {
  const quick = new QuickChance(below);
  const imagined = astra.imagine(astra.view(state, seat), quick);
  if (state.active !== seat || state.frames.at(-1)?.phase === 'boons') return [bestNow(imagined, seat, evaluate, quick)];
  const turns = findTurns(imagined, seat, astra.legal(state, seat), evaluate, REACH, () => quick);
  const { decisions } = at(turns, below(WHIM) === 0 ? below(turns.length) : 0);
  // What is turned up on the way may change everything.
  return decisions.slice(0, state.turn.stage === 'action' ? firstReveal(decisions) : 1);
}

/** Stars can be marked one after the other; what comes after the action is decided when it comes. */
function firstReveal(decisions: readonly Decision[]): number {
  const end = decisions.findIndex(({ do: kind }) => kind === 'rest' || kind === 'discover' || kind === 'discard');
  return end < 0 ? decisions.length : end + 1;
}
