import { at, type Refusal, type Seat, type Tell } from '@astrarium/core';
import { FIRST_MOVEMENT } from '../data/action-cards.ts';
import { MOVEMENT } from '../data/factions.ts';
import { SOL, type System } from '../data/galaxy.ts';
import { PAWNS_EACH } from '../data/pawns.ts';
import { DEEP_SPACE, type Place, placeOf, SYSTEM_OF } from '../data/places.ts';
import { countOf, ENERGY, ONE } from '../data/resources.ts';
import { DEEP, FLY, PASS } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, cardOn, cardOwner, clockwise, type Frame, handOf, MANY, NOBODY, NONE, pushFrame, shipAt } from '../state.ts';
import { pay } from './hands.ts';
import { findShip, isFreeFor, moveShip, pawnsAt } from './pawns.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** B5.1: the owner one ship, each other player one, then the owner all his others. False at the end. */
export function proceedMovement(state: AdAstraState): boolean {
  const { turn, players } = state;
  if (turn > players) return false;
  const seat = clockwise(state, cardOwner(state), turn === players ? 0 : turn);
  state.turn += 1;
  if (anyShipToMove(state, seat)) pushFrame(state, 'move', seat, turn === players ? MANY : 1);
  return true;
}

/** The part of one player of a Movement card. */
export const move: PhaseRules = {
  legal(state, frame, list) {
    const { seat } = frame;
    const energy = state.deed.free & (1 << seat) ? MANY : countOf(handOf(state, seat), ENERGY);
    const [one = 0, other = 0] = systemsOn(state);
    for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
      const from = shipAt(state, seat, ship);
      if (!isFirstToMove(state, seat, ship, from)) continue;
      const flights = at(FLY, from);
      if (energy >= costOf(from, one) && canLandIn(state, seat, one, from)) list.push(at(flights, one));
      if (energy >= costOf(from, other) && canLandIn(state, seat, other, from)) list.push(at(flights, other));
      if (from !== DEEP_SPACE && energy >= 1) list.push(at(flights, DEEP));
    }
    list.push(PASS);
  },
  refusal(state, frame, decision) {
    if (decision.do === 'pass') return undefined;
    if (decision.do !== 'fly') return wrongMoment(decision);
    const { from, to } = decision;
    const { seat } = frame;
    const fault = cantFly(state, seat, from, to);
    if (fault !== undefined) return fault;
    if (to !== DEEP && !systemsOn(state).includes(to)) return refuse('B5.2', 'not-on-the-card');
    if (state.deed.free & (1 << seat)) return undefined;
    const need = costOf(from, to);
    const have = countOf(handOf(state, seat), ENERGY);
    return have >= need ? undefined : refuse('B5.2', 'pay-the-cost', { what: 'energy', need, have });
  },
  apply(state, frame, decision, tell) {
    const { seat } = frame;
    if (decision.do === 'pass') {
      state.frames.pop();
      tell?.({ kind: 'passed', seat, rule: 'B3.2' });
    } else if (decision.do === 'fly') {
      const { from, to } = decision;
      const cost = state.deed.free & (1 << seat) ? 0 : costOf(from, to);
      if (cost > 0) pay(state, seat, cost * at(ONE, ENERGY), 'B5.2', tell);
      frame.left -= 1;
      fly(state, seat, from, to, 'B5.2', tell);
    }
  },
};

/** B10.2: one ship to any system but Sol, free. */
export const gate: PhaseRules = {
  legal(state, frame, list) {
    for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
      const from = shipAt(state, frame.seat, ship);
      if (!isFirstToMove(state, frame.seat, ship, from)) continue;
      for (let system = 0; system < SOL; system += 1) {
        if (canLandIn(state, frame.seat, system, from)) list.push(at(at(FLY, from), system));
      }
    }
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'fly') return wrongMoment(decision);
    return decision.to === DEEP ? refuse('B10.2', 'to-a-planet') : cantFly(state, frame.seat, decision.from, decision.to);
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'fly') return;
    state.frames.pop();
    fly(state, frame.seat, decision.from, decision.to, 'B10.2', tell);
  },
};

