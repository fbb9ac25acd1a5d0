import { type AstraView, cardByCode, type FrameView } from '@astrarium/astra';
import { asked, questionTo } from '@astrarium/astra/text';
import type { Seat } from '@astrarium/core';
import { HUMAN } from '../../../client/local/messages.ts';
import type { AstraSpoken } from '../use-astra-text.ts';
import { cardName } from './names.ts';
import type { Play } from './play.ts';

/** What is being asked, in words, and of whom. */
export function questionOf(play: Play, text: AstraSpoken): string {
  const { view, seat } = play;
  const frame = view.frames.at(-1);
  if (frame === undefined) return text.words.table.question.over;
  return seat !== null && asked(frame).includes(seat) ? questionToSeat(play, frame, seat, text) : questionToOthers(play, frame, text);
}

function questionToSeat({ view, allowed }: Play, frame: FrameView, seat: Seat, text: AstraSpoken): string {
  const words = text.words.table.question;
  const { questions } = text.astra;
  const card = cardOfFrame(view, frame, text);
  const { phase, left } = frame;
  if (phase === 'turn') {
    if (view.turn.actionSkipped) return questions.actionGiven;
    if (hasAny(allowed, 'mark ')) return hasAny(allowed, 'use ') ? questions.turn : words.turnNoAbility;
    return hasAny(allowed, 'use ') ? questions.turnNoObserve : words.mustRest;
  }
  if (phase === 'dream') {
    const cards = card === null ? dreamCards(allowed, text) : [card];
    return cards.length === 1 ? words.dream(left, cards[0] ?? '') : words.dreamAnyOf(left, text.words.table.anyOf(cards));
  }
  return questionTo(questions, phase, view, frame, seat, card);
}

function questionToOthers({ view, seats }: Play, frame: FrameView, text: AstraSpoken): string {
  const words = text.words.table.question;
  const others = asked(frame).flatMap((seat) => seats[seat] ?? []);
  const [first] = others;
  if (first === undefined) return words.over;
  if (frame.phase === 'boons') {
    const names = text.words.table.list(others.map(({ name }) => name));
    return words.boonOthers(names, others.length === 1, cardOfFrame(view, frame, text) ?? '');
  }
  return first.player === HUMAN ? words.deciding(first.name) : words.thinking(first.name);
}

function cardOfFrame(view: AstraView, { slot }: FrameView, { astra }: AstraSpoken): string | null {
  const card = view.slots[slot]?.card;
  return card === undefined ? null : cardName(astra, card);
}

/** The cards among which the dreamer's is chosen (A10.3). */
function dreamCards(legal: ReadonlySet<string>, { astra }: AstraSpoken): string[] {
  const codes = [...legal].flatMap((decision) => (decision.startsWith('mark ') ? (decision.split(' ')[1] ?? []) : []));
  return [...new Set(codes)].map((code) => astra.cardNames[code] ?? cardByCode(code)?.name ?? code);
}

function hasAny(legal: ReadonlySet<string>, start: string): boolean {
  for (const decision of legal) if (decision.startsWith(start)) return true;
  return false;
}
