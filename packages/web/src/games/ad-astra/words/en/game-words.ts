import type { GameWords } from '../../../../i18n/game-words.ts';

/** What is said of Ad Astra on pages that belong to no game. */
export const gameWords: GameWords = {
  name: 'Ad Astra',
  facts: '3 to 5 seats · with bots or round one screen',
  about:
    'Humankind leaves its fading Sun. Everybody lays action cards face down on one board, and each of them lets all players act: fly and explore, settle, build, trade and score. Other people’s plans are half of yours.',
  play: 'Play Ad Astra',
  setUp: 'Set up Ad Astra',
  learn: 'Learn Ad Astra in five minutes',
  rules: 'The rules of Ad Astra',
  setupIntroduction: 'Who plays which faction, who begins, and by which optional rules. The table remembers your last choice.',
  total: (total: number) => (total === 1 ? '1 point' : `${total} points`),
  credits: ['Ad Astra was designed by Bruno Faidutti and Serge Laget and published by Nexus Games in 2009.'],
  personalities: {
    settler: 'The Settler',
    merchant: 'The Merchant',
    explorer: 'The Explorer',
    builder: 'The Builder',
  },
  players: {
    human: 'Somebody at this screen.',
    novice: 'Plays along sensibly, without a plan. Good for a first game.',
    adept: 'Plans by what it has, seeks useful planets, trades and scores to its gain. Beats three Novices in most games.',
    master: 'Looks ahead, at its own plans and yours, in many imagined games. Thinks for a second.',
    grandmaster: 'A Master that takes its time: three seconds a decision.',
    settler: 'Founds colonies wherever it lands and turns them into factories.',
    merchant: 'Loves a Trade card: deals with everybody, and with the bank when nobody will.',
    explorer: 'Builds starships and is always on the move.',
    builder: 'Plays Build after Build, terraformers first.',
  },
  onlineOptions: {
    original: 'The costs of the original print (B12.1)',
    uneven: 'An uneven galaxy (B2.2)',
    arcanum: 'Magnum et Antiquum Arcanum (B10.10)',
    responsum: 'Omnibus Rebus Responsum (B10.11)',
  },
  places: {},
};
