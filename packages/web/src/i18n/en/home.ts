/** The front door. */
export const home = {
  subject: 'Star games for quiet evenings',
  title: 'Read the sky, star by star',
  introduction:
    'Astrarium is an old celestial atlas that you play. Mark the stars of Ptolemy’s forty-eight constellations and make a name among the astronomers, or leave a fading Sun and settle the worlds beyond. Nothing to install, nothing to sign: everything stays in your browser.',
  playNow: 'Play now',
  playAlone: 'Play alone',
  playNowHint: 'Play now: Astra, you against one Adept. Play alone: you against Auptolemy. About twenty minutes either way.',
  setUp: 'Set up a table',
  continue: {
    title: 'Go on with your game',
    open: 'Go on',
    others: (count: number) => (count === 1 ? 'and one other game under way' : `and ${count} other games under way`),
  },
  games: {
    title: 'The two games',
    astra: 'Astra',
    astraFacts: '1 to 5 seats · alone, with bots or round one screen',
    astraText:
      'Spend Stardust to mark stars along the lines of the cards that everyone shares. The last star of a card makes its discoverer; all who helped take a Boon. When you stop is as much of the game as where you go.',
    adAstra: 'Ad Astra',
    adAstraFacts: '3 to 5 seats · with bots or round one screen',
    adAstraText:
      'Humankind leaves its fading Sun. Everybody lays action cards face down on one board, and each of them lets all players act: fly and explore, settle, build, trade and score. Other people’s plans are half of yours.',
    playAstra: 'Play Astra',
    setUpAstra: 'Set up Astra',
    playAdAstra: 'Play Ad Astra',
    setUpAdAstra: 'Set up Ad Astra',
    learnAstra: 'Learn Astra in five minutes',
    learnAdAstra: 'Learn Ad Astra in five minutes',
  },
  contents: {
    title: 'Contents of this atlas',
    games: 'My games',
    gamesFacts: (running: number, finished: number) => `${running} under way, ${finished} finished`,
    noGames: 'none yet',
    cards: 'The forty-eight cards',
    cardsFacts: 'every star in its true place',
    rules: 'The rules of Astra',
    adAstraRules: 'The rules of Ad Astra',
    rulesFacts: 'numbered, searchable',
    import: 'Open a record file',
    importFacts: 'or drop it anywhere on this page',
  },
};
