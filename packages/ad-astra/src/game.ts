import { at, type Game, type Refusal, type Seat } from '@astrarium/core';
import { clone } from './clone.ts';
import { DATA_VERSION } from './data/version.ts';
import type { Decision } from './decisions.ts';
import { type AdAstraEvent, reveals } from './events.ts';
import { imagine } from './imagine.ts';
import { read, write } from './notation.ts';
import { type AdAstraOptions, readOptions, SEATS } from './options.ts';
import { redeal } from './reshuffle-unseen.ts';
import { cantUse, listArtifacts, useArtifact } from './rules/artifacts.ts';
import { resultOf } from './rules/ending.ts';
import { proceed } from './rules/proceed.ts';
import { refuse } from './rules/reasons.ts';
import { rulesOf } from './rules/rules-by-phase.ts';
import { OLDEST_RULES, RULES_VERSION } from './rules/rules-version.ts';
import { setup } from './rules/setup.ts';
import { isWellFormed } from './rules/well-formed.ts';
import { type AdAstraState, topFrame } from './state.ts';
import { type AdAstraView, view } from './view.ts';

/** The game of Ad Astra. */
export const adAstra: Game<AdAstraState, Decision, AdAstraView, AdAstraOptions, AdAstraEvent> = {
  name: 'ad-astra',
  seats: SEATS,
  rulesVersion: RULES_VERSION,
  dataVersion: DATA_VERSION,
  oldestRules: OLDEST_RULES,
  options: readOptions,
  seatCount: (options) => options.players,
  setup,

  waitingFor(state) {
    const frame = topFrame(state);
    return frame === undefined ? NO_SEATS : at(SEAT_LISTS, frame.seat);
  },

  legal(state, seat) {
    const list: Decision[] = [];
    const frame = topFrame(state);
    if (frame === undefined || frame.seat !== seat) return list;
    rulesOf(frame.phase).legal(state, frame, list);
    listArtifacts(state, frame, list);
    return list;
  },

  refusal(state, seat, decision): Refusal | undefined {
    const frame = topFrame(state);
    if (frame === undefined) return refuse('B3.4', 'game-over');
    if (frame.seat !== seat) return refuse(state.step === 'plan' ? 'B3.1' : 'B3.2', 'not-your-turn');
    if (!isWellFormed(decision)) return refuse('B3.2', 'no-such-decision');
    if (decision.do === 'use') return cantUse(state, frame, decision.artifact);
    return rulesOf(frame.phase).refusal(state, frame, decision);
  },

  apply(state, _seat, decision, _chance, tell) {
    const frame = at(state.frames, state.frames.length - 1);
    if (decision.do === 'use') useArtifact(state, frame, decision.artifact, tell);
    else rulesOf(frame.phase).apply(state, frame, decision, tell);
    proceed(state, tell);
  },

  view,
  imagine,
  redeal,
  clone,
  result: (state) => (state.frames.length === 0 ? resultOf(state) : undefined),
  reveals,
  openEnded: ({ do: kind }) => kind === 'offer' || kind === 'counter',
  write,
  read,
};

const NO_SEATS: readonly Seat[] = [];
const SEAT_LISTS: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];
