import { at, type Seat } from '@astrarium/core';
import { cardLimit, NO_CARD } from '../../state.ts';
import type { AstraView, FrameView } from '../../view.ts';
import { cardName, type Speech } from './speech.ts';

/** What is being asked: of the reader, or of others. */
export function questionInWords(speech: Speech, view: AstraView, seat: Seat | null, names: readonly string[]): string {
  const words = speech.phrases.question;
  const frame = view.frames.at(-1);
  if (frame === undefined) return words.over;
  const asked = askedNow(frame);
  if (seat !== null && asked.includes(seat)) return questionTo(speech, view, frame, seat);
  const others = speech.phrases.list(asked.map((other) => at(names, other)));
  return frame.phase === 'boons' ? words.boonOthers(others, cardOfFrame(speech, view, frame) ?? '') : words.others(others);
}

/** The seats that owe an answer, as everybody sees it: of tied assistants, those who have not picked yet. */
function askedNow(frame: FrameView): Seat[] {
  if (frame.phase !== 'boons') return [frame.seat];
  return [0, 1, 2, 3, 4].filter((seat) => frame.asked & (1 << seat) && !frame.sealed.includes(seat));
}

function questionTo(speech: Speech, view: AstraView, frame: FrameView, seat: Seat): string {
  const words = speech.phrases.question;
  const card = cardOfFrame(speech, view, frame);
  switch (frame.phase) {
    case 'turn':
      return view.turn.actionSkipped ? words.actionGiven : words.turn;
    case 'observe':
      return card === null ? words.observeFirst : words.observe(card);
    case 'again':
      return words.again;
    case 'buy':
      return words.buy;
    case 'mark-any-star':
      return words.anyStar;
    case 'mark-three-cards':
      return words.threeCards(frame.left);
    case 'mark-two-stars':
      return words.twoStars(frame.left);
    case 'mark-star-and-neighbours':
      return words.starAndNeighbours;
    case 'order':
      return words.order;
    case 'boons':
      return words.boon(card ?? '');
    case 'activate':
      return words.activate(frame.left);
    case 'limit':
      return words.limit(frame.left, cardLimit(at(view.journals, seat).wisdom));
    case 'dream':
      return words.dream(frame.left);
  }
}

function cardOfFrame(speech: Speech, { slots }: AstraView, { slot }: FrameView): string | null {
  const card = slots[slot]?.card ?? NO_CARD;
  return card === NO_CARD ? null : cardName(speech, card);
}
