/** Makes a French catalogue ready to be read: every text of it, and whatever its functions answer, is typeset. */
export function inFrench<Catalogue extends object>(words: Catalogue): Catalogue {
  return typesetAll(words) as Catalogue;
}

/**
 * Sets French that was written with the plain signs of a keyboard. The convention, everywhere: curved apostrophes, and a no-break
 * space (U+00A0) before `: ; ! ? %`, inside « », within a long number, and between a number and what it counts.
 */
export function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll('« ', '«\u00a0')
    .replaceAll('\u202f', '\u00a0')
    .replace(/ ([:;!?»%])/g, '\u00a0$1')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .replace(COUNTED, '$1\u00a0');
}

/** How many there are of something: none, and anything less than two, take the singular. */
export function plural(amount: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(amount)} ${Math.abs(amount) < 2 ? one : many}`;
}

/** `de` before a name that is known only at run time: de Robin, d’Aglaonice, du Colon. */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** Whether the little word before a name loses its vowel: d’Aglaonice, d’Hypatie, d’Yves; but de Yann, de Hans, de Timocharis. */
export function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/i, 'o').replace(/æ/i, 'a').toLowerCase();
  return /^(?:[aeiouh]|y[^aeiou])/.test(plain) && !NOT_ELIDED.some((start) => plain.startsWith(start));
}

const NUMBER = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** The space after a number, unless a word follows that is not counted: `3 points`, but `3 sur 12`. */
const COUNTED = /(\d) (?=\p{L})(?!(?:à|au|aux|avec|contre|dans|de|du|en|et|ou|par|pour|sur)(?!\p{L}))/gu;

/** What keeps the vowel before it all the same; of what begins with an h, common words and the first names of other tongues. */
const NOT_ELIDED = (
  'onz oui uhlan hache haie haine halt hangar hasard haut heros hibou holl homard hongr huit ' +
  'habib hakim hamid hamza hans harald harold harry hasan hassan heidi heinrich heinz helmut herbert hermann hicham hilda howard hugh hussein'
).split(' ');

function typesetAll(words: unknown): unknown {
  if (typeof words === 'string') return typeset(words);
  if (Array.isArray(words)) return words.map(typesetAll);
  if (typeof words === 'function') return (...parameters: readonly unknown[]) => typesetAll(words(...parameters));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typesetAll(text)]));
}
