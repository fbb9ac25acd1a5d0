import type { GameWords } from '../../../../i18n/game-words.ts';

/** What is said of Astra on pages that belong to no game. */
export const gameWords: GameWords = {
  name: 'Astra',
  facts: '1 to 5 seats · alone, with bots or round one screen',
  about:
    'Spend Stardust to mark stars along the lines of the cards that everyone shares. The last star of a card makes its discoverer; all who helped take a Boon. When you stop is as much of the game as where you go.',
  play: 'Play Astra',
  setUp: 'Set up Astra',
  learn: 'Learn Astra in five minutes',
  playNowHint: 'Play now: Astra, you against one Adept. Play alone: you against Auptolemy. About twenty minutes either way.',
  rules: 'The rules of Astra',
  setupIntroduction: 'Who plays, in which ink, and who begins. The table remembers your last choice.',
  total: (total: number) => `${total} Fame`,
  credits: [
    'Astra was designed by Patrik Porkoláb and Frigyes Schőberl with Eszter Krisztina Sas and published by Mindclash Games. Its automated opponent Auptolemy was designed by John Albertson and Dávid Turczi.',
    'Names and Abilities of the cards are the game’s. Elements, figures, Boons, Starting and Grand stars and Final Scoring Fame are our own design wherever the rulebook does not fix them.',
    'Star positions, magnitudes and designations: d3-celestial by Olaf Frohn (BSD licence). Proper names: IAU Catalog of Star Names (IAU WGSN) and a few traditional ones.',
  ],
  personalities: {
    collector: 'The Collector',
    miser: 'The Miser',
    meddler: 'The Meddler',
    sprinter: 'The Sprinter',
  },
  players: {
    human: 'Somebody at this screen.',
    novice: 'Plays along sensibly, without a plan. Good for a first game.',
    adept: 'Weighs every step: forks, Boons, when to rest. Beats the Novice nine times in ten.',
    master: 'Looks turns ahead, its own and yours, in imagined games by the thousand. Thinks for a second.',
    grandmaster: 'A Master that has learned from its own games. Thinks for three seconds.',
    collector: 'Wants the cards themselves and finishes more of them than anybody; the Boons of others leave it cold.',
    miser: 'Sits on its Stardust and spends it late, when nobody can answer.',
    meddler: 'Marks stars on everybody’s cards, takes a Boon of each, and grudges you yours.',
    sprinter: 'Keeps nothing back and hurries the game to its end.',
  },
  onlineOptions: {},
  places: {
    cards: {
      title: 'Astrarium: the forty-eight cards of Astra',
      contents: 'The forty-eight cards',
      facts: 'every star in its true place',
    },
    atlas: { title: 'The atlas of the sky – Astrarium', contents: 'The atlas of the sky', facts: 'one map, near and far' },
    'your-sky': { title: 'Your sky – Astrarium', contents: 'Your sky', facts: 'what you have discovered' },
  },
};
