import type { Words } from '../words.ts';
import { site } from './site.ts';
import { table } from './table.ts';

export const words = {
  site,
  siteName: 'Astrarium',
  chooseLanguage: 'Language',

  table,
};

/** What every language has to say: a message missing in one of them does not pass the type check. */
export type Messages = Words<typeof words>;
