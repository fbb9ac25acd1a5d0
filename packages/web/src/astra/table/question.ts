import { type AstraView, cardByCode, cardLimit, type FrameView } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { HUMAN } from '../../host/messages.ts';
import type { AstraSpoken } from '../use-astra-text.ts';
import { cardName } from './names.ts';
import type { Play } from './play.ts';

/** What is being asked, in words, and of whom. */
export function questionOf(play: Play, text: AstraSpoken): string {
  const { view, seat } = play;
  const frame = view.frames.at(-1);
  const words = text.words.table.question;
  if (frame === undefined) return words.over;
  return seat !== null && asked(view).includes(seat) ? questionTo(play, frame, text) : questionToOthers(play, frame, text);
}

/** The seats that owe a decision, as everybody sees it: of tied assistants, those who have not picked yet. */
export function asked(view: AstraView): readonly Seat[] {
  const frame = view.frames.at(-1);
  if (frame === undefined) return [];
  if (frame.phase !== 'boons') return [frame.seat];
  return tied(frame).filter((seat) => !frame.sealed.includes(seat));
}

/** Everybody who picks a Boon at this moment, sealed or not. */
export function tied(frame: FrameView): readonly Seat[] {
  return [0, 1, 2, 3, 4].filter((seat) => frame.asked & (1 << seat));
}

function questionTo({ view, seat, legal }: Play, frame: FrameView, text: AstraSpoken): string {
  const words = text.words.table.question;
  const card = cardOfFrame(view, frame, text);
  switch (frame.phase) {
    case 'turn':
      if (view.turn.actionSkipped) return words.actionGiven;
      if (!hasAny(legal, 'mark ')) return words.mustRest;
      return hasAny(legal, 'use ') ? words.turn : words.turnNoAbility;
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
      return words.limit(frame.left, cardLimit(view.journals[seat ?? 0]?.wisdom ?? 0));
    case 'dream': {
      const cards = card === null ? dreamCards(legal, text) : [card];
      return cards.length === 1 ? words.dream(frame.left, cards[0] ?? '') : words.dreamAnyOf(frame.left, text.words.table.anyOf(cards));
    }
  }
}

function questionToOthers({ view, seats }: Play, frame: FrameView, text: AstraSpoken): string {
  const words = text.words.table.question;
  const others = asked(view).flatMap((seat) => seats[seat] ?? []);
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
