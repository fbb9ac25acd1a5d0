/** The words of the Ad Astra table as a whole; each of its parts has its own. */
export const table = {
  galaxy: 'The galaxy',
  own: 'Before you',
  planTurn: (name: string) => `${name} plans`,
  yourPlan: 'Your plan',
  actTurn: (name: string) => `${name} acts`,
  yourTurn: 'Your turn',
  titles: { yourTurn: '● Your turn', turnOf: (name: string) => `${name}’s turn`, over: 'The game is over' },

  bar: {
    others: 'The other factions',
    reference: 'Reference',
    lastRound: 'The last round',
    hidden: (planets: number) => (planets === 1 ? '1 planet is still face down' : `${planets} planets are still face down`),
  },

  curtain: {
    why: 'Their cards, artifacts and discoveries are about to be shown. Nobody else should look.',
    undo: (name: string) => `${name} takes back the last decision`,
  },

  log: {
    planning: (round: number) => `Round ${round} · planning`,
    card: (round: number, space: number, card: string, name: string) => `Round ${round}, space ${space} · ${card}, ${name}`,
    end: (round: number) => `Round ${round} · end`,
    over: 'The end',
    takes: (name: string, cards: string) => `${name} takes ${cards}.`,
    givesUp: (name: string, cards: string) => `${name} gives up ${cards}.`,
  },

  end: {
    wins: (name: string, points: number) => `${name} wins with ${points} points`,
    share: (names: string, points: number) => `${names} share the victory with ${points} points`,
    you: (points: number) => `You win with ${points} points`,
    why: (ending: string) => `Why the game is over: ${ending}.`,
  },

  shortcuts: {
    galaxy: 'To the galaxy',
    board: 'To the planning board',
    hand: 'To your action cards',
    choice: 'To the choices',
    holdings: 'To your resources and artifacts',
    arrows: 'Arrows',
    arrowKeys: 'From system to system, space to space, card to card',
    enter: 'Enter',
    enterKeys: 'Choose what the keyboard stands on',
    pass: 'Pass, be done or end the card',
    others: 'The other factions',
    reference: 'Reference',
  },
};
