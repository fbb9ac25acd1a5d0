import type { NewTable } from '../../../packages/web/src/client/local/messages.ts';
import type { GameUi } from '../../../packages/web/src/games/game-ui.ts';

/** No more than a game needs that is told in words. */
export const pebblesUi: GameUi = {
  personalities: [],
  quickTable: async ([first = ''], opponent = 'Adept') => ({
    game: NAME,
    options: {},
    seats: [
      { name: first, ink: 'rose', player: 'human' },
      { name: opponent, ink: 'jade', player: 'adept' },
    ],
  }),
  setup: { players: [2], optionsOf: () => ({ heap: 9 }) },
  places: [],
};

/** Among the names of games it is only where its row is. */
const NAME = 'pebbles' as string as NewTable['game'];
