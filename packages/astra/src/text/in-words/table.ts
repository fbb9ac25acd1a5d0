import { at, type Section } from '@astrarium/core';
import type { AbilityName } from '../../data/abilities.ts';
import { LASTING } from '../../state.ts';
import type { AstraView } from '../../view.ts';
import { journalsInWords } from './journals.ts';
import { slotInWords } from './sky.ts';
import { elementName, type Speech } from './speech.ts';

/** The whole table: the turn, the sky slot by slot, the Journals. */
export function tableInWords(speech: Speech, view: AstraView, names: readonly string[]): Section[] {
  // With 2 players, and in the solo game, the pen after the last seat's is the dreamer's (A10.1).
  const pens = [...names.slice(0, view.journals.length), speech.phrases.sky.dreamer];
  return [
    turnInWords(speech, view, names),
    ...view.slots.map((slot, index) => slotInWords(speech, slot, index, pens)),
    ...journalsInWords(speech, view, names),
  ];
}

function turnInWords(speech: Speech, view: AstraView, names: readonly string[]): Section {
  const words = speech.phrases.turn;
  const lasting = lastingAbilities(view).map((ability) => speech.text.abilities[ability]);
  return {
    heading: words.heading,
    lines: [
      view.over ? words.over : words.round(view.round, at(names, view.active)),
      words.first(at(names, view.first)),
      words.sphere(elementName(speech, view.sphere)),
      view.lastRound === 0 ? words.deck(view.deck.above) : words.lastRound(view.lastRound),
      ...(lasting.length === 0 ? [] : [words.lasting(lasting.join(' '))]),
    ],
    brief: true,
  };
}

/** The Abilities used this turn that last for it (A7.14 to A7.18). */
function lastingAbilities({ turn }: AstraView): AbilityName[] {
  const inForce = LASTING_ABILITIES.filter(([flag]) => turn.lasting & flag).map(([, ability]) => ability);
  return turn.famePerGrand > 0 ? [...inForce, 'fame-per-grand'] : inForce;
}

const LASTING_ABILITIES: readonly (readonly [number, AbilityName])[] = [
  [LASTING.anyCommonFirst, 'observe-from-any-common'],
  [LASTING.restAddsPouch, 'rest-adds-pouch'],
  [LASTING.refundBeforeGrand, 'refund-before-grand'],
  [LASTING.refundCommons, 'refund-commons'],
];
