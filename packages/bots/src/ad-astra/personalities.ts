import { adeptWith } from './adept/adept.ts';
import { EVEN, type Preferences } from './adept/preferences.ts';

/** Four of like strength, each with a manner of its own. */
const PERSONALITIES: readonly (readonly [name: string, Partial<Preferences>])[] = [
  ['settler', { movement: -0.1, colonies: 2, factories: 5 }],
  ['merchant', { trade: 1, starships: -1, deals: 0.5 }],
  ['explorer', { production: 0.1, movement: 0.08, scoring: 0.1, starships: 2 }],
  ['builder', { build: 0.2, terraformers: 2 }],
];

export const adAstraPersonalities = PERSONALITIES.map(([name, preferences]) => adeptWith(name, { ...EVEN, ...preferences }));
