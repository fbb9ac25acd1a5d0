import { at, type Seat } from '@astrarium/core';
import { NO_CARD } from '../../state.ts';
import type { AstraView, FrameView } from '../../view.ts';
import type { QuestionWords } from '../catalogue.ts';
import { asked, questionTo } from '../question.ts';
import { cardName, type Speech } from './speech.ts';

/** What is being asked: of the reader, or of others. */
export function questionInWords(speech: Speech, view: AstraView, seat: Seat | null, names: readonly string[]): string {
  const words = speech.phrases.question;
  const frame = view.frames.at(-1);
  if (frame === undefined) return words.over;
  const { phase, left } = frame;
  const { questions } = speech.text;
  const card = cardOfFrame(speech, view, frame);
  if (seat === null || !asked(frame).includes(seat)) {
    const others = speech.phrases.list(asked(frame).map((other) => at(names, other)));
    return phase === 'boons' ? words.boonOthers(others, card ?? '') : words.others(others);
  }
  if (phase === 'turn') return turnInWords(questions, view, seat);
  return phase === 'dream' ? words.dream(left) : questionTo(questions, phase, view, frame, seat, card);
}

function turnInWords(questions: QuestionWords, view: AstraView, seat: Seat): string {
  if (view.turn.actionSkipped) return questions.actionGiven;
  return at(view.journals, seat).stardust === 0 ? questions.turnNoObserve : questions.turn;
}

function cardOfFrame(speech: Speech, { slots }: AstraView, { slot }: FrameView): string | null {
  const card = slots[slot]?.card ?? NO_CARD;
  return card === NO_CARD ? null : cardName(speech, card);
}
