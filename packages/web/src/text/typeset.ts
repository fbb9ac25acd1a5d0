import type { Language } from './language.ts';

/** Sets text that was written with the plain signs of a keyboard: curved quotation marks, and in French no-break spaces. */
export function typeset(text: string, language: Language): string {
  const quoted = text.replace(/(^|[\s(«])'/g, '$1‘').replaceAll("'", '’');
  return language === 'fr' ? quoted.replace(/ ([:;!?»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0') : quoted;
}
