import {
  type ActionCard,
  type AdAstraView,
  actionOf,
  DEEP_SPACE,
  FIRST_SCORING,
  IDENTICAL,
  PAWNS_EACH,
  SCORING,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';

/** How far a part of the card that is on has come. `waits`: nobody can say when, or whether at all. */
type Progress = 'done' | 'now' | 'next' | 'waits';

/** One part of the card that is on. Only on a Movement card has the owner two (B5.1). */
export interface Part {
  readonly seat: Seat;
  readonly progress: Progress;
}

/** Who acts on a card, in order: its owner first, then clockwise (B3.2); B5.1 and B8.3 have an order of their own. */
export function orderOf(card: ActionCard, owner: Seat, players: number): Seat[] {
  const others = Array.from({ length: players - 1 }, (_, n) => (owner + 1 + n) % players);
  if (actionOf(card) === 'movement') return [owner, ...others, owner];
  return isDiscard(card) ? [...others, owner] : [owner, ...others];
}

/** The parts of the card that is on. */
export function partsOf(view: AdAstraView, card: ActionCard): Part[] {
  const order = orderOf(card, at(view.spaces, view.space).owner, view.players);
  const now = partNow(view, card, order);
  const next = inTurn(card) ? order.findIndex((seat, part) => part > now.after && mayAct(view, card, seat)) : -1;
  return order.map((seat, part) => ({ seat, progress: progressOf(view, card, part, now, next) }));
}

interface Now {
  /** The part whose seat is asked. */
  readonly part: number;
  /** Parts up to this one have had their turn, or have it. */
  readonly after: number;
}

function partNow({ frames, turn, players }: AdAstraView, card: ActionCard, order: readonly Seat[]): Now {
  const asked = frames.at(-1);
  if (asked === undefined) return { part: -1, after: order.length };
  if (actionOf(card) === 'movement' && turn > players) return { part: players, after: players };
  const part = order.indexOf(asked.seat);
  // The owner picks the element before anybody discards (B8.3).
  return asked.phase === 'element' && isDiscard(card) ? { part, after: -1 } : { part, after: part };
}

function progressOf(view: AdAstraView, card: ActionCard, part: number, now: Now, next: number): Progress {
  if (part === now.part) return 'now';
  if (part === next) return 'next';
  if (inTurn(card)) return part < now.after ? 'done' : 'waits';
  // Production and what lies on the table are dealt with for everybody at once.
  return view.deed.choice < 0 ? 'waits' : 'done';
}

/** Do the players act on this card one after the other, each once? */
function inTurn(card: ActionCard): boolean {
  const action = actionOf(card);
  return action === 'movement' || action === 'build' || isDiscard(card);
}

/** Who has no ship left to move, nothing to pay with or no two cards to discard is not asked. */
function mayAct({ seats, deed }: AdAstraView, card: ActionCard, seat: Seat): boolean {
  const { ships, handSize } = at(seats, seat);
  switch (actionOf(card)) {
    case 'movement':
      return ships.some((where, ship) => where <= DEEP_SPACE && (deed.moved & (1 << (seat * PAWNS_EACH + ship))) === 0);
    case 'build':
      return handSize > 0;
    default:
      return handSize > 1;
  }
}

/** Is it the Scoring card whose elements are discarded for (B8.3)? */
function isDiscard(card: ActionCard): boolean {
  return SCORING[card - FIRST_SCORING]?.includes(IDENTICAL) === true;
}
