import type { Rect } from '../../../../lib/geometry.ts';
/** Everything seen at once around the Sphere board, or one card large and the others in a strip. */
export type SkyArrangement =
  | { readonly kind: 'around'; readonly board: Rect; readonly cards: readonly Rect[] }
  | { readonly kind: 'focus'; readonly board: Rect; readonly strip: Rect; readonly card: Rect };

/** A figure in a smaller room is too small to mark stars on: with a mouse, and with a finger. */
export const LEAST_FIGURE = { fine: 105, coarse: 140 };
const GAP = 10;

export function arrange(width: number, height: number, slots: number, least = LEAST_FIGURE.fine): SkyArrangement {
  let best: SkyArrangement | undefined;
  let most = 0;
  for (const rows of [1, 2, 3]) {
    for (const candidate of [besideBoard(width, height, slots, rows), boardInGrid(width, height, slots, rows)]) {
      const [first] = candidate.cards;
      if (first === undefined || Math.min(candidate.board.width, candidate.board.height) < LEAST_BOARD) continue;
      const worth = worthOf(figureRoom(first.width, first.height), least);
      if (worth > most) {
        most = worth;
        best = candidate;
      }
    }
  }
  return best ?? focusOne(width, height);
}

/** Where a card has its words and Boons: all below the figure; the Boons in a column beside it; all beside it. */
export const LAYOUTS = ['below', 'column', 'beside'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What words and Boons leave to the figure of a card, about: the figure itself is measured where it is drawn. */
export interface FigureRoom {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
}

export function roomIn(layout: Layout, width: number, height: number): FigureRoom {
  const inner = { width: width - PADDING, height: height - PADDING - HEAD };
  const words = (1 + Math.ceil(LONG_ABILITY / inner.width)) * ROW;
  switch (layout) {
    case 'below':
      return { layout, width: inner.width, height: inner.height - words - BOONS_BELOW };
    case 'column':
      return { layout, width: inner.width - BOONS_COLUMN, height: inner.height - words };
    case 'beside':
      return { layout, width: inner.width - WORDS_BESIDE, height: inner.height < HIGH_WORDS ? 0 : inner.height };
  }
}

const PADDING = 18;
const HEAD = 40;
const ROW = 17;
/** The width of a long Ability in one row. */
const LONG_ABILITY = 560;
const BOONS_BELOW = 44;
const BOONS_COLUMN = 54;
const WORDS_BESIDE = 138;
/** As high as a long Ability and the Boons are in the column beside the figure. */
const HIGH_WORDS = 200;

/** The layout that leaves the figure the largest square. */
export function figureRoom(width: number, height: number): FigureRoom {
  const rooms = LAYOUTS.map((layout) => roomIn(layout, width, height));
  return rooms.reduce((best, room) => (sideOf(room) > sideOf(best) ? room : best));
}

function sideOf(room: FigureRoom): number {
  return Math.min(room.width, room.height);
}

/** A figure fills the shorter side of its room, and a little more where the other is longer. */
function worthOf(room: FigureRoom, least: number): number {
  return sideOf(room) < least ? 0 : sideOf(room) + 0.1 * Math.max(room.width, room.height);
}

const LEAST_BOARD = 150;
const MOST_BOARD = 300;

/** The board in a column of its own in the middle, as high as all rows together; with an odd number of columns, left of the last. */
function besideBoard(width: number, height: number, slots: number, rows: number): SkyArrangement & { kind: 'around' } {
  const columns = Math.ceil(slots / rows);
  const boardWidth = Math.min(MOST_BOARD, Math.max(168, width * 0.2), height);
  const cardWidth = (width - boardWidth - columns * GAP) / columns;
  const cardHeight = (height - (rows - 1) * GAP) / rows;
  const before = Math.ceil(columns / 2);
  const cards = Array.from({ length: slots }, (_, slot) => {
    const [row, column] = [Math.floor(slot / columns), slot % columns];
    const x = column * (cardWidth + GAP) + (column >= before ? boardWidth + GAP : 0);
    return { x, y: row * (cardHeight + GAP), width: cardWidth, height: cardHeight };
  });
  const board = { x: before * (cardWidth + GAP), y: 0, width: boardWidth, height };
  return { kind: 'around', board, cards };
}

/** The board in the place of a card, in the middle of the first row. */
function boardInGrid(width: number, height: number, slots: number, rows: number): SkyArrangement & { kind: 'around' } {
  const columns = Math.ceil((slots + 1) / rows);
  const cell = { width: (width - (columns - 1) * GAP) / columns, height: (height - (rows - 1) * GAP) / rows };
  const middle = Math.floor((columns - 1) / 2 + (rows === 1 ? 0.5 : 0));
  const places = Array.from({ length: slots + 1 }, (_, place) => ({
    x: (place % columns) * (cell.width + GAP),
    y: Math.floor(place / columns) * (cell.height + GAP),
    ...cell,
  }));
  const [board = NOWHERE] = places.splice(middle, 1);
  return { kind: 'around', board, cards: places };
}

/** The strip lies above the card, or where the sky is wide and low, beside it. */
function focusOne(width: number, height: number): SkyArrangement {
  const strip = Math.min(MOST_STRIP, Math.max(LEAST_STRIP, Math.min(width, height) * 0.165));
  const board = { x: 0, y: 0, width: strip, height: strip };
  if (width > height * 1.2) {
    return {
      kind: 'focus',
      board,
      strip: { x: 0, y: strip + GAP, width: strip, height: height - strip - GAP },
      card: { x: strip + GAP, y: 0, width: width - strip - GAP, height },
    };
  }
  return {
    kind: 'focus',
    board,
    strip: { x: strip + GAP, y: 0, width: width - strip - GAP, height: strip },
    card: { x: 0, y: strip + GAP, width, height: height - strip - GAP },
  };
}

const LEAST_STRIP = 64;
const MOST_STRIP = 112;

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };
