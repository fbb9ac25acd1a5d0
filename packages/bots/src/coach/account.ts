import { at, type Result, type Seat } from '@astrarium/core';
import { type Expectation, errorOfSum, NOTHING, sumOf } from './difference.ts';
import type { Weighed } from './weigh.ts';

/** A seat's decisions one after another, with nobody else's between them and nothing drawn. */
export interface CoachTurn {
  /** How many decisions of the game were taken before it. */
  readonly version: number;
  readonly seat: Seat;
  /** What the seat could expect when its turn began. */
  readonly before: Expectation;
  /** What it gave away by deciding worse than it could, and the standard error of that. */
  readonly lost: Expectation;
  readonly error: Expectation;
  /** The decision that gave away most, if any did. */
  readonly worst: Weighed | null;
  /** What the others gave away until the seat's next turn, as far as it came to this seat. */
  readonly gifts: Expectation;
  /** What else changed until then: the luck of the draw, where anything was drawn, and what the coach can't explain. */
  readonly rest: Expectation;
  readonly drew: boolean;
}

/** From what a seat could expect at its first turn to how the game ended for it: what moved it. */
export interface Balance {
  readonly start: Expectation;
  readonly end: Expectation;
  readonly lost: Expectation;
  readonly error: Expectation;
  readonly gifts: Expectation;
  readonly rest: Expectation;
}

export interface Account {
  readonly turns: readonly CoachTurn[];
  /** By seat; null for a seat that had nothing to choose. */
  readonly balances: readonly (Balance | null)[];
}

/**
 * Accounts for every change in what the seats could expect. What one clearly gives away by a poor decision goes to the others in equal parts;
 * two looks that merely differ are nobody's doing, so all else is luck and what can't be explained.
 */
export function accountOf(weighed: readonly Weighed[], result: Result | null, seats: number): Account {
  const begun = beginTurns(weighed);
  const turns = begun.map((turn, index): CoachTurn => {
    const next = begun.findIndex(({ seat }, other) => other > index && seat === turn.seat);
    const between = begun.slice(index + 1, next < 0 ? undefined : next);
    const gifts = partOf(sumOf(between.map(({ lost }) => lost)), Math.max(1, seats - 1));
    const later = next < 0 ? outcomeOf(result, turn.seat) : at(begun, next).before;
    const drew = next < 0 || at(begun, next).draws > turn.draws;
    return { ...turn, gifts, rest: later === null ? NOTHING : restOf(turn, gifts, later), drew };
  });
  return { turns, balances: Array.from({ length: seats }, (_, seat) => balanceOf(turns, result, seat)) };
}

/** The turns on which the game turned most, in their order: by a poor decision, or by luck. */
export function turningPoints(turns: readonly CoachTurn[], most: number): CoachTurn[] {
  const weight = ({ worst, rest, drew }: CoachTurn): number => Math.max(worst === null ? 0 : weightOf(worst.lost), drew ? luckOf(rest) : 0);
  return turns
    .filter((turn) => weight(turn) >= 1)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => a.version - b.version);
}

/** Did the luck of the draw turn the game after this turn? A smaller change may be no more than the coach's own doubt. */
export function turnedByLuck({ rest, drew }: CoachTurn): boolean {
  return drew && luckOf(rest) >= 1;
}

/** From this on a game turns: so great a share of games, or so many points even where nobody wins by them. */
const TURNS: Expectation = { win: 0.05, lead: 8 };

/** How much was given away, 1 being just enough to turn a game. */
function weightOf({ win, lead }: Expectation): number {
  return Math.max(win / TURNS.win, lead / TURNS.lead);
}

/** Luck that only brings points turns no game. */
function luckOf({ win }: Expectation): number {
  return Math.abs(win) / TURNS.win;
}

/** What came of the game for the seat; null while nobody knows. */
export function outcomeOf(result: Result | null, seat: Seat): Expectation | null {
  if (result === null) return null;
  const { seats, winners } = result;
  const others = seats.flatMap(({ total }, other) => (other === seat ? [] : [total]));
  return { win: winners.includes(seat) ? 1 / winners.length : 0, lead: at(seats, seat).total - Math.max(...others) };
}

/** `draws`: how often anything had been drawn before it. */
type OpenTurn = Omit<CoachTurn, 'gifts' | 'rest' | 'drew'> & { readonly draws: number };

function beginTurns(weighed: readonly Weighed[]): OpenTurn[] {
  const turns: OpenTurn[] = [];
  for (const one of weighed) {
    const { version, seat, before, draws, lost, error } = one;
    const turn = turns.at(-1);
    const same = turn?.seat === seat && turn.draws === draws ? turn : undefined;
    const most = same?.worst ?? null;
    const worst = one.better !== null && (most === null || weightOf(lost) > weightOf(most.lost)) ? one : most;
    if (same === undefined) turns.push({ version, seat, before, lost, error, worst, draws });
    else turns[turns.length - 1] = { ...same, lost: sumOf([same.lost, lost]), error: errorOfSum([same.error, error]), worst };
  }
  return turns;
}

function partOf({ win, lead }: Expectation, parts: number): Expectation {
  return { win: win / parts, lead: lead / parts };
}

function restOf({ before, lost }: OpenTurn, gifts: Expectation, later: Expectation): Expectation {
  return { win: later.win - (before.win - lost.win + gifts.win), lead: later.lead - (before.lead - lost.lead + gifts.lead) };
}

function balanceOf(turns: readonly CoachTurn[], result: Result | null, seat: Seat): Balance | null {
  const own = turns.filter((turn) => turn.seat === seat);
  const [first] = own;
  if (first === undefined) return null;
  return {
    start: first.before,
    end: outcomeOf(result, seat) ?? at(own, own.length - 1).before,
    lost: sumOf(own.map(({ lost }) => lost)),
    error: errorOfSum(own.map(({ error }) => error)),
    gifts: sumOf(own.map(({ gifts }) => gifts)),
    rest: sumOf(own.map(({ rest }) => rest)),
  };
}
