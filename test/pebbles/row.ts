import type { GameRow } from '@astrarium/host';
import { pebbles } from './game.ts';

export const pebblesRow: GameRow = {
  game: pebbles,
  closedHands: false,
  inks: { choices: null, first: () => ['rose', 'jade'], seen: () => ['rose', 'jade'] },
};
