import type { Result, Seat } from '@astrarium/core';
import type { ActionCard, Element, Source } from './data/action-cards.ts';
import type { Artifact } from './data/artifacts.ts';
import type { Faction } from './data/factions.ts';
import type { PlanetKind, System } from './data/galaxy.ts';
import type { ItemName } from './data/pawns.ts';
import type { Place } from './data/places.ts';
import type { Bundle, Resource } from './data/resources.ts';

/** A face-down planet that somebody has seen. */
export interface Sighting {
  readonly place: Place;
  readonly planet: PlanetKind;
}

/** What happened, each with the rule it happened by. */
export type AdAstraEvent = { readonly rule: string } & (
  | { readonly kind: 'faction'; readonly seat: Seat; readonly faction: Faction }
  /** How many planets each system has. */
  | { readonly kind: 'galaxy'; readonly sizes: readonly number[] }
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  /** A card was put face down; which, only its owner is told: `planned-card`. */
  | { readonly kind: 'planned'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'planned-card'; readonly seat: Seat; readonly space: number; readonly card: ActionCard }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly space: number; readonly other: number }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly space: number; readonly card: ActionCard }
  | { readonly kind: 'first-player'; readonly seat: Seat }
  | { readonly kind: 'resource-chosen'; readonly seat: Seat; readonly resource: Resource }
  | { readonly kind: 'element-chosen'; readonly seat: Seat; readonly element: Element }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'gained' | 'spent'; readonly seat: Seat; readonly resource: Resource; readonly amount: number }
  /** `to` is a system; or deep space, the number after the last of the eight. */
  | { readonly kind: 'flew'; readonly seat: Seat; readonly from: Place; readonly to: System }
  /** Somebody looked at a system; what was there, only that seat is told: `saw`. */
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly system: System }
  | { readonly kind: 'saw'; readonly seat: Seat; readonly planets: readonly Sighting[] }
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly place: Place; readonly planet: PlanetKind }
  | { readonly kind: 'landed'; readonly seat: Seat; readonly place: Place }
  /** Somebody drew an artifact; which, only that seat is told: `artifact`. */
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'artifact'; readonly seat: Seat; readonly artifact: Artifact }
  | { readonly kind: 'used'; readonly seat: Seat; readonly artifact: Artifact }
  /** `place` is null for a starship, which goes to deep space. */
  | { readonly kind: 'built'; readonly seat: Seat; readonly item: ItemName; readonly place: Place | null }
  | { readonly kind: 'hands-shown'; readonly hands: readonly Bundle[] }
  | { readonly kind: 'hands-hidden' }
  | {
      readonly kind: 'offered' | 'countered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly id: number;
      readonly give: Bundle;
      readonly want: Bundle;
    }
  | { readonly kind: 'accepted' | 'declined'; readonly seat: Seat; readonly id: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly source: Source; readonly points: number }
  /** All three Scoring cards have been played and come back to hand. */
  | { readonly kind: 'scoring-cards-back'; readonly seat: Seat }
  /** Nothing has changed in so many rounds in a row. */
  | { readonly kind: 'idle'; readonly rounds: number }
  | { readonly kind: 'ended'; readonly result: Result }
);

/**
 * Cards and planets turned up, planets seen, artifacts drawn and hands shown can't be unseen. What one's own decision shows of
 * oneself (a card paid, an artifact used) can be taken back: nobody has learnt by it what could help the one who takes it back.
 */
export function reveals(event: AdAstraEvent): boolean {
  switch (event.kind) {
    case 'revealed':
    case 'saw':
    case 'turned-up':
    case 'artifact':
    case 'hands-shown':
    case 'ended':
      return true;
    default:
      return false;
  }
}
