import { at } from '@astrarium/core';
import { AUPTOLEMY } from '../automa/automa.ts';
import { type BoonKind, type CardId, cardOf } from '../data/cards.ts';
import { SCORING_CARDS } from '../data/constants.ts';
import { ELEMENTS, type Element } from '../data/elements.ts';
import type { Resource } from '../events.ts';
import type { AstraText } from './catalogue.ts';
import { CARD_NAMES } from './names.en.ts';

export const en: AstraText = {
  elements: { fire: 'Fire', air: 'Air', water: 'Water', earth: 'Earth' },
  cardNames: CARD_NAMES,

  boonNames: {
    fame: 'Fame',
    stardust: 'Stardust',
    telescope: 'Observation',
    pouch: 'Improvement',
    wisdom: 'Wisdom',
    activation: 'Activation',
  },
  boonWords: (kind, amount) => BOON_WORDS[kind][amount === 1 ? 0 : 1],
  boons: (kind, amount) => {
    if (kind === 'activation') return amount === 1 ? 'reactivate 1 card' : `reactivate ${amount} cards`;
    return kind === 'pouch' ? `${amount} more Pouch size` : quantity(kind, amount);
  },

  abilities: {
    'stardust-2': 'Gain 2 Stardust.',
    'stardust-3': 'Gain 3 Stardust.',
    'stardust-4': 'Gain 4 Stardust.',
    'buy-telescopes': 'Trade 3 Stardust for 1 Telescope, as often as you like.',
    telescope: 'Gain 1 Telescope.',
    wisdom: 'Gain 1 Wisdom.',
    pouch: 'Your Pouch grows by 1.',
    'fame-per-begun-card': 'Gain 1 Fame for each undiscovered card that bears a star of yours.',
    'fame-per-sphere-card': 'Gain 1 Fame for each card you hold of the active Sphere’s Element.',
    'mark-any-star': 'Mark any one star, free and wherever you like.',
    'mark-three-cards': 'Mark one star on each of three cards, free, by the rules of marking.',
    'mark-two-stars': 'Mark two stars, free, on one card or on two, by the rules of marking.',
    'mark-star-and-neighbours': 'Mark any star and all its neighbours, free, instead of taking your action.',
    'observe-from-any-common': 'Each of your Observes may begin on any Common star.',
    'fame-per-grand': 'Gain 1 Fame for every Grand star you mark.',
    'rest-adds-pouch': 'A Rest adds your whole Pouch size to the Stardust you have.',
    'refund-before-grand': 'An Observe that reaches a Grand star gives back the Stardust spent before it.',
    'refund-commons': 'Mark only Common stars, with no Discovery, and the Stardust spent on them comes back.',
  },
  timings: { instant: 'At once', turn: 'This turn' },

  scoreLines: {
    fame: 'Fame so far',
    pouch: 'Pouch size',
    limit: 'Card limit',
    stardust: 'Stardust left',
    stars: 'Stars on undiscovered cards',
    active: 'Active cards',
    elements: 'Elements',
    telescopes: 'Telescopes',
    sets: 'Sets of four Elements',
  },

  reasons: {
    'abilities-come-first': 'Abilities are used before the action, and it is too late for that now.',
    'action-skipped': 'You gave up your action this turn for the Ability you used.',
    'another-card': 'These stars must all be on the same card.',
    'boon-crossed-out': 'Somebody has already picked this Boon.',
    'card-already-active': 'This card is already Active.',
    'card-exhausted': 'This card is Exhausted until it is reactivated.',
    'card-finished': 'All stars of this card are marked; it waits for its Discovery.',
    'card-not-finished': 'This card still has stars to mark.',
    'card-not-in-slots': 'This card is not in a slot.',
    'dream-goes-on': 'The dream goes on while its number is not reached and there is a way to go.',
    'finish-the-ability': 'Finish the Ability you have begun before you use another.',
    'game-over': 'The game is over.',
    'mark-a-star-first': 'An Observe marks at least one star.',
    'marks-are-due': 'An Ability that marks stars must mark them all, as far as it can.',
    'no-boon-to-pick-now': 'There is no Boon to pick now.',
    'no-observe-before-this': 'A Telescope gives another Observe only right after one.',
    'no-observe-to-stop': 'There is no Observe under way.',
    'no-order-to-choose-now': 'There is no order of Discoveries to choose now.',
    'no-star-to-mark-now': 'No star can be marked at this moment.',
    'no-star-unmarked': 'Every star is marked: there is none left for this Ability.',
    'no-stardust': 'An Observe needs at least 1 Stardust, and you have none.',
    'no-telescopes-after-rest': 'On a turn of Rest no Telescope can be used.',
    'no-such-boon': 'A card has four Boons, and this is none of them.',
    'no-such-decision': 'The game knows no such decision.',
    'no-such-star': 'This card has no such star.',
    'not-done-yet': 'You are not done yet: something has to be decided first.',
    'not-next-to-a-marked-star': 'You begin next to a marked star, and this star is not.',
    'not-next-to-the-last-star': 'The path goes on from the star marked last, and no line joins it to this one.',
    'not-the-dreamers-card': 'The dreamer’s card is the one with the most stars; untouched cards come first.',
    'not-the-starting-star': 'This card is untouched: it begins on its Starting star.',
    'not-your-card': 'You do not hold this card.',
    'not-your-turn': 'It is somebody else’s turn.',
    'nothing-to-buy-now': 'There are no Telescopes to buy now.',
    'nothing-to-discard-now': 'There is nothing to discard now.',
    'nothing-to-reactivate-now': 'There is nothing to reactivate now.',
    'observe-or-rest': 'Your action is still to come: Observe or Rest.',
    'others-pick-boons': 'Others are picking their Boons.',
    'star-already-marked': 'This star is already marked.',
    'telescope-first': 'Another Observe costs 1 Telescope: spend it first.',
    'three-different-cards': 'Each of the three stars lies on a different card.',
    'too-late-to-rest': 'It is too late to Rest this turn.',
    'two-rightmost-only': 'The dreamer has more stars here than you: only the two rightmost Boons are open to you.',
  },

  questions: {
    turn: 'Use Abilities, mark a star to Observe, or Rest.',
    turnNoObserve: 'You can’t Observe as it is: use Abilities, or Rest.',
    actionGiven: 'You gave up your action. Use other Abilities, or end your turn.',
    observe: (card) => `Mark the next star of ${card}, or stop.`,
    observeFirst: 'Mark the first star of your next Observe.',
    again: 'Another Observe for 1 Telescope?',
    buy: 'A Telescope for 3 Stardust?',
    anyStar: 'Mark any one star, free.',
    threeCards: (left) => (left === 1 ? 'Mark one star on one more card, free.' : `Mark one star on each of ${left} cards, free.`),
    twoStars: (left) => (left === 1 ? 'Mark one more star, free.' : `Mark ${left} stars, free.`),
    starAndNeighbours: 'Mark any star, free: its neighbours are marked with it.',
    order: 'Which card do you discover first?',
    boon: (card) => `Pick a Boon of ${card}.`,
    activate: (left) => (left === 1 ? 'Reactivate 1 of your cards.' : `Reactivate ${left} of your cards.`),
    limit: (left, limit) => `Discard ${left === 1 ? '1 card' : `${left} cards`}: you may keep ${limit}.`,
  },

  events: {
    turn: (event, names) => `Round ${event.round}: it is ${names.seat(event.seat)}’s turn.`,
    used: (event, names) => `${names.seat(event.seat)} uses ${cardName(event.card)}.`,
    marked: (event, names) =>
      `${event.seat === null ? 'The dreamer' : names.seat(event.seat)} marks ${names.star(event.card, event.star)} of ${cardName(event.card)}.`,
    gained: (event, names) =>
      event.what === 'pouch'
        ? `${names.seat(event.seat)}’s Pouch grows by ${event.amount}.`
        : `${names.seat(event.seat)} gains ${quantity(event.what, event.amount)}.`,
    spent: (event, names) => `${names.seat(event.seat)} spends ${quantity(event.what, event.amount)}.`,
    rested: (event, names) => `${names.seat(event.seat)} takes a Rest.`,
    reactivated: (event, names) => `${names.seat(event.seat)} reactivates ${cardName(event.card)}.`,
    sphere: (event) => `The Sphere marker moves to ${elementName(event.to)}.`,
    discarded: (event, names) => {
      if (event.from === 'deck') return `${cardName(event.card)} is discarded from the deck.`;
      if (event.seat === null) return `${cardName(event.card)} is discarded.`;
      return `${names.seat(event.seat)} discards ${cardName(event.card)}.`;
    },
    discovered: (event, names) =>
      event.seat === null
        ? `The dreamer has completed ${cardName(event.card)}: nobody gains it.`
        : `${names.seat(event.seat)} discovers ${cardName(event.card)}.`,
    sealed: (event, names) => `${names.seat(event.seat)} has picked a Boon in secret.`,
    picked: (event, names) => {
      const { kind, amount } = at(cardOf(event.card).boons, event.box);
      return `${names.seat(event.seat)} picks ${en.boonNames[kind]} ${amount} from ${cardName(event.card)}.`;
    },
    dealt: (event) => `${cardName(event.card)} comes to slot ${event.slot + 1}.`,
    'scoring-card': (event) => {
      const [first, second] = at(SCORING_CARDS, event.scoring);
      return `Your Final Scoring card shows ${elementName(first)} and ${elementName(second)}.`;
    },
    rolled: (event, names) =>
      `${names.seat(AUPTOLEMY)} rolls ${event.roll} and takes ${LIBRARY_PLACES[event.from]}: ${cardName(event.card)}.`,
    focus: (event, names) => {
      const focus = elementName(cardOf(event.card).element);
      if (event.on === null) return `Its Focus is ${focus}, but no card is left to mark.`;
      const towards = event.towards === null ? '' : `, towards ${names.star(event.on, event.towards)}`;
      return `Its Focus is ${focus}: it marks ${cardName(event.on)}, up to ${event.stars} stars${towards}.`;
    },
    library: (event) => {
      if (event.card === null) return `A face-down card comes to the ${event.place} of the Library.`;
      if (event.place === 'top') return `The deck of the Library shows ${cardName(event.card)}.`;
      return `${cardName(event.card)} comes to the ${event.place} of the Library.`;
    },
    'no-focus': (_, names) => `${names.seat(AUPTOLEMY)}’s deck is empty: it has no Focus and does nothing.`,
    reshuffled: (event, names) => `${names.seat(AUPTOLEMY)}’s deck is empty: its ${event.cards} discarded Library cards are shuffled anew.`,
    'end-triggered': (event) => `The Game End card appears: round ${event.lastRound} is the last.`,
    ended: (event, names) => {
      if (event.result.why === 'library-empty')
        return `${names.seat(AUPTOLEMY)}’s deck is empty as it would Observe: ${names.seat(0)} loses the game.`;
      const { winners, seats } = event.result;
      const fame = quantity('fame', Math.max(...seats.map((seat) => seat.total)));
      const who = new Intl.ListFormat('en').format(winners.map(names.seat));
      return winners.length === 1
        ? `The game is over: ${who} wins with ${fame}.`
        : `The game is over: ${who} share the victory with ${fame}.`;
    },
  },
};

const LIBRARY_PLACES = { left: 'the left card of its Library', right: 'the right card of its Library', deck: 'the top card of its deck' };

/** For one, and for more. */
const BOON_WORDS: Readonly<Record<BoonKind, readonly [string, string]>> = {
  fame: ['Fame', 'Fame'],
  stardust: ['Stardust', 'Stardust'],
  telescope: ['Telescope', 'Telescopes'],
  pouch: ['Pouch', 'Pouch'],
  wisdom: ['Wisdom', 'Wisdom'],
  activation: ['Activation', 'Activation'],
};

function quantity(what: Resource, amount: number): string {
  return `${amount} ${en.boonWords(what, amount)}`;
}

function cardName(card: CardId): string {
  const { code, name } = cardOf(card);
  return CARD_NAMES[code] ?? name;
}

function elementName(element: Element): string {
  return en.elements[ELEMENTS[element]];
}
