import type { Modifier } from '../../automa/modifiers.ts';

/** What the text mode says around the words of the game. */
export const phrases = {
  turn: {
    heading: 'Round and turn',
    round: (round: number, name: string) => `Round ${round}. It is ${name}’s turn.`,
    over: 'The game is over.',
    sphere: (element: string) => `The active Sphere is ${element}.`,
    deck: (above: number) => `Cards above the Game End card: ${above}.`,
    lastRound: (round: number) => `The Game End card has appeared: round ${round} is the last.`,
    first: (name: string) => `First player: ${name}.`,
    lasting: (abilities: string) => `In force this turn: ${abilities}`,
  },

  sky: {
    heading: (slot: number, card: string) => `Sky, slot ${slot}: ${card}`,
    empty: (slot: number) => `Sky, slot ${slot}: empty`,
    emptyLine: 'No card lies here.',
    about: (code: string, element: string, fame: number) => `Code ${code}. ${element}. Final Scoring Fame ${fame}.`,
    figure: (shows: string) => `Its figure: ${shows}`,
    ability: (timing: string, ability: string) => `Ability (${timing}): ${ability}`,
    boons: (boons: readonly string[]) => `Boons from left to right: ${boons.join('; ')}.`,
    boon: (box: number, boon: string) => `${box}, ${boon}`,
    marked: (marked: number, all: number) => `Stars marked: ${marked} of ${all}.`,
    markedBy: (marked: number, all: number, who: string) => `Stars marked: ${marked} of ${all}; ${who}.`,
    pen: (name: string, stars: number) => `${stars} by ${name}`,
    dreamer: 'the dreamer',
    star: (called: string, code: string, state: string, neighbours: string) => `${called} (${code}): ${state}; next to ${neighbours}.`,
    starting: 'Starting star',
    grand: 'Grand star',
    common: 'Common star',
    free: (kind: string) => `${kind}, unmarked`,
    taken: (kind: string, name: string) => `${kind}, marked by ${name}`,
  },

  journal: {
    own: 'Your Journal',
    of: (name: string) => `${name}’s Journal`,
    tracks: (fame: number, stardust: number, pouch: number, telescopes: number) =>
      `Fame ${fame}, Stardust ${stardust}, Pouch size ${pouch}, Telescopes ${telescopes}.`,
    wisdom: (marks: number, cards: number, limit: number) => `Wisdom marks ${marks}; cards ${cards} of ${limit}.`,
    active: (card: string, code: string, ability: string) => `Active: ${card} (${code}). ${ability}`,
    exhausted: (card: string, code: string, ability: string) => `Exhausted: ${card} (${code}). ${ability}`,
    scoring: (first: string, second: string) => `Final Scoring card: ${first} and ${second}.`,
  },

  automa: {
    tracks: (fame: number, stardust: number, telescopes: number, cards: number) =>
      `Fame ${fame}, Stardust ${stardust}, Telescopes ${telescopes}, cards discovered ${cards}.`,
    left: (card: string) => `Left card of its Library, taken with a roll of 1 or 2: ${card}.`,
    right: (card: string) => `Right card of its Library, taken with a roll of 3 or 4: ${card}.`,
    faceDown: 'face down',
    deck: (cards: number) => `Its deck, taken with a roll of 5 or 6: ${cards === 1 ? '1 card' : `${cards} cards`}.`,
    top: (card: string) => `On top of its deck: ${card}.`,
    cards: (cards: string) => `Cards discovered: ${cards}.`,
    card: (name: string, element: string, stars: number) => `${name} (${element}, up to ${stars} stars)`,
    discard: (cards: string) => `Library cards used: ${cards}.`,
    modifiers: (names: string) => `Switches: ${names}.`,
    modifier: {
      'large-water-removed': 'large Water cards removed',
      'no-head-start': 'no head start',
      'no-telescopes': 'no Telescopes',
      'open-deck': 'open deck',
      'endless-library': 'endless Library',
      'rich-start': 'rich start',
      'head-start': 'head start',
      'telescope-per-discovery': 'a Telescope per discovery',
      'scoring-card': 'a Final Scoring card of its own',
      'six-stardust': 'six Stardust',
      'hidden-right': 'hidden right card',
      'small-cards-removed': 'small cards removed',
    } satisfies Readonly<Record<Modifier, string>>,
  },

  question: {
    over: 'The game is over.',
    dream: (left: number) => `You lead the dreamer’s pen: stars still to mark, ${left}.`,
    boonOthers: (names: string, card: string) => `Waiting for a pick among the Boons of ${card}: ${names}.`,
    others: (name: string) => `${name} decides.`,
  },

  choice: {
    mark: (star: string, card: string) => `Mark ${star} of ${card}`,
    markKind: (star: string, card: string, kind: string) => `Mark ${star} of ${card}, a ${kind}`,
    use: (card: string, ability: string) => `Use ${card}: ${ability}`,
    discover: (card: string) => `Discover ${card} first`,
    activate: (card: string, ability: string) => `Reactivate ${card}: ${ability}`,
    discard: (card: string, fame: number) => `Discard ${card}, Final Scoring Fame ${fame}`,
    boon: (box: number, name: string, boon: string) => `Boon ${box}, ${name}: ${boon}`,
    stop: 'Stop this Observe',
    again: 'Spend 1 Telescope for another Observe',
    rest: 'Take a Rest',
    buy: 'Buy 1 Telescope for 3 Stardust',
    doneTurn: 'End your turn',
    doneObserving: 'No further Observe',
    doneBuying: 'Buy no more Telescopes',
  },

  groups: {
    mark: (card: string) => `Stars of ${card}`,
    use: 'Abilities',
    discover: 'Discoveries',
    activate: 'Exhausted cards',
    discard: 'Your cards',
    boon: 'Boons',
    other: 'Or',
  },

  result: {
    total: (name: string, total: number) => `${name}: ${total} Fame`,
    line: (line: string, points: number) => `${line}: ${points}`,
    winners: (names: string) => `Won by ${names}.`,
    heading: 'The end',
  },

  none: 'none',
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),
};

export type AstraPhrases = typeof phrases;
