import {
  type AdAstraView,
  ARCANUM,
  type Bundle,
  CLAVIS,
  COLONY,
  costOf,
  type Decision,
  FACTORY,
  type Frame,
  IANUA,
  IDENTICAL,
  MANUS,
  MERCATOR,
  OCULUS,
  ONE,
  STARSHIP,
  sizeOf,
  TERRAFORMER,
  VELUM,
} from '@astrarium/ad-astra';
import { at, type Below, type Seat } from '@astrarium/core';
import type { Bot } from '../../bot.ts';
import {
  bestBuilding,
  chancesOf,
  colonyValue,
  factoryValue,
  handValue,
  SPARE_CARD,
  starshipValue,
  terraformerValue,
} from './heuristic-values.ts';
import { elementValue, planValue, productionValue } from './planning.ts';
import { EVEN, type Preferences } from './preferences.ts';
import { cardGain, cardLoss, discardValue, isGoodDeal, tradeValue } from './trade-values.ts';
import { flightValue, landingValue } from './travel.ts';
import { handOf, progress } from './view-helpers.ts';

/** Weighs every decision by what it brings: plans what fits its hand and place, seeks useful planets, trades and scores to its gain. */
export const adept: Bot<AdAstraView, Decision> = adeptWith('adept', EVEN);

/** One who weighs as Adept does, by its own preferences. */
export function adeptWith(name: string, preferences: Preferences): Bot<AdAstraView, Decision> {
  return {
    name,
    choose(look, legal, below) {
      if (legal.length === 1) return at(legal, 0);
      const view = look();
      const frame = view.frames[view.frames.length - 1];
      if (view.viewer === 'spectator' || frame === undefined) return at(legal, 0);
      const artifact = usefulArtifact(view, view.viewer, frame, legal);
      if (artifact !== undefined) return artifact;
      return most(
        legal.filter(({ do: kind }) => kind !== 'use'),
        below,
        valueOf(view, view.viewer, frame, preferences),
      );
    },
  };
}

/** What a decision is worth at this question; to pass is worth 0 unless told otherwise. */
function valueOf(view: AdAstraView, seat: Seat, frame: Frame, preferences: Preferences): (decision: Decision) => number {
  const hand = handOf(view, seat);
  switch (frame.phase) {
    case 'plan':
      return planValue(view, seat, preferences);
    case 'produce': {
      const chances = chancesOf(view, seat);
      return (decision) => (decision.do === 'produce' ? productionValue(view, seat, decision.resource, chances) : 0);
    }
    case 'move':
    case 'gate': {
      const free = frame.phase === 'gate' || (view.deed.free & (1 << seat)) !== 0;
      return (decision) => (decision.do === 'fly' ? flightValue(view, seat, decision.from, decision.to, free) : 0);
    }
    case 'land':
      return (decision) => (decision.do === 'peek' ? 100 : decision.do === 'land' ? landingValue(view, seat, decision.place) : 0);
    case 'build':
      return buildValue(view, seat, frame, preferences);
    case 'trade':
      return tradeValue(view, seat, 2, preferences);
    case 'exchange':
      return tradeValue(view, seat, 1, preferences);
    case 'answer':
    case 'counter': {
      const good = isGoodDeal(view, seat, frame.partner, frame.give, frame.want, preferences);
      return (decision) => (decision.do === 'accept' ? (good ? 1 : -1) : decision.do === 'decline' ? 0 : -2);
    }
    case 'element':
      return (decision) => (decision.do === 'score' ? elementValue(view, seat, decision.element) : 0);
    case 'discard':
      return scoringDiscard(view, seat, frame);
    case 'limit': {
      const chances = chancesOf(view, seat);
      return (decision) => (decision.do === 'discard' ? -cardLoss(hand, decision.resource, chances) : 0);
    }
    case 'take': {
      const chances = chancesOf(view, seat);
      return (decision) => (decision.do === 'take' ? cardGain(hand, decision.resource, chances) : 0);
    }
    case 'look':
      return (decision) => (decision.do === 'look' ? at(view.sizes, decision.system) - at(view.known, decision.system) / 128 : 0);
    default:
      return (decision) => (decision.do === 'pass' ? 0 : -1);
  }
}

