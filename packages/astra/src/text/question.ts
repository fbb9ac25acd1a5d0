import { at, type Seat } from '@astrarium/core';
import { cardLimit, type Phase } from '../state.ts';
import type { AstraView, FrameView } from '../view.ts';
import type { QuestionWords } from './catalogue.ts';

/** What is asked of the seat in this phase of a turn; `card` is the one it is about. The other two phases are told where more is known. */
export function questionTo(
  words: QuestionWords,
  phase: Exclude<Phase, 'turn' | 'dream'>,
  { journals }: AstraView,
  { left }: FrameView,
  seat: Seat,
  card: string | null,
): string {
  switch (phase) {
    case 'observe':
      return card === null ? words.observeFirst : words.observe(card);
    case 'again':
      return words.again;
    case 'buy':
      return words.buy;
    case 'mark-any-star':
      return words.anyStar;
    case 'mark-three-cards':
      return words.threeCards(left);
    case 'mark-two-stars':
      return words.twoStars(left);
    case 'mark-star-and-neighbours':
      return words.starAndNeighbours;
    case 'order':
      return words.order;
    case 'boons':
      return words.boon(card ?? '');
    case 'activate':
      return words.activate(left);
    case 'limit':
      return words.limit(left, cardLimit(at(journals, seat).wisdom));
  }
}

/** The seats that owe an answer, as everybody sees it: of tied assistants, those who have not picked yet. */
export function asked(frame: FrameView): readonly Seat[] {
  return frame.phase === 'boons' ? tied(frame).filter((seat) => !frame.sealed.includes(seat)) : [frame.seat];
}

/** Everybody who picks a Boon at this moment, sealed or not. */
export function tied(frame: FrameView): readonly Seat[] {
  return [0, 1, 2, 3, 4].filter((seat) => frame.asked & (1 << seat));
}
