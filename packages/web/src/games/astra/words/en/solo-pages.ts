import type { Modifier } from '@astrarium/astra';

/** The solo game away from the table: its settings, its scores and the personal record. */
export const soloPages = {
  setup: {
    introduction:
      'Auptolemy is no bot: it has no plan, only a Library, a die and rules of its own. You begin, and you win only with more Fame.',
    chapter: 'The rules of the solo game',
    strength: 'How strong is it?',
    presets: { gentle: 'Gentle', standard: 'Standard', demanding: 'Demanding', merciless: 'Merciless' },
    aboutPresets: {
      gentle: 'To get to know it. The Adept always beats it.',
      standard: 'As the rulebook has it. The Adept beats it nine times in ten.',
      demanding: 'An even match: the Adept beats it every other time.',
      merciless: 'Everything that helps it, at once. The Adept beats it twice in a hundred games.',
    },
    ownMix: 'Your own mix',
    easier: 'Easier',
    harder: 'Harder',
    rule: (rule: string) => `Rule ${rule}`,
    off: (other: string) => `Not together with “${other}”: both change the same number.`,
    modifiers: {
      'large-water-removed': {
        name: 'Large Water cards removed',
        about: 'Three Water cards with 14 stars leave its deck instead of three small cards.',
      },
      'no-head-start': { name: 'No head start', about: 'It starts with 0 Fame instead of 12.' },
      'no-telescopes': { name: 'No Telescopes', about: 'It never collects Telescopes.' },
      'open-deck': { name: 'Open deck', about: 'The top card of its deck lies face up.' },
      'endless-library': { name: 'Endless Library', about: 'Its empty deck is shuffled anew: you can’t lose by it.' },
      'rich-start': { name: 'Rich start', about: 'You start with 10 Stardust.' },
      'head-start': { name: 'Head start', about: 'It starts with 20 Fame instead of 12.' },
      'telescope-per-discovery': { name: 'Telescope per discovery', about: 'It gains a Telescope whenever you discover a card.' },
      'scoring-card': { name: 'Scoring card', about: 'It holds a face-down Final Scoring card: one more for each of two Elements.' },
      'six-stardust': { name: 'Six Stardust', about: 'It starts with 6 Stardust, and a Rest gives it 6.' },
      'hidden-right': { name: 'Hidden right card', about: 'The right card of its Library lies face down until it is selected.' },
      'small-cards-removed': { name: 'Small cards removed', about: 'Twice as many small cards leave its deck.' },
    } satisfies Readonly<Record<Modifier, { name: string; about: string }>>,
  },

  end: {
    you: (margin: number) => `You win by ${margin} Fame`,
    auptolemy: (margin: number) => `Auptolemy wins by ${margin} Fame`,
    tie: 'A tie: Auptolemy wins',
    tieWhy: 'Against Auptolemy you win only with more Fame; a tie is a loss.',
    libraryEmpty: 'Auptolemy’s Library ran out: you lose',
    libraryEmptyWhy:
      'Its deck was empty when it had to Observe, and the Game End card had not appeared. That ends the game at once, whatever the Fame.',
  },

  result: {
    you: 'You win',
    auptolemy: 'Auptolemy wins',
    fame: (yours: number, its: number) => `${yours} Fame against ${its}.`,
    line: 'Line',
    fameColumn: 'Fame',
    elementsOf: 'Its pile by Element',
    sets: (sets: number) => (sets === 1 ? '1 set of all four' : `${sets} sets of all four`),
    withScoring: (first: string, second: string) => `Its Final Scoring card: one more ${first} and one more ${second}`,
  },

  record: {
    title: 'Your record',
    setting: (name: string) => `Setting: ${name}`,
    none: 'You have not yet finished a game with this setting.',
    wins: 'Won',
    losses: 'Lost',
    best: 'Best margin',
    streak: 'Wins in a row',
    bestStreak: 'Longest streak',
    noWin: '–',
    chart: (games: number, margins: string) =>
      `Margins of the last ${games === 1 ? 'game' : `${games} games`}, the newest last: ${margins}.`,
    chartTitle: 'Last margins',
    won: (margin: string) => `won ${margin}`,
    lost: (margin: string) => `lost ${margin}`,
    key: 'Solid: won. Hollow: lost.',
  },
};
