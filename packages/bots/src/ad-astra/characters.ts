import { adeptWith } from './adept.ts';
import { EVEN, type Leanings } from './leanings.ts';

/** Four of like strength, each with a manner of its own. */
const CHARACTERS: readonly (readonly [name: string, Partial<Leanings>])[] = [
  ['settler', { movement: 0.1, build: -0.5, colonies: 4.5, factories: 5, terraformers: -1 }],
  ['merchant', { production: -0.1, movement: -0.3, build: -0.5, trade: 1.3, terraformers: -4.3, colonies: -1, deals: 0.5 }],
  ['explorer', { movement: 0.2, build: -0.5, trade: -1.2, starships: 4.7 }],
  ['builder', { production: 0.1, movement: -0.4, build: 0.3, terraformers: 4.7 }],
];

export const adAstraCharacters = CHARACTERS.map(([name, leanings]) => adeptWith(name, { ...EVEN, ...leanings }));
