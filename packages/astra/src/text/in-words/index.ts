import { narrator as en } from './narrator.en.ts';
import { narrator as fr } from './narrator.fr.ts';

/** The game told without the picture, by language. */
export const ASTRA_NARRATORS = { en, fr } as const;
