import type { Seat } from '@astrarium/core';
import type { PlanetKind } from './data/galaxy.ts';
import type { RuleSet } from './data/pawns.ts';
import { SYSTEM_OF } from './data/places.ts';
import type { Bundle } from './data/resources.ts';
import { ownerOf, type Pawns } from './rules/pawns.ts';
import type { AdAstraView } from './view.ts';

/**
 * What lies open before everybody. A state is one, and a view can be made one: a rule that needs no more than this tells
 * a player beforehand what it would bring.
 */
export interface Board {
  readonly players: number;
  readonly rules: RuleSet;
  /** The planet at each place; null where it is not known, and then nobody stands there. */
  readonly planets: readonly (PlanetKind | null)[];
  /** What stands on each planet. */
  readonly pawns: readonly Pawns[];
  /** Systems with a pawn of the seat. */
  readonly presence: readonly number[];
  /** Pawns left to build: seat × items + item. */
  readonly supply: readonly number[];
  readonly bank: Bundle;
}

export function boardOf(view: AdAstraView): Board {
  const { players, rules, planets, pawns, bank } = view;
  return {
    players,
    rules,
    planets,
    pawns,
    presence: view.seats.map((_, seat) => presenceOf(pawns, seat)),
    supply: view.seats.flatMap(({ supply }) => supply),
    bank,
  };
}

/** The systems with a pawn of the seat, as a set. */
export function presenceOf(pawns: readonly Pawns[], seat: Seat): number {
  let systems = 0;
  for (let place = 0; place < pawns.length; place += 1) {
    if (ownerOf(pawns[place] ?? 0) === seat) systems |= 1 << (SYSTEM_OF[place] ?? 0);
  }
  return systems;
}
