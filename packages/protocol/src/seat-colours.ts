import type { Ink } from './table-update.ts';

/** The inks one chooses from in Astra, in the order in which seats are given them. */
export const ASTRA_INKS: readonly Ink[] = ['rose', 'azure', 'jade', 'amber', 'violet'];

/** In Ad Astra the ink follows from the faction. */
export const FACTION_INKS = {
  red: 'rose',
  yellow: 'amber',
  green: 'jade',
  blue: 'azure',
  grey: 'ash',
} as const satisfies Readonly<Record<string, Ink>>;
