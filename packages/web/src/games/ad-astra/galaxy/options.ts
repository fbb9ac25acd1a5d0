import {
  type AdAstraView,
  type Cost,
  costOf,
  flightCost,
  ITEMS,
  type ItemName,
  type Phase,
  type Place,
  type Resource,
  readDecision,
  type System,
} from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { Play } from '../play.ts';

/** What can be done on the galaxy now, by the person the screen waits for. */
export interface GalaxyOptions {
  /** What that person is asked; null while nobody is. */
  readonly phase: Phase | null;
  /** Energy by where a ship stands and where it can fly (B5.2). */
  readonly flights: ReadonlyMap<Place, ReadonlyMap<System, number>>;
  readonly lands: ReadonlySet<Place>;
  /** Can the system just entered be looked at first (B5.3)? */
  readonly peek: boolean;
  readonly builds: ReadonlyMap<Place, readonly BuildOption[]>;
  readonly looks: ReadonlySet<System>;
  /** The system in which a ship is about to land, and where it comes from. */
  readonly landing: Landing | null;
}

/** An item that can be built on a planet: with which Ores, or without any. */
export interface BuildOption {
  readonly item: ItemName;
  readonly cost: Cost;
  readonly payments: readonly { readonly ore: Resource | null; readonly decision: string }[];
}

interface Landing {
  readonly seat: Seat;
  readonly system: System;
  readonly from: Place;
}

type OptionsInput = Pick<Play, 'view' | 'seat' | 'legal'>;

export function optionsOf({ view, seat, legal }: OptionsInput): GalaxyOptions {
  const flights = new Map<Place, Map<System, number>>();
  const lands = new Set<Place>();
  const builds = new Map<Place, BuildOption[]>();
  const looks = new Set<System>();
  const free = seat !== null && movesFreely(view, seat);
  for (const notation of legal) {
    if (!CONCERNS_THE_GALAXY.test(notation)) continue;
    const decision = readDecision(notation);
    if (decision.do === 'fly') {
      const targets = flights.get(decision.from) ?? new Map<System, number>();
      targets.set(decision.to, free ? 0 : flightCost(decision.from, decision.to));
      flights.set(decision.from, targets);
    } else if (decision.do === 'land') lands.add(decision.place);
    else if (decision.do === 'look') looks.add(decision.system);
    else if (decision.do === 'colony') addBuild(builds, view, decision.place, 'colony', decision.ore, notation);
    else if (decision.do === 'factory') addBuild(builds, view, decision.place, 'factory', null, notation);
    else if (decision.do === 'terraform') addBuild(builds, view, decision.place, 'terraformer', null, notation);
  }
  const phase = seat === null ? null : (view.frames.at(-1)?.phase ?? null);
  return { phase, flights, lands, peek: legal.has('peek'), builds, looks, landing: landingOf(view) };
}

/** B10.2 is free, and so is everything after B10.3. */
function movesFreely(view: AdAstraView, seat: Seat): boolean {
  return view.frames.at(-1)?.phase === 'gate' || (view.deed.free & (1 << seat)) !== 0;
}

const CONCERNS_THE_GALAXY = /^(fly|land|look|colony|factory|terraform) /;

/** Whoever's ship it is, all see that it has entered a system. */
function landingOf({ frames }: AdAstraView): Landing | null {
  const frame = frames.findLast(({ phase }) => phase === 'land');
  return frame === undefined ? null : { seat: frame.seat, system: frame.system, from: frame.from };
}

function addBuild(
  builds: Map<Place, BuildOption[]>,
  view: AdAstraView,
  place: Place,
  item: ItemName,
  ore: Resource | null,
  decision: string,
): void {
  const here = builds.get(place) ?? [];
  const index = here.findIndex((option) => option.item === item);
  const before = here[index];
  if (before === undefined) here.push({ item, cost: costOf(view.rules, ITEMS.indexOf(item)), payments: [{ ore, decision }] });
  else here[index] = { ...before, payments: [...before.payments, { ore, decision }] };
  builds.set(place, here);
}
