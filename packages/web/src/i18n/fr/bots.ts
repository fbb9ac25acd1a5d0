import type { bots as english } from '../en/bots.ts';
import type { Words } from '../words.ts';

export const bots: Words<typeof english> = {
  levels: 'Niveaux',
  personalities: 'Caractères',
  names: {
    novice: 'Novice',
    adept: 'Adepte',
    master: 'Maître',
    grandmaster: 'Grand maître',
  },
};
