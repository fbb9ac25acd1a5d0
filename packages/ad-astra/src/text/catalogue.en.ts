import { type AdAstraText, ARTIFACT_NAMES } from './catalogue.ts';
import { Words } from './words.ts';

export const en: AdAstraText = {
  factions: { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', grey: 'Grey' },
  resources: { water: 'Water', food: 'Food', energy: 'Energy', xanthium: 'Xanthium', yoyodium: 'Yoyodium', zozodium: 'Zozodium' },
  amount: (amount, what) => `${amount} ${what}`,
  planets: {
    water: 'Water planet',
    food: 'Food planet',
    energy: 'Energy planet',
    xanthium: 'Xanthium planet',
    yoyodium: 'Yoyodium planet',
    zozodium: 'Zozodium planet',
    alien: 'alien planet',
  },
  systems: {
    sR: 'Small Red',
    lR: 'Large Red',
    tR: 'Twin Red',
    nR: 'Red Nebula',
    sY: 'Small Yellow',
    lY: 'Large Yellow',
    tY: 'Twin Yellow',
    nY: 'Yellow Nebula',
    sol: 'Sol',
  },
  deepSpace: 'deep space',
  items: { starship: 'starship', colony: 'colony', factory: 'factory', terraformer: 'terraformer' },
  cards: {
    p1: 'Production 1',
    p2: 'Production 2',
    p3: 'Production 3',
    m1: 'Movement 1',
    m2: 'Movement 2',
    m3: 'Movement 3',
    build: 'Build',
    trade: 'Trade',
    s1: 'Scoring 1',
    s2: 'Scoring 2',
    s3: 'Scoring 3',
  },
  elements: {
    settlements: 'Colonies and factories',
    starships: 'Starships',
    terraformers: 'Terraformers',
    systems: 'Systems',
    identical: 'Identical resources',
    different: 'Different resources',
  },

  artifacts: {
    repositorium: { name: ARTIFACT_NAMES.repositorium, effect: 'At once: take 4 resource cards of your choice from the bank.' },
    ianua: {
      name: ARTIFACT_NAMES.ianua,
      effect: 'In your part of a Movement card: move one of your starships to any system but Sol, free.',
    },
    velum: { name: ARTIFACT_NAMES.velum, effect: 'In your part of a Movement card: your moves on this card cost no Energy.' },
    machina: { name: ARTIFACT_NAMES.machina, effect: 'After a Production card: take your due of that resource once more.' },
    manus: { name: ARTIFACT_NAMES.manus, effect: 'In your part of somebody else’s Build card: build any number of items.' },
    mercator: {
      name: ARTIFACT_NAMES.mercator,
      effect: 'On any Trade card, before it ends: up to three exchanges of 1 for 1 with the bank.',
    },
    oculus: { name: ARTIFACT_NAMES.oculus, effect: 'At any decision of yours: look at every face-down planet of two systems.' },
    laurea: { name: ARTIFACT_NAMES.laurea, effect: 'When you are tied for best in a scoring, not at 0: you alone take the 3 points.' },
    clavis: {
      name: ARTIFACT_NAMES.clavis,
      effect: 'When a card of yours is about to be revealed: swap it with another face-down card of yours on the board.',
    },
    arcanum: {
      name: ARTIFACT_NAMES.arcanum,
      effect: 'At any decision of yours in the Action phase: the game ends at the end of this round.',
    },
    responsum: { name: ARTIFACT_NAMES.responsum, effect: 'At the end of the game: if your score is exactly 42, you alone win.' },
  },

  scoreLines: {
    settlements: 'Colonies and factories',
    starships: 'Starships',
    terraformers: 'Terraformers',
    systems: 'Systems',
    identical: 'Identical resources',
    different: 'Different resources',
    bonus: 'Bonus for scoring most',
    terraforming: 'Terraforming',
    alien: 'Alien planets',
    artifacts: 'Artifacts',
  },
  endings: {
    'fifty-points': 'somebody reached 50 points',
    'all-planets': 'the last planet was turned up',
    arcanum: 'Magnum et Antiquum Arcanum called the end',
    responsum: 'Omnibus Rebus Responsum: the answer is 42',
    standstill: 'nothing changed in three rounds',
  },

  reasons: {
    'alien-planet': 'An alien planet can’t be terraformed.',
    'already-seen': 'You have seen these planets already.',
    'already-terraformed': 'This planet is terraformed already.',
    'artifact-not-held': 'You do not hold this artifact.',
    'artifact-not-now': 'This is not the moment for this artifact.',
    'bank-is-out': 'The bank has no card of this resource.',
    'card-already-placed': 'This card is already on the board.',
    'colony-first': 'A factory replaces a colony of yours, and there is none here.',
    'decide-first': 'Something has to be decided first: you can’t pass here.',
    'different-resources-only': 'All the cards you discard must be different.',
    'discard-is-due': 'You may keep 10 resource cards: discard the others.',
    'discard-one-more': 'Two cards at least: discard one more.',
    'empty-offer': 'An offer names at least one card.',
    'game-over': 'The game is over.',
    'identical-resources-only': 'All the cards you discard must be of the same resource.',
    'land-first': 'Your starship is in the system: it must land there.',
    'needs-a-pawn': 'A terraformer needs a colony, factory or starship of yours on the planet.',
    'needs-starship-or-terraformer': 'A colony needs a starship of yours on the planet, or your terraformer.',
    'no-pawn-left': 'You have no such pawn left.',
    'no-planet-there': 'There is no such planet.',
    'no-planet-to-land-on': 'There is no planet in this system for you to land on.',
    'no-ship-there': 'You have no starship there.',
    'no-such-decision': 'The game knows no such decision.',
    'no-such-space': 'The planning board has no such space.',
    'not-enough-cards': 'You have too few cards of that resource.',
    'not-face-down': 'Nothing lies face down there.',
    'not-in-the-system': 'Your starship has entered another system: it must land there.',
    'not-now': 'This is not the moment for that.',
    'not-on-the-card': 'The card that is on does not show this.',
    'not-the-offer': 'This is not the offer that is on the table.',
    'not-to-sol': 'Nobody can go back to Sol.',
    'not-water-or-food': 'In the original print only Water and Food planets can be terraformed.',
    'not-your-card': 'You have no card there.',
    'not-your-turn': 'It is somebody else’s turn.',
    occupied: 'Somebody else has a pawn on this planet.',
    'one-settlement-per-planet': 'There is a colony or factory on this planet already.',
    'partner-has-too-few': 'The other player does not hold enough cards for this trade.',
    'pay-the-cost': 'You can’t pay for this.',
    'pay-with-an-ore': 'This is paid with an Ore.',
    'same-planet': 'The starship would not move.',
    'same-resource': 'That would be the same resource.',
    'scoring-card-lies-open': 'This Scoring card lies open until you have played all three.',
    'ship-has-moved': 'This starship has moved on this card already.',
    'space-taken': 'There is a card on this space already.',
    'to-a-planet': 'The gate leads to a planet, not to deep space.',
    'too-few-to-discard': 'You can’t discard two cards that go together.',
    'too-many-offers': 'So many offers have been made on this card: only the bank is left.',
    yourself: 'You can’t trade with yourself.',
  },
  lack: (resource, need, have) => `It takes ${need} ${resource}, and you have ${have === 0 ? 'none' : have}.`,
  partnerLacks: (resource, need, have) => `It takes ${need} ${resource} of that hand, which has ${have === 0 ? 'none' : `only ${have}`}.`,

  events: {
    faction: (event, { seat }) => `${seat(event.seat)} plays ${words.faction(event.faction)}.`,
    galaxy: (event) =>
      `The planets lie around the stars: ${event.sizes.map((size, system) => `${words.system(system)} ${size}`).join(', ')}.`,
    round: (event, { seat }) => `Round ${event.round}: ${seat(event.first)} begins to plan.`,
    planned: (event, { seat }) => `${seat(event.seat)} puts a card face down on space ${event.space + 1}.`,
    'planned-card': (event) => `Your card on space ${event.space + 1} is ${words.card(event.card)}.`,
    swapped: (event, { seat }) => `${seat(event.seat)} swaps the cards on spaces ${event.space + 1} and ${event.other + 1}.`,
    revealed: (event, { seat }) => `Space ${event.space + 1}: ${words.card(event.card)}, by ${seat(event.seat)}.`,
    'first-player': (event, { seat }) => `${seat(event.seat)} becomes first player.`,
    'resource-chosen': (event, { seat }) => `${seat(event.seat)} chooses ${words.resource(event.resource)} for everybody.`,
    'element-chosen': (event, { seat }) => `${seat(event.seat)} has everybody score: ${words.element(event.element)}.`,
    passed: (event, { seat }) => `${seat(event.seat)} passes.`,
    gained: (event, { seat }) => `${seat(event.seat)} takes ${event.amount} ${words.resource(event.resource)}.`,
    spent: (event, { seat }) => `${seat(event.seat)} gives up ${event.amount} ${words.resource(event.resource)}.`,
    flew: (event, { seat }) => `${seat(event.seat)} flies from ${words.place(event.from)} to ${words.system(event.to)}.`,
    peeked: (event, { seat }) => `${seat(event.seat)} looks at the face-down planets of ${words.system(event.system)}.`,
    saw: (event) => `You see ${words.all(event.planets.map(({ place, planet }) => `${words.place(place)}: ${words.planet(planet)}`))}.`,
    'turned-up': (event, { seat }) => `${seat(event.seat)} turns up ${words.place(event.place)}: ${words.planet(event.planet)}.`,
    landed: (event, { seat }) => `${seat(event.seat)} lands on ${words.place(event.place)}.`,
    drew: (event, { seat }) => `${seat(event.seat)} finds an alien artifact.`,
    artifact: (event) => `Your artifact is ${words.artifact(event.artifact)}.`,
    used: (event, { seat }) => `${seat(event.seat)} uses ${words.artifact(event.artifact)}.`,
    built: (event, { seat }) =>
      event.place === null
        ? `${seat(event.seat)} builds a ${en.items[event.item]}, in deep space.`
        : `${seat(event.seat)} builds a ${en.items[event.item]} on ${words.place(event.place)}.`,
    'hands-shown': (event, { seat }) =>
      `All hands are shown: ${event.hands.map((hand, who) => `${seat(who)} ${words.cards(hand)}`).join('; ')}.`,
    'hands-hidden': () => 'The hands are hidden again.',
    offered: (event, { seat }) => `${seat(event.seat)} offers ${seat(event.to)} ${words.cards(event.give)} for ${words.cards(event.want)}.`,
    countered: (event, { seat }) =>
      `${seat(event.seat)} would rather give ${seat(event.to)} ${words.cards(event.give)} for ${words.cards(event.want)}.`,
    accepted: (event, { seat }) => `${seat(event.seat)} accepts.`,
    declined: (event, { seat }) => `${seat(event.seat)} declines.`,
    scored: (event, { seat }) => `${seat(event.seat)} scores ${points(event.points)} (${en.scoreLines[event.source]}).`,
    'scoring-cards-back': (event, { seat }) => `${seat(event.seat)} has played all three Scoring cards and takes them back.`,
    idle: ({ rounds }) =>
      rounds === 1
        ? 'Nothing has changed in this round. After three such rounds in a row the game ends.'
        : `Nothing has changed in ${rounds} rounds in a row${rounds === 2 ? ': one more, and the game ends.' : '.'}`,
    ended: (event, { seat }) => {
      const { winners, seats } = event.result;
      const total = points(Math.max(...winners.map((winner) => seats[winner]?.total ?? 0)));
      const who = words.all(winners.map(seat));
      return winners.length === 1
        ? `The game is over: ${who} wins with ${total}.`
        : `The game is over: ${who} share the victory with ${total}.`;
    },
  },
};

/** Names by number, in English. */
export const words = new Words(en, 'en', 'nothing');

function points(amount: number): string {
  return amount === 1 ? '1 point' : `${amount} points`;
}