/** Has the seat a ship that may still move, and somewhere to go by B10.2? */
export function canUseGate(state: AdAstraState, seat: Seat): boolean {
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
    const from = shipAt(state, seat, ship);
    if (!isFirstToMove(state, seat, ship, from)) continue;
    for (let system = 0; system < SOL; system += 1) if (canLandIn(state, seat, system, from)) return true;
  }
  return false;
}

function anyShipToMove(state: AdAstraState, seat: Seat): boolean {
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) if (mayMove(state, seat, ship, shipAt(state, seat, ship))) return true;
  return false;
}

/** The ship is down, or in deep space: it has moved. A part without moves or ships left is over. */
export function arrive(state: AdAstraState, seat: Seat, from: Place, to: Place): void {
  const ship = findShip(state, seat, from, state.deed.moved);
  moveShip(state, seat, ship, to);
  state.deed.moved |= 1 << (seat * PAWNS_EACH + ship);
  const frame = at(state.frames, state.frames.length - 1);
  if (frame.phase === 'move' && (frame.left === 0 || !anyShipToMove(state, seat))) state.frames.pop();
}

/** B5.3, B5.4: is there a planet of the system to land on, other than the one the ship comes from? */
function canLandIn(state: AdAstraState, seat: Seat, system: System, from: Place): boolean {
  const size = state.sizes[system] ?? 0;
  const faceUp = state.faceUp[system] ?? 0;
  if (faceUp !== (1 << size) - 1) return true;
  for (let index = 0; index < size; index += 1) {
    const place = placeOf(system, index);
    if (place !== from && isFreeFor(pawnsAt(state, place), seat)) return true;
  }
  return false;
}

/** B5.2: deep space to a planet 0, to deep space 1, inside one system 1, to another system 2. */
export function costOf(from: Place, to: System): number {
  if (from === DEEP_SPACE) return 0;
  return to === DEEP || SYSTEM_OF[from] === to ? 1 : 2;
}

/** The two systems on the card, open to everyone. */
function systemsOn(state: AdAstraState): readonly System[] {
  return at(at(MOVEMENT, at(state.factions, cardOwner(state))), cardOn(state) - FIRST_MOVEMENT);
}

function cantFly(state: AdAstraState, seat: Seat, from: Place, to: System): Refusal | undefined {
  if (findShip(state, seat, from, 0) === NONE) return refuse('B5.1', 'no-ship-there');
  if (findShip(state, seat, from, state.deed.moved) === NONE) return refuse('B5.1', 'ship-has-moved');
  if (to === SOL) return refuse('B5.5', 'not-to-sol');
  if (to === DEEP) return from === DEEP_SPACE ? refuse('B5.2', 'same-planet') : undefined;
  return canLandIn(state, seat, to, from) ? undefined : refuse('B5.3', 'no-planet-to-land-on');
}

function fly(state: AdAstraState, seat: Seat, from: Place, to: System, rule: string, tell?: Tell<AdAstraEvent>): void {
  tell?.({ kind: 'flew', seat, from, to, rule });
  if (to === DEEP) arrive(state, seat, from, DEEP_SPACE);
  else state.frames.push(landing(seat, from, to));
}

function landing(seat: Seat, from: Place, system: System): Frame {
  return { phase: 'land', seat, left: 0, system, from, partner: NOBODY, give: 0, want: 0 };
}

function mayMove(state: AdAstraState, seat: Seat, ship: number, where: Place): boolean {
  return where <= DEEP_SPACE && (state.deed.moved & (1 << (seat * PAWNS_EACH + ship))) === 0;
}

/** Of ships at the same place that may move, the first stands for all. */
function isFirstToMove(state: AdAstraState, seat: Seat, ship: number, where: Place): boolean {
  if (!mayMove(state, seat, ship, where)) return false;
  for (let before = 0; before < ship; before += 1) {
    if (shipAt(state, seat, before) === where && mayMove(state, seat, before, where)) return false;
  }
  return true;
}
