import { type AdAstraState, adAstra, type Decision, type Frame, OCULUS, SYSTEMS } from '@astrarium/ad-astra';
import { at, type Below, type Chance, popcount, type Seat } from '@astrarium/core';
import type { GameModel, Move } from '../search/game-model.ts';
import type { Evaluation } from './evaluation/evaluation.ts';
import { idealSpace, wishes } from './rollout-policy/plan.ts';
import { rolloutDecision } from './rollout-policy/rollout-policy.ts';
import { WEIGHTS } from './rollout-policy/weights.ts';
import { promisingTrades } from './trades.ts';

/** What the search has to know of Ad Astra: it plays on by the rollout policy to the end of the round, and evaluates there. */
export function adAstraModel(evaluate: Evaluation): GameModel<AdAstraState, Decision> {
  return {
    key: keyOf,
    moves: movesOf,
    rollOut(state, chance, below) {
      const { round } = state;
      for (let frame = topOf(state); frame !== undefined && state.round === round; frame = topOf(state))
        follow(state, frame, chance, below);
    },
    evaluate,
    worlds: 1000,
  };
}

/** The rules as one seat thinks them through: whenever it has decided, the others follow the rollout policy until it is asked again. */
export function applyAndFollow(state: AdAstraState, seat: Seat, decision: Decision, chance: Chance): void {
  const below: Below = (n) => chance.below('others', n);
  adAstra.apply(state, seat, decision, chance);
  for (let frame = topOf(state); frame !== undefined && frame.seat !== seat; frame = topOf(state)) follow(state, frame, chance, below);
}

function follow(state: AdAstraState, frame: Frame, chance: Chance, below: Below): void {
  adAstra.apply(state, frame.seat, rolloutDecision(state, frame, below, WEIGHTS), chance);
}

/** While planning, one's own plan; later the card, the question and the own hand. What others did is left to chance. */
function keyOf(state: AdAstraState, seat: Seat): string {
  const frame = topOf(state);
  if (frame === undefined) return 'over';
  const { round, owners, faces } = state;
  if (frame.phase === 'plan') {
    let key = `plan ${round}`;
    for (let space = 0; space < owners.length; space += 1) if (owners[space] === seat) key += ` ${space}.${faces[space]}`;
    return key;
  }
  const { phase, left, system, from, give, want, partner } = frame;
  const { space, turn, deed } = state;
  const asked = [phase, left, system, from, give, want, partner];
  return [round, space, turn, ...asked, deed.choice, deed.moved, deed.offers, state.hands[seat], knownTo(state, seat)].join();
}

/** How many face-down planets the seat has seen: a look changes the question. */
function knownTo(state: AdAstraState, seat: Seat): number {
  let known = 0;
  for (let system = 0; system < SYSTEMS.length; system += 1) {
    known += popcount(state.known[seat * SYSTEMS.length + system] ?? 0);
  }
  return known;
}

function movesOf(state: AdAstraState, seat: Seat, legal: readonly Decision[], wide: boolean, below: Below): readonly Move<Decision>[] {
  const frame = topOf(state);
  const free = legal.find((decision) => isFree(frame, decision));
  if (frame === undefined || free !== undefined) return [{ decisions: [free ?? at(legal, 0)], weight: 1 }];
  if (frame.phase === 'plan') return plans(state, seat, legal, wide);
  const first = rolloutDecision(state, frame, below, WEIGHTS);
  const open = frame.phase === 'trade' || frame.phase === 'answer' ? promisingTrades(state, frame, legal) : legal;
  return open.map((decision) => ({ decisions: [decision], weight: decision === first ? FIRST_THOUGHT : 1 }));
}

/** The decision that the rollout policy would take gets so much more attention than another. */
const FIRST_THOUGHT = 3;

/** To look costs nothing, and nothing is gained by waiting (B5.3, B10.7). */
function isFree(frame: Frame | undefined, decision: Decision): boolean {
  if (decision.do === 'peek') return true;
  return decision.do === 'use' && decision.artifact === OCULUS && (frame?.phase === 'plan' || frame?.phase === 'move');
}

/** So many plans are thought of: in earnest, and on the way. */
const WIDE = 20;
const NARROW = 10;
/** So many spaces for one card. */
const SPACES = 3;

function plans(state: AdAstraState, seat: Seat, legal: readonly Decision[], wide: boolean): Move<Decision>[] {
  const wanted = wishes(state, seat, WEIGHTS);
  const weighed: { readonly decision: Decision; readonly card: number; readonly liking: number }[] = [];
  for (const decision of legal) {
    if (decision.do !== 'plan') continue;
    const { card, space } = decision;
    const liking = (wanted[card] ?? 0) - WEIGHTS.steady * Math.abs(space - idealSpace(state, card, WEIGHTS));
    weighed.push({ decision, card, liking });
  }
  weighed.sort((a, b) => b.liking - a.liking);
  const best = at(weighed, 0).liking;
  const spaces = new Map<number, number>();
  const moves: Move<Decision>[] = [];
  for (const { decision, card, liking } of weighed) {
    const taken = spaces.get(card) ?? 0;
    if (taken === SPACES) continue;
    spaces.set(card, taken + 1);
    moves.push({ decisions: [decision], weight: Math.exp((liking - best) / TEMPER) });
    if (moves.length === (wide ? WIDE : NARROW)) break;
  }
  return moves;
}

/** The larger, the more alike is the attention that plans get. */
const TEMPER = 2.5;

function topOf(state: AdAstraState): Frame | undefined {
  return state.frames[state.frames.length - 1];
}
