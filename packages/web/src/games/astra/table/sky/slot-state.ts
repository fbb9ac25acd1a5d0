import {
  type Board,
  boardOf,
  type CardId,
  cardOf,
  closedBoxes,
  type FrameView,
  MARK_PRICES,
  type MarkPrice,
  type Star,
  type StarSet,
} from '@astrarium/astra';
import { lowest } from '@astrarium/core';
import { inkOf, type PenInk } from '../../../../play/ink/ink.ts';
import { boonOf, discoverOf, markOf } from '../notation.ts';
import type { Play } from '../play.ts';
import type { SkyMemory } from './follow.ts';

/**
 * All that a card in the sky is drawn from. Every field is a plain value: a card whose fields are the same is not drawn again,
 * and a mark redraws one card alone.
 */
export interface SlotState {
  readonly slot: number;
  readonly card: CardId;
  /** Stars marked with each pen, joined by commas. */
  readonly marks: string;
  /** Stars that can be marked now. */
  readonly legal: StarSet;
  /** What a mark costs: 1 Stardust with so many left after it; nothing; or nothing, with the dreamer's pen. */
  readonly price: Price;
  /** Stardust left after one more star, or stars still to mark after it. */
  readonly left: number;
  /** A7.13: do the neighbours come along? */
  readonly spreads: boolean;
  readonly pen: PenInk;
  /** The present path, joined by commas; the last star is where it goes on. */
  readonly path: string;
  readonly freshStars: StarSet;
  readonly freshBoons: number;
  readonly dealt: boolean;
  /** Are its Boons being picked? Then those crossed out (A8.2), those closed by the dreamer (A10.6) and those open to the person. */
  readonly picking: boolean;
  readonly struck: number;
  readonly closed: number;
  readonly open: number;
  readonly chosen: number;
  readonly discover: boolean;
  /** The star pointed at; WHOLE_CARD, or NOT_POINTED. */
  readonly pointed: number;
}

type Price = MarkPrice | 'none';

const WHOLE_CARD = -1;
export const NOT_POINTED = -2;

/** A card on which nothing can be done and nothing has just happened. */
export const NOTHING_NEW: SlotState = {
  slot: -1,
  card: -1,
  marks: '',
  legal: 0,
  price: 'none',
  left: 0,
  spreads: false,
  pen: 'dreamer',
  path: '',
  freshStars: 0,
  freshBoons: 0,
  dealt: false,
  picking: false,
  struck: 0,
  closed: 0,
  open: 0,
  chosen: -1,
  discover: false,
  pointed: NOT_POINTED,
};

export function slotStates(play: Play, followed: SkyMemory): readonly SlotState[] {
  const board = boardOf(play.view);
  return play.view.slots.map((_, slot) => slotState(play, board, followed, slot));
}

/** The sets that `marks` tells, by pen. */
export function readMarks(marks: string): readonly StarSet[] {
  return marks.split(',').map(Number);
}

/** The stars that `path` tells, in their order. */
export function readPath(path: string): readonly Star[] {
  return path === '' ? [] : path.split(',').map(Number);
}

function slotState({ view, seats, seat, legal, pointedAt }: Play, board: Board, { path, fresh }: SkyMemory, slot: number): SlotState {
  const { card = -1, marks = [] } = view.slots[slot] ?? {};
  const empty = card < 0;
  const frame = view.frames.at(-1);
  const news = fresh.get(card);
  const boons = view.frames.findLast(({ phase }) => phase === 'boons');
  const picking = !empty && boons !== undefined && boons.slot === slot;
  const open = picking ? setOf(4, (box) => legal.has(boonOf(box))) : 0;
  const stars = empty ? 0 : setOf(cardOf(card).stars.length, (star) => legal.has(markOf(card, star)));
  const drawing = seat ?? frame?.seat ?? view.active;
  return {
    slot,
    card,
    marks: marks.join(','),
    legal: stars,
    // Where nothing can be marked, a price that changes with every mark elsewhere would have the card drawn anew each time.
    ...(stars === 0 ? UNPRICED : priceOf(frame, view.journals[drawing]?.stardust ?? 0)),
    spreads: stars !== 0 && frame?.phase === 'mark-star-and-neighbours',
    pen: stars !== 0 && frame?.phase === 'dream' ? 'dreamer' : inkOf(seats, drawing),
    path: path !== null && path.card === card ? path.stars.join(',') : '',
    freshStars: news?.stars ?? 0,
    freshBoons: news?.boons ?? 0,
    dealt: news?.dealt ?? false,
    picking,
    struck: picking ? boons.used : 0,
    closed: picking ? closedTo(board, boons) : 0,
    open,
    chosen: picking ? boons.ownPick : -1,
    discover: !empty && legal.has(discoverOf(card)),
    pointed: pointedAt?.card === card && !empty ? (pointedAt.star ?? WHOLE_CARD) : NOT_POINTED,
  };
}

function priceOf(frame: FrameView | undefined, stardust: number): Pick<SlotState, 'price' | 'left'> {
  const price = frame && MARK_PRICES[frame.phase];
  if (price === undefined || frame === undefined) return UNPRICED;
  return { price, left: (price === 'stardust' ? stardust : frame.left) - 1 };
}

const UNPRICED: Pick<SlotState, 'price' | 'left'> = { price: 'none', left: 0 };

/** The boxes closed to those who pick; tied assistants have the same stars, so the same boxes. */
function closedTo(board: Board, { slot, asked }: FrameView): number {
  return asked === 0 ? 0 : closedBoxes(board, slot, lowest(asked));
}

function setOf(length: number, has: (index: number) => boolean): number {
  let set = 0;
  for (let index = 0; index < length; index += 1) if (has(index)) set |= 1 << index;
  return set;
}
