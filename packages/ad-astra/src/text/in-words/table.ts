import { at, popcount, type Section } from '@astrarium/core';
import { actionOf } from '../../data/action-cards.ts';
import { costOf, ITEMS } from '../../data/pawns.ts';
import { NOBODY, NONE } from '../../state.ts';
import type { AdAstraView, SpaceView } from '../../view.ts';
import { galaxyInWords } from './galaxy.ts';
import { seatsInWords } from './seats.ts';
import { itemName, type Speech } from './speech.ts';

/** The whole table: the round, the galaxy, the planning board, everybody's things, the bank. */
export function tableInWords(speech: Speech, view: AdAstraView, names: readonly string[]): Section[] {
  return [
    roundInWords(speech, view, names),
    ...galaxyInWords(speech, view, names),
    planningInWords(speech, view, names),
    ...seatsInWords(speech, view, names),
    bankInWords(speech, view),
  ];
}

function roundInWords(speech: Speech, view: AdAstraView, names: readonly string[]): Section {
  const words = speech.phrases.turn;
  const hidden = view.sizes.reduce((sum, size, system) => sum + size - popcount(at(view.faceUp, system)), 0);
  return {
    heading: words.heading,
    lines: [
      words.round(view.round, at(names, view.first)),
      ...stepInWords(speech, view, names),
      words.hidden(hidden),
      ...(view.endCalled && !view.over ? [words.ending] : []),
    ],
    brief: true,
  };
}

/** Where in the round the table is: planning, or at which card. */
function stepInWords(speech: Speech, view: AdAstraView, names: readonly string[]): string[] {
  const words = speech.phrases.turn;
  const { space, spaces, step } = view;
  if (view.over) return [words.over];
  if (step === 'plan') return [words.planning(space, spaces.length)];
  const card = spaces[space];
  if (card === undefined) return [];
  if (card.card === null || view.revealed <= space) return [words.next(space + 1, at(names, card.owner))];
  return [words.card(space + 1, cardInWords(speech, view, card), at(names, card.owner)), ...choiceMade(speech, view, card.card)];
}

function choiceMade({ named, phrases }: Speech, { deed }: AdAstraView, card: number): string[] {
  if (deed.choice === NONE) return [];
  if (actionOf(card) === 'production') return [phrases.turn.resource(named.resource(deed.choice))];
  return actionOf(card) === 'scoring' ? [phrases.turn.element(named.element(deed.choice))] : [];
}

/** The spaces with a card, one by one; the empty ones together. */
function planningInWords(speech: Speech, view: AdAstraView, names: readonly string[]): Section {
  const { list, planning: words } = speech.phrases;
  const empty = view.spaces.flatMap(({ owner }, index) => (owner === NOBODY ? [`${index + 1}`] : []));
  return {
    heading: words.heading,
    lines: [
      ...view.spaces.flatMap((space, index) => (space.owner === NOBODY ? [] : [spaceInWords(speech, view, space, index, names)])),
      ...(empty.length === 0 ? [] : [words.empty(list(empty))]),
    ],
  };
}

function spaceInWords(speech: Speech, view: AdAstraView, space: SpaceView, index: number, names: readonly string[]): string {
  const words = speech.phrases.planning;
  if (space.card === null) return words.faceDown(index + 1, at(names, space.owner));
  const card = cardInWords(speech, view, space);
  return index < view.revealed ? words.turnedUp(index + 1, at(names, space.owner), card) : words.own(index + 1, card);
}

function cardInWords({ named }: Speech, { seats }: AdAstraView, { owner, card }: SpaceView): string {
  return card === null ? '' : named.fullCard(card, at(seats, owner).faction);
}

function bankInWords(speech: Speech, { bank, rules }: AdAstraView): Section {
  const { named, phrases } = speech;
  const words = phrases.bank;
  return {
    heading: words.heading,
    lines: [
      words.cards(named.cards(bank)),
      ...ITEMS.map((_, item) => {
        const { cards, anyOre } = costOf(rules, item);
        return (anyOre ? words.costWithOre : words.cost)(itemName(speech, item), named.cards(cards));
      }),
    ],
  };
}
