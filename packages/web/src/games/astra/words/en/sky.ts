/** The words of the Sphere board and of the cards around it. */
export const sky = {
  label: 'The sky',
  cards: 'The cards in the sky',
  emptySlot: 'An empty slot',

  board: {
    label: 'Sphere board',
    active: (sphere: string) => `The Sphere marker stands on ${sphere}.`,
    dreamNumbers: (numbers: readonly string[]) => `Dream numbers: ${numbers.join(', ')}.`,
    dreamNumber: (sphere: string, number: number) => `${sphere} ${number}`,
    discard: (from: string, to: string) => `On its way from ${from} to ${to}, the marker discards the top card of the deck.`,
    deck: (above: number, below: number) =>
      above === 0
        ? `The Game End card has come up. The deck has ${cards(below)} left.`
        : `The deck has ${cards(above)} above the Game End card and ${below} below it.`,
    above: (above: number): string => (above === 1 ? 'card above' : 'cards above'),
    gameEnd: 'the Game End',
    below: (below: number) => `${below} below`,
    left: (below: number): string => (below === 1 ? 'card left' : 'cards left'),
    round: (round: number) => `Round ${round}`,
    lastRound: 'Last round',
    oneMore: 'One more round',
  },

  card: {
    facts: (name: string, element: string, stars: number, marked: number) => `${name}, ${element}, ${stars} stars, ${marked} marked`,
    figure: (name: string) => `Stars of ${name}`,
    look: (name: string) => `Look at ${name}`,
    canMark: 'stars can be marked here',
    canDiscover: 'can be discovered',
    canPick: 'a Boon can be picked here',
    discover: 'Discover',
    discoverCard: (name: string) => `Discover ${name} now`,
    tally: 'Who has how many stars',
    tallied: (name: string, stars: number) => `${name}: ${stars === 1 ? '1 star' : `${stars} stars`}`,
    dreamer: 'The dreamer',
    boonPicked: (boon: string) => `${boon}, crossed out`,
    boonClosed: (boon: string) => `${boon}, closed by the dreamer`,
    boonChosen: (boon: string) => `${boon}, chosen by you`,
    pickBoon: (boon: string) => `Pick ${boon}`,
  },

  star: {
    named: (name: string, letter: string) => `${name} (${letter})`,
    kinds: { start: 'Starting star', grand: 'Grand star', common: 'Common star' },
    unmarked: 'unmarked',
    markedBy: (name: string) => `marked by ${name}`,
    markedByDreamer: 'marked by the dreamer',
    lastOfPath: 'the last of your path',
    forStardust: 'can be marked for 1 Stardust',
    forFree: 'can be marked for free',
    withNeighbours: 'can be marked for free, with its neighbours',
    byDreamer: 'can be marked by the dreamer',
    notNow: 'can’t be marked now',
  },

  /** Beside the star under the hand: what it costs, and what stays. */
  price: {
    stardust: 'Stardust',
    left: (left: number) => `${left} left`,
    free: 'free',
    withNeighbours: (stars: number) => (stars === 1 ? 'free' : `free, ${stars} stars`),
    toGo: (left: number) => (left === 0 ? 'the last one' : `${left} more`),
    dreamer: 'the dreamer’s',
  },
};

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
