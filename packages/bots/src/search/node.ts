import type { Below } from '@astrarium/core';
import type { Hope, Move } from './game-model.ts';

/** Where a seat decides, as far as it knows, and what has come of each thing it might do there. */
export interface Place<Decision> {
  readonly tries: Try<Decision>[];
  /** The last thought that came by. */
  touched: number;
}

/** A move and what came of it, for the seat that makes it. */
export interface Try<Decision> {
  readonly decisions: readonly Decision[];
  /** Of all the attention, before anything is known; the shares of a place add up to 1. */
  readonly share: number;
  /** How often it was made. */
  visits: number;
  /** How often it could have been made. */
  open: number;
  /** What it promised at first sight counts among these as one visit. */
  weight: number;
  win: number;
  lead: number;
  /** Of the values, summed: how much they scatter. The same of wins and leads by themselves. */
  squares: number;
  winSquares: number;
  leadSquares: number;
}

export function newPlace<Decision>(moves: readonly Move<Decision>[]): Place<Decision> {
  let all = 0;
  for (const { weight } of moves) all += weight;
  return { tries: moves.map((move) => newTry(move, move.weight / all)), touched: 0 };
}

function newTry<Decision>({ decisions, hope }: Move<Decision>, share: number): Try<Decision> {
  const tried: Try<Decision> = {
    decisions,
    share,
    visits: 0,
    open: 0,
    weight: 0,
    win: 0,
    lead: 0,
    squares: 0,
    winSquares: 0,
    leadSquares: 0,
  };
  if (hope !== undefined) add(tried, hope);
  return tried;
}

/** Drops places that neither this thought nor the one before came by: the game has gone on. */
export function forget<Decision>(places: Map<string, Place<Decision>>, thought: number): void {
  for (const [key, place] of places) if (place.touched < thought - 1) places.delete(key);
}

/** Enters what came of a visit. */
export function remember<Decision>(tried: Try<Decision>, hope: Hope): void {
  tried.visits += 1;
  add(tried, hope);
}

function add<Decision>(tried: Try<Decision>, hope: Hope): void {
  tried.weight += 1;
  tried.win += hope.win;
  tried.lead += hope.lead;
  tried.squares += valueOf(hope) ** 2;
  tried.winSquares += hope.win ** 2;
  tried.leadSquares += hope.lead ** 2;
}

/** A point ahead is worth a little even to one who wins, or loses, in any case. */
const POINT = 0.002;
const MOST_POINTS = 100;

export function valueOf({ win, lead }: Hope): number {
  return win + POINT * Math.max(-MOST_POINTS, Math.min(MOST_POINTS, lead));
}

/** The mean of what came of it; `unknown` where nothing is known. */
export function meanOf<Decision>({ weight, win, lead }: Try<Decision>, unknown: number): number {
  return weight === 0 ? unknown : valueOf({ win: win / weight, lead: lead / weight });
}

/** How much is tried that looks worse: the larger, the more. */
const CURIOSITY = 0.6;
const MOODS = 1024;

/**
 * What to try next: what has proved good, and what has had less attention than it deserves (PUCT). A move that `isOpen` refuses can't be
 * made this time; how often one could be made stands for the visits of the place (information-set search). Undefined if none can.
 * Where others choose at the same time, curiosity has its `moods`: nobody's choice shall follow from another's.
 */
export function pick<Decision>(
  place: Place<Decision>,
  isOpen: (tried: Try<Decision>) => boolean,
  moods?: Below,
): Try<Decision> | undefined {
  const unknown = meanOfAll(place);
  let best: Try<Decision> | undefined;
  let most = -Infinity;
  for (const tried of place.tries) {
    if (!isOpen(tried)) continue;
    tried.open += 1;
    const mood = moods === undefined ? 1 : (2 * moods(MOODS)) / MOODS;
    const score = meanOf(tried, unknown) + (mood * CURIOSITY * tried.share * Math.sqrt(tried.open)) / (1 + tried.visits);
    if (score > most) {
      most = score;
      best = tried;
    }
  }
  return best;
}

function meanOfAll<Decision>({ tries }: Place<Decision>): number {
  let weight = 0;
  let value = 0;
  for (const tried of tries) {
    weight += tried.weight;
    value += tried.weight * meanOf(tried, 0);
  }
  return weight === 0 ? 0.5 : value / weight;
}
