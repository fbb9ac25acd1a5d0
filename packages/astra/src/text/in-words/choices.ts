import { at, type ChoiceGroup, groupChoices } from '@astrarium/core';
import { cardOf } from '../../data/cards.ts';
import type { Decision } from '../../decisions.ts';
import { read } from '../../notation.ts';
import type { AstraView } from '../../view.ts';
import { starOnCard } from '../star-name.ts';
import { abilityWords, cardName, kindOfStar, type Speech } from './speech.ts';

/** Everything that may be decided, stars by their card. */
export function choicesInWords(speech: Speech, view: AstraView, legal: Iterable<string>): ChoiceGroup[] {
  return groupChoices(
    Array.from(legal, (notation) => {
      const decision = read(notation);
      return { notation, words: decisionInWords(speech, view, decision), heading: headingOf(speech, decision) };
    }),
  );
}

/** A decision as a sentence. */
function decisionInWords(speech: Speech, view: AstraView, decision: Decision): string {
  const words = speech.phrases.choice;
  switch (decision.do) {
    case 'mark': {
      const card = cardOf(decision.card);
      const star = starOnCard(decision.card, decision.star);
      const name = cardName(speech, decision.card);
      return card.common & (1 << decision.star)
        ? words.mark(star, name)
        : words.markKind(star, name, kindOfStar(speech, card, decision.star));
    }
    case 'use':
      return words.use(cardName(speech, decision.card), abilityWords(speech, decision.card));
    case 'discover':
      return words.discover(cardName(speech, decision.card));
    case 'activate':
      return words.activate(cardName(speech, decision.card), abilityWords(speech, decision.card));
    case 'discard':
      return words.discard(cardName(speech, decision.card), cardOf(decision.card).finalFame);
    case 'boon':
      return boonInWords(speech, view, decision.box);
    case 'done':
      return doneInWords(speech, view);
    default:
      return words[decision.do];
  }
}

function boonInWords({ text, phrases }: Speech, { frames, slots }: AstraView, box: number): string {
  const { kind, amount } = at(cardOf(at(slots, frames.at(-1)?.slot ?? 0).card).boons, box);
  return phrases.choice.boon(box + 1, text.boonNames[kind], text.boons(kind, amount));
}

function doneInWords({ phrases }: Speech, { frames }: AstraView): string {
  const phase = frames.at(-1)?.phase;
  if (phase === 'again') return phrases.choice.doneObserving;
  return phase === 'buy' ? phrases.choice.doneBuying : phrases.choice.doneTurn;
}

function headingOf(speech: Speech, decision: Decision): string {
  const words = speech.phrases.groups;
  switch (decision.do) {
    case 'mark':
      return words.mark(cardName(speech, decision.card));
    case 'use':
    case 'discover':
    case 'activate':
    case 'discard':
    case 'boon':
      return words[decision.do];
    default:
      return words.other;
  }
}
