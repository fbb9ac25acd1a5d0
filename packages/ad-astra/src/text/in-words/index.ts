import { narrator as en } from './en.ts';
import { narrator as fr } from './fr.ts';

/** The game told without the picture, by language. */
export const AD_ASTRA_NARRATORS = { en, fr } as const;
