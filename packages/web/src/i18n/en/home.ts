/** The front door. */
export const home = {
  subject: 'Star games for quiet evenings',
  title: 'Read the sky, star by star',
  introduction:
    'Astrarium is an old celestial atlas that you play. Mark the stars of Ptolemy’s forty-eight constellations and make a name among the astronomers, or leave a fading Sun and settle the worlds beyond. Nothing to install, nothing to sign: everything stays in your browser.',
  playNow: 'Play now',
  playAlone: 'Play alone',
  setUp: 'Set up a table',
  continue: {
    title: 'Go on with your game',
    open: 'Go on',
    others: (count: number) => (count === 1 ? 'and one other game under way' : `and ${count} other games under way`),
  },
  games: {
    title: 'The two games',
  },
  contents: {
    title: 'Contents of this atlas',
    games: 'My games',
    gamesFacts: (running: number, finished: number) => `${running} under way, ${finished} finished`,
    noGames: 'none yet',
    rulesFacts: 'numbered, searchable',
    import: 'Open a record file',
    importFacts: 'or drop it anywhere on this page',
  },
};