/** The item's worth and what the rest of the hand can still do; on another's card that is for later. */
function buildValue(view: AdAstraView, seat: Seat, frame: Frame, preferences: Preferences): (decision: Decision) => number {
  const hand = handOf(view, seat);
  const chances = chancesOf(view, seat, preferences);
  const left = 1 - progress(view);
  const later = (rest: Bundle): number =>
    frame.left > 1 ? bestBuilding(rest, chances, 0) + SPARE_CARD * sizeOf(rest) : handValue(rest, chances);
  const kindAt = (place: number): number => view.planets[place] ?? 0;
  return (decision) => {
    switch (decision.do) {
      case 'terraform':
        return preferences.terraformers + terraformerValue(left) + later(hand - costOf(view.rules, TERRAFORMER).cards);
      case 'factory':
        return preferences.factories + factoryValue(kindAt(decision.place), left) + later(hand - costOf(view.rules, FACTORY).cards);
      case 'colony':
        return (
          preferences.colonies +
          colonyValue(kindAt(decision.place), left) +
          later(hand - costOf(view.rules, COLONY).cards - at(ONE, decision.ore))
        );
      case 'starship':
        return preferences.starships + starshipValue(left) + later(hand - costOf(view.rules, STARSHIP).cards - at(ONE, decision.ore));
      default:
        return handValue(hand, chances);
    }
  };
}

function scoringDiscard(view: AdAstraView, seat: Seat, frame: Frame): (decision: Decision) => number {
  const hand = handOf(view, seat);
  const identical = view.deed.choice === IDENTICAL;
  return (decision) => {
    if (decision.do !== 'discard') return 0;
    if (frame.give === 0) {
      const worth = discardValue(view, seat, identical, decision.resource);
      // Of different ones, those that are missed least go first.
      return identical || worth < 0 ? worth : worth - 0.01 * cardLoss(hand, decision.resource, chancesOf(view, seat));
    }
    return 1.3 - cardLoss(hand, decision.resource, chancesOf(view, seat));
  };
}

/** An artifact that is worth using at this moment, if there is one. */
function usefulArtifact(view: AdAstraView, seat: Seat, frame: Frame, legal: readonly Decision[]): Decision | undefined {
  return legal.find((decision) => decision.do === 'use' && isUseful(view, seat, frame, decision.artifact));
}

function isUseful(view: AdAstraView, seat: Seat, frame: Frame, artifact: number): boolean {
  switch (artifact) {
    case IANUA:
      return frame.left === 1;
    case VELUM:
      return at(view.seats, seat).ships.some((where) => where < view.pawns.length);
    case MANUS:
      return bestBuilding(handOf(view, seat), chancesOf(view, seat), 0) > 6;
    case MERCATOR:
      return frame.phase === 'last-call' || frame.phase === 'trade';
    case OCULUS:
      return frame.phase === 'move' || frame.phase === 'plan';
    case CLAVIS:
      return false;
    case ARCANUM:
      return leadsBy(view, seat) >= 4 && view.round > 4;
    default:
      return true;
  }
}

function leadsBy(view: AdAstraView, seat: Seat): number {
  return at(view.seats, seat).score - Math.max(...view.seats.filter((_, other) => other !== seat).map(({ score }) => score));
}

/** The decision worth most; among equals, any. */
function most(legal: readonly Decision[], below: Below, worth: (decision: Decision) => number): Decision {
  const values = legal.map(worth);
  const best = Math.max(...values);
  const equals = legal.filter((_, index) => values[index] === best);
  return at(equals, below(equals.length));
}
