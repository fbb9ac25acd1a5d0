import { at, type Refusal, type Tell } from '@astrarium/core';
import { BONUS, BY_ARTIFACTS } from '../data/action-cards.ts';
import {
  ARCANUM,
  ARTIFACT_RULES,
  ARTIFACTS,
  type Artifact,
  CLAVIS,
  IANUA,
  LAUREA,
  MACHINA,
  MANUS,
  MERCATOR,
  MERCATOR_EXCHANGES,
  OCULUS,
  OCULUS_SYSTEMS,
  VELUM,
} from '../data/artifacts.ts';
import { SOL } from '../data/galaxy.ts';
import { countOf, RESOURCES, sizeOf } from '../data/resources.ts';
import { type Decision, LOOK, PASS, TAKE, USE } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, cardOwner, type Frame, faceDown, holdsArtifact, MANY, pushFrame } from '../state.ts';
import { gain, score } from './hands.ts';
import { peek } from './landing.ts';
import { canUseGate } from './movement.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { dueOf } from './production.ts';
import { refuse } from './reasons.ts';
import { canExchange } from './trade.ts';

/** Adds the artifacts that the seat holds and can use at this decision. */
export function listArtifacts(state: AdAstraState, frame: Frame, list: Decision[]): void {
  const held = state.held[frame.seat] ?? 0;
  if (held === 0) return;
  for (let artifact = 0; artifact < ARTIFACTS.length; artifact += 1) {
    if (held & (1 << artifact) && isNow(state, frame, artifact)) list.push(at(USE, artifact));
  }
}

export function cantUse(state: AdAstraState, frame: Frame, artifact: Artifact): Refusal | undefined {
  const rule = at(ARTIFACT_RULES, artifact);
  if (!holdsArtifact(state, frame.seat, artifact)) return refuse(rule, 'artifact-not-held');
  return isNow(state, frame, artifact) ? undefined : refuse(rule, 'artifact-not-now');
}

/** B10: shown, applied, and out of the game. */
export function useArtifact(state: AdAstraState, frame: Frame, artifact: Artifact, tell?: Tell<AdAstraEvent>): void {
  const { seat } = frame;
  state.held[seat] = at(state.held, seat) & ~(1 << artifact);
  state.used |= 1 << artifact;
  tell?.({ kind: 'used', seat, artifact, rule: at(ARTIFACT_RULES, artifact) });
  switch (artifact) {
    case IANUA:
      pushFrame(state, 'gate', seat);
      return;
    case VELUM:
      state.deed.free |= 1 << seat;
      return;
    case MACHINA:
      state.frames.pop();
      gain(state, seat, state.deed.choice, dueOf(state, seat, state.deed.choice), 'B10.4', tell);
      return;
    case MANUS:
      frame.left = MANY;
      return;
    case MERCATOR:
      if (frame.phase === 'last-call') state.frames.pop();
      pushFrame(state, 'exchange', seat, MERCATOR_EXCHANGES);
      return;
    case OCULUS:
      pushFrame(state, 'look', seat, Math.min(OCULUS_SYSTEMS, systemsToSee(state)));
      return;
    case LAUREA:
      state.frames.pop();
      score(state, seat, BY_ARTIFACTS, BONUS, tell);
      state.step = 'next-card';
      return;
    case CLAVIS:
      state.frames.pop();
      pushFrame(state, 'swap', seat);
      return;
    case ARCANUM:
      state.endCalled = true;
      return;
    default:
  }
}

/** A moment at which an artifact may be used: everyone who holds any is asked, so that the question betrays nothing (B11.2). */
export const moment: PhaseRules = {
  legal: (_state, _frame, list) => void list.push(PASS),
  refusal: (_state, _frame, decision) => (decision.do === 'pass' ? undefined : wrongMoment(decision)),
  apply: (state) => void state.frames.pop(),
};

/** B10.1: resource cards of choice from the bank, one by one. */
export const take: PhaseRules = {
  legal(state, _frame, list) {
    for (let resource = 0; resource < RESOURCES.length; resource += 1) if (countOf(state.bank, resource) > 0) list.push(at(TAKE, resource));
  },
  refusal(state, _frame, decision) {
    if (decision.do !== 'take') return wrongMoment(decision);
    return countOf(state.bank, decision.resource) > 0 ? undefined : refuse('B10.1', 'bank-is-out');
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'take') return;
    gain(state, frame.seat, decision.resource, 1, 'B10.1', tell);
    frame.left -= 1;
    if (frame.left === 0 || sizeOf(state.bank) === 0) state.frames.pop();
  },
};

/** B10.7: the face-down planets of two systems, one after the other. */
export const look: PhaseRules = {
  legal(state, frame, list) {
    for (let system = 0; system < SOL; system += 1) {
      if (faceDown(state, system) !== 0 && (frame.system & (1 << system)) === 0) list.push(at(LOOK, system));
    }
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'look') return wrongMoment(decision);
    if (faceDown(state, decision.system) === 0) return refuse('B10.7', 'not-face-down');
    return frame.system & (1 << decision.system) ? refuse('B10.7', 'already-seen') : undefined;
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'look') return;
    peek(state, frame.seat, decision.system, 'B10.7', tell);
    frame.system |= 1 << decision.system;
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
  },
};

/** Is this the moment that the artifact is for, and is there something for it to do? */
function isNow(state: AdAstraState, frame: Frame, artifact: Artifact): boolean {
  const { phase, seat } = frame;
  switch (artifact) {
    case IANUA:
      return phase === 'move' && canUseGate(state, seat);
    case VELUM:
      return phase === 'move';
    case MACHINA:
      return phase === 'harvest';
    case MANUS:
      return phase === 'build' && seat !== cardOwner(state);
    case MERCATOR:
      return (phase === 'trade' || phase === 'last-call') && canExchange(state, seat);
    case OCULUS:
      return systemsToSee(state) > 0;
    case LAUREA:
      return phase === 'laurea';
    case CLAVIS:
      return phase === 'reveal';
    case ARCANUM:
      return isActionPhase(state) && !state.endCalled;
    default:
      return false;
  }
}

function isActionPhase({ step }: AdAstraState): boolean {
  return step !== 'plan' && step !== 'limit';
}

function systemsToSee(state: AdAstraState): number {
  let systems = 0;
  for (let system = 0; system < SOL; system += 1) if (faceDown(state, system) !== 0) systems += 1;
  return systems;
}
