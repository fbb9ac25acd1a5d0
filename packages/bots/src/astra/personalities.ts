import { adeptWith } from './adept/adept.ts';
import type { Preferences } from './adept/preferences.ts';

/** Four who play about as well as Adept, each in its own manner. */
const PERSONALITIES: readonly (readonly [name: string, Preferences])[] = [
  ['collector', { cards: 1.35, hoard: 0.8, boons: 0.4, rivals: 0.5, time: 0.7, haste: 0 }],
  ['miser', { cards: 1, hoard: 1.3, boons: 1, rivals: 0.8, time: 0.8, haste: 0 }],
  ['meddler', { cards: 1.1, hoard: 0.9, boons: 1.6, rivals: 1.2, time: 1, haste: 0 }],
  ['sprinter', { cards: 1, hoard: 0.5, boons: 1, rivals: 1, time: 1, haste: 1.5 }],
];

export const astraPersonalities = PERSONALITIES.map(([name, preferences]) => adeptWith(name, preferences));
