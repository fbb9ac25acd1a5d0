import { typeset as inFrench } from '@astrarium/core/french';
import type { Language } from './language.ts';

/** Sets prose that was written with the plain signs of a keyboard: curved quotation marks, and in French no-break spaces. */
export function typeset(text: string, language: Language): string {
  return language === 'fr' ? inFrench(text) : text.replace(/(^|[\s(])'/g, '$1‘').replaceAll("'", '’');
}
