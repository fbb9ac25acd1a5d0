import type { Card, Star, StarSet } from '@astrarium/astra';
import type { FigureStar } from '../../chart.ts';
import type { AstraMessages } from '../../words/en/index.ts';
import type { Pen } from './pens.ts';
import { readPath, type SlotState } from './slot-state.ts';

type StarWords = AstraMessages['sky']['star'];

/** All that is to say of a star, for whoever can't see it: `Aldebaran (α), Grand star, unmarked, can be marked for 1 Stardust`. */
export function starLabel(
  words: StarWords,
  card: Card,
  stars: readonly FigureStar[],
  star: Star,
  state: SlotState,
  marks: readonly StarSet[],
  pens: readonly Pen[],
): string {
  const kind = card.start & (1 << star) ? 'start' : card.grand & (1 << star) ? 'grand' : 'common';
  const parts = [callStar(words, stars[star]), words.kinds[kind]];
  const owner = ownerOf(marks, star);
  if (owner >= 0) {
    const name = pens[owner]?.name ?? null;
    parts.push(name === null ? words.markedByDreamer : words.markedBy(name));
    if (readPath(state.path).at(-1) === star) parts.push(words.lastOfPath);
  } else {
    parts.push(words.unmarked);
    parts.push(state.legal & (1 << star) ? howToMark(words, state) : words.notNow);
  }
  return parts.join(', ');
}

export function callStar(words: StarWords, star: FigureStar | undefined): string {
  if (star === undefined) return '';
  return star.name === null ? star.letter : words.named(star.name, star.letter);
}

/** The pen a star was marked with, or -1. */
export function ownerOf(marks: readonly StarSet[], star: Star): number {
  return marks.findIndex((set) => set & (1 << star));
}

function howToMark(words: StarWords, { price, spreads }: SlotState): string {
  if (price === 'dream') return words.byDreamer;
  if (price === 'stardust') return words.forStardust;
  return spreads ? words.withNeighbours : words.forFree;
}
