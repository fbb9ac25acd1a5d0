import { at, lowest, type Seat, type Tell } from '@astrarium/core';
import { PRODUCTION } from '../data/factions.ts';
import { SYSTEM_SIZE } from '../data/galaxy.ts';
import { placeOf } from '../data/places.ts';
import { countOf, type Resource } from '../data/resources.ts';
import { PRODUCE } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import type { Board } from '../public-board.ts';
import { type AdAstraState, cardOn, cardOwner, clockwise, filled, pushFrame } from '../state.ts';
import { gain } from './hands.ts';
import { hasColony, hasFactory, ownerOf, pawnsAt, shipsOf } from './pawns.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** One step of a Production card: the choice, then for each who may hold B10.4 the question whether to use it. False at the end. */
export function proceedProduction(state: AdAstraState): boolean {
  const owner = cardOwner(state);
  if (state.turn === 0) {
    pushFrame(state, 'produce', owner);
    state.turn = 1;
    return true;
  }
  const { choice } = state.deed;
  for (; state.turn <= state.players; state.turn += 1) {
    const seat = clockwise(state, owner, state.turn - 1);
    if (state.held[seat] === 0 || countOf(state.bank, choice) === 0 || dueOf(state, seat, choice) === 0) continue;
    pushFrame(state, 'harvest', seat);
    state.turn += 1;
    return true;
  }
  return false;
}

/** B4.2: 1 card per own colony and starship on a matching planet, 2 per factory. */
export function dueOf(board: Board, seat: Seat, resource: Resource): number {
  let due = 0;
  for (let systems = board.presence[seat] ?? 0; systems !== 0; systems &= systems - 1) {
    const from = placeOf(lowest(systems), 0);
    for (let place = from; place < from + SYSTEM_SIZE.max; place += 1) {
      if (board.planets[place] !== resource) continue;
      const pawns = pawnsAt(board, place);
      if (pawns !== 0 && ownerOf(pawns) === seat) due += shipsOf(pawns) + (hasColony(pawns) ? 1 : 0) + (hasFactory(pawns) ? 2 : 0);
    }
  }
  return due;
}

/** B4.3: what each seat would get, if the card of this owner were to produce this resource. */
export function yieldsOf(board: Board, owner: Seat, resource: Resource): number[] {
  const yields = filled(board.players, 0);
  let left = countOf(board.bank, resource);
  for (let n = 0; n < board.players; n += 1) {
    const seat = clockwise(board, owner, n);
    const amount = Math.min(left, dueOf(board, seat, resource));
    yields[seat] = amount;
    left -= amount;
  }
  return yields;
}

/** B4.1: the owner picks one of the card's two resources for everybody. */
export const produce: PhaseRules = {
  legal(state, _frame, list) {
    for (const resource of resourcesOn(state)) list.push(at(PRODUCE, resource));
  },
  refusal(state, _frame, decision) {
    if (decision.do !== 'produce') return wrongMoment(decision);
    return resourcesOn(state).includes(decision.resource) ? undefined : refuse('B4.1', 'not-on-the-card');
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'produce') return;
    const { resource } = decision;
    state.frames.pop();
    state.deed.choice = resource;
    tell?.({ kind: 'resource-chosen', seat: frame.seat, resource, rule: 'B4.1' });
    handOut(state, resource, tell);
  },
};

/** B4.3: clockwise from the owner, each full due in turn, until the bank is empty. */
function handOut(state: AdAstraState, resource: Resource, tell?: Tell<AdAstraEvent>): void {
  const owner = cardOwner(state);
  for (let n = 0; n < state.players; n += 1) {
    const seat = clockwise(state, owner, n);
    const due = dueOf(state, seat, resource);
    const rule = due > countOf(state.bank, resource) ? 'B4.3' : 'B4.2';
    gain(state, seat, resource, due, rule, tell);
  }
}

function resourcesOn(state: AdAstraState): readonly Resource[] {
  return at(at(PRODUCTION, at(state.factions, cardOwner(state))), cardOn(state));
}
