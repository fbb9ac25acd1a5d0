import { adeptWith } from './adept.ts';
import { EVEN, type Leanings } from './leanings.ts';

/** Four of like strength, each with a manner of its own. They produce more than Adept and keep their ships at home more. */
const CHARACTERS: readonly (readonly [name: string, Partial<Leanings>])[] = [
  ['settler', { production: 1.3, movement: -0.9, trade: 1.2, colonies: 4.5, factories: 5, terraformers: -1 }],
  ['merchant', { production: 1.2, movement: -1.3, trade: 2.5, terraformers: -4.3, colonies: -1, deals: 0.5 }],
  ['explorer', { production: 1.3, movement: -0.8, starships: 4.7 }],
  ['builder', { production: 1.4, movement: -1.4, trade: 1.2, build: 0.8, terraformers: 4.7 }],
];

export const adAstraCharacters = CHARACTERS.map(([name, leanings]) => adeptWith(name, { ...EVEN, ...leanings }));
