import type { Refusal, Tell } from '@astrarium/core';
import { ARTIFACT_RULES } from '../data/artifacts.ts';
import type { Decision } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import type { AdAstraState, Frame } from '../state.ts';
import { refuse } from './reasons.ts';

/** The rules of one kind of question. Whoever is not asked never gets here: `game.ts` sees to that, and to the use of artifacts. */
export interface PhaseRules {
  /** Adds the legal decisions to the list. */
  readonly legal: (state: AdAstraState, frame: Frame, list: Decision[]) => void;
  /** Why not; `undefined` = it can be decided. The decision is well-formed: its numbers are in their ranges. */
  readonly refusal: (state: AdAstraState, frame: Frame, decision: Decision) => Refusal | undefined;
  /** Carries it out. A question that is answered takes its frame off; what comes next is not its business. */
  readonly apply: (state: AdAstraState, frame: Frame, decision: Decision, tell?: Tell<AdAstraEvent>) => void;
}

/** A decision of a kind that has no place now, by the rule that says when it has. */
export function wrongMoment(decision: Decision): Refusal {
  switch (decision.do) {
    case 'plan':
      return refuse('B3.1', 'not-now');
    case 'produce':
      return refuse('B4.1', 'not-now');
    case 'fly':
      return refuse('B5.1', 'not-now');
    case 'peek':
    case 'land':
      return refuse('B5.3', 'not-now');
    case 'colony':
    case 'factory':
    case 'terraform':
    case 'starship':
      return refuse('B6.1', 'not-now');
    case 'offer':
    case 'bank':
    case 'end':
      return refuse('B7.2', 'not-now');
    case 'counter':
    case 'accept':
    case 'decline':
      return refuse('B7.3', 'not-now');
    case 'score':
      return refuse('B8.1', 'not-now');
    case 'discard':
      return refuse('B8.3', 'not-now');
    case 'take':
      return refuse('B10.1', 'not-now');
    case 'look':
      return refuse('B10.7', 'not-now');
    case 'swap':
      return refuse('B10.9', 'not-now');
    case 'use':
      return refuse(ARTIFACT_RULES[decision.artifact] ?? 'B10.1', 'artifact-not-now');
    case 'pass':
      return refuse('B3.2', 'decide-first');
  }
}
