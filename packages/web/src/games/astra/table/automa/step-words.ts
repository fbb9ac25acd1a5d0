import { type AstraEvent, type AstraView, type CardId, cardOf, ELEMENTS, NEAREST_SLOT } from '@astrarium/astra';
import { type Names, sentence } from '@astrarium/astra/text';
import type { AstraSpoken } from '../../use-astra-text.ts';
import { cardName } from '../names.ts';
import type { AutomaStep } from './steps.ts';

/** A step in words, with its reason. `view` is the table as the step has left it. */
export function stepWords(step: AutomaStep, selected: CardId | null, view: AstraView, text: AstraSpoken, names: Names): string {
  const [first, ...more] = step.events;
  if (first === undefined) return '';
  const begun = beginningWords(first, step, selected, view, text, names) ?? sentence(text.astra, first, names);
  return [begun, ...more.filter((event) => !isSaid(event)).map((event) => sentence(text.astra, event, names))].join(' ');
}

function beginningWords(
  event: AstraEvent,
  step: AutomaStep,
  selected: CardId | null,
  view: AstraView,
  text: AstraSpoken,
  names: Names,
): string | null {
  const { astra } = text;
  const words = text.words.solo.turn;
  switch (event.kind) {
    case 'rolled':
      return words.rolled(event.roll, words.places[event.from], cardName(astra, event.card));
    case 'focus':
      return focusWords(event, view, text, names);
    case 'marked': {
      const star = names.star(event.card, event.star);
      return (event.seat === null ? words.dreams : words.marked)(star, cardName(astra, event.card));
    }
    case 'spent':
      if (event.what === 'telescope') return words.telescope;
      return selected === null ? null : words.cleanUp(cardName(astra, selected));
    case 'rested':
      return words.rests(step.events.reduce((sum, gain) => sum + (gain.kind === 'gained' ? gain.amount : 0), 0));
    default:
      return null;
  }
}

/** A11.5: which card its Focus leads to, and why that one. */
function focusWords(event: Extract<AstraEvent, { kind: 'focus' }>, view: AstraView, text: AstraSpoken, names: Names): string {
  const words = text.words.solo.turn;
  const { element } = cardOf(event.card);
  const focus = text.astra.elements[ELEMENTS[element]];
  if (event.on === null) return words.noFocus(focus);
  const nearest = NEAREST_SLOT[element];
  const near = nearest !== undefined && view.slots[nearest]?.card === event.on;
  const why = nearest === undefined ? words.fewest : near ? words.nearest(focus) : words.clockwise(focus);
  const towards = event.towards === null ? null : names.star(event.on, event.towards);
  return words.focus(focus, why, cardName(text.astra, event.on), event.stars, towards);
}

/** A Rest's Stardust is told with the Rest itself. */
function isSaid(event: AstraEvent): boolean {
  return event.kind === 'gained' && event.rule === 'A11.9';
}
