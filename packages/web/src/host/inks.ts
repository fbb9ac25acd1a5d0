import type { FactionName } from '@astrarium/ad-astra';
import type { Ink } from './messages.ts';

/** The inks one chooses from in Astra, in the order in which seats are given them. */
export const ASTRA_INKS: readonly Ink[] = ['rose', 'azure', 'jade', 'amber', 'violet'];

/** In Ad Astra the ink follows from the faction. */
export const FACTION_INKS: Readonly<Record<FactionName, Ink>> = {
  red: 'rose',
  yellow: 'amber',
  green: 'jade',
  blue: 'azure',
  grey: 'ash',
};
