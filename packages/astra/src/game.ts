import { at, type Game, type Refusal, type Seat } from '@astrarium/core';
import { clone } from './clone.ts';
import { DATA_VERSION } from './data/version.ts';
import type { Decision } from './decisions.ts';
import { type AstraEvent, reveals } from './events.ts';
import { imagine } from './imagine.ts';
import { read, write } from './notation.ts';
import { type AstraOptions, readOptions, SEATS } from './options.ts';
import { redeal } from './reshuffle-unseen.ts';
import { proceed } from './rules/proceed.ts';
import { refuse } from './rules/reasons.ts';
import { resultOf } from './rules/result.ts';
import { rulesOf } from './rules/rules-by-phase.ts';
import { OLDEST_RULES, RULES_VERSION } from './rules/rules-version.ts';
import { setup } from './rules/setup.ts';
import { type AstraState, type Frame, NO_PICK, NOBODY, topFrame } from './state.ts';
import { type AstraView, view } from './view.ts';

/** The game of Astra. */
export const astra: Game<AstraState, Decision, AstraView, AstraOptions, AstraEvent> = {
  name: 'astra',
  seats: SEATS,
  rulesVersion: RULES_VERSION,
  dataVersion: DATA_VERSION,
  oldestRules: OLDEST_RULES,
  options: readOptions,
  // In the solo game the second seat is Auptolemy's: it is never waited for.
  seatCount: ({ players }) => (players === 1 ? 2 : players),
  automata: ({ players }) => (players === 1 ? ['Auptolemy'] : []),
  setup,

  waitingFor(state) {
    return at(SEAT_LISTS, askedNow(topFrame(state)));
  },

  legal(state, seat) {
    const list: Decision[] = [];
    const frame = topFrame(state);
    if (frame !== undefined && askedNow(frame) & (1 << seat)) rulesOf(frame.phase).legal(state, frame, list);
    return list;
  },

  refusal(state, seat, decision): Refusal | undefined {
    const frame = topFrame(state);
    if (frame === undefined) return refuse('A9.2', 'game-over');
    if ((askedNow(frame) & (1 << seat)) === 0) {
      return frame.phase === 'boons' ? refuse('A8.2', 'others-pick-boons') : refuse('A3.1', 'not-your-turn');
    }
    return rulesOf(frame.phase).refusal(state, frame, decision);
  },

  apply(state, seat, decision, chance, tell) {
    const frame = at(state.frames, state.frames.length - 1);
    rulesOf(frame.phase).apply(state, frame, seat, decision, tell);
    proceed(state, chance, tell);
  },

  view,
  imagine,
  redeal,
  clone,
  result: (state) => (state.frames.length === 0 ? resultOf(state) : undefined),
  reveals,
  write,
  read,
};

/** The seats that owe an answer, as a set: one, or the tied assistants who have not picked yet. */
function askedNow(frame: Frame | undefined): number {
  if (frame === undefined) return 0;
  if (frame.seat !== NOBODY) return 1 << frame.seat;
  let asked = frame.asked;
  for (let seat = 0; seat < frame.picks.length; seat += 1) if (frame.picks[seat] !== NO_PICK) asked &= ~(1 << seat);
  return asked;
}

/** For each set of seats the list, made once. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.max }, (_, set) =>
  [0, 1, 2, 3, 4].filter((seat) => set & (1 << seat)),
);
