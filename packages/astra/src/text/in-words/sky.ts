import { at, popcount, type Section } from '@astrarium/core';
import { ABILITIES } from '../../data/abilities.ts';
import { type Card, cardOf, type Star } from '../../data/cards.ts';
import { NO_CARD } from '../../state.ts';
import type { SlotView } from '../../view.ts';
import { starOnCard } from '../star-name.ts';
import { abilityWords, cardName, elementName, kindOfStar, type Speech } from './speech.ts';

/** The card in a slot: what is on it, then each star with its neighbours. `pens` are the names of who marks with which pen. */
export function slotInWords(speech: Speech, { card: id, marks }: SlotView, slot: number, pens: readonly string[]): Section {
  const { phrases, text } = speech;
  const words = phrases.sky;
  if (id === NO_CARD) return { heading: words.empty(slot + 1), lines: [words.emptyLine] };
  const card = cardOf(id);
  const called = card.stars.map((_, star) => starOnCard(id, star));
  return {
    heading: words.heading(slot + 1, cardName(speech, id)),
    lines: [
      words.about(card.code, elementName(speech, card.element), card.finalFame),
      words.figure(speech.figures[card.code] ?? ''),
      words.ability(text.timings[ABILITIES[card.ability].timing], abilityWords(speech, id)),
      words.boons(card.boons.map(({ kind, amount }, box) => words.boon(box + 1, text.boons(kind, amount)))),
      tally(speech, card, marks, pens),
      ...card.stars.map((code, star) => {
        const neighbours = called.filter((_, other) => at(card.neighbours, star) & (1 << other));
        return words.star(at(called, star), code, starState(speech, card, star, marks, pens), neighbours.join(', '));
      }),
    ],
  };
}

function tally({ phrases }: Speech, card: Card, marks: readonly number[], pens: readonly string[]): string {
  const words = phrases.sky;
  const who = marks.flatMap((stars, pen) => (stars === 0 ? [] : [words.pen(at(pens, pen), popcount(stars))]));
  const marked = marks.reduce((sum, stars) => sum + popcount(stars), 0);
  const all = card.stars.length;
  return who.length === 0 ? words.marked(marked, all) : words.markedBy(marked, all, who.join(', '));
}

function starState(speech: Speech, card: Card, star: Star, marks: readonly number[], pens: readonly string[]): string {
  const kind = kindOfStar(speech, card, star);
  const pen = marks.findIndex((stars) => stars & (1 << star));
  return pen < 0 ? speech.phrases.sky.free(kind) : speech.phrases.sky.taken(kind, at(pens, pen));
}
