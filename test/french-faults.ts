/** What a French reader would stumble over in this text: a missing elision, a wrong space, a wrong number. Each fault with what it is about. */
export function frenchFaults(text: string): string[] {
  return FAULTS.flatMap(([fault, pattern]) => Array.from(text.matchAll(pattern), ([found]) => `${fault}: “${found}” in “${text}”`));
}

/** Words on which no vowel is dropped: aspirated h, y before a vowel, eleven, rule numbers such as A11.6. */
const VOWEL = String.raw`(?!h(?:a[ïis]|ach|asard|aut|éros|ibou|uit|ans|ors)|onz|oui\b|y[aeiou]|[ab]\d|œil-de)[aeiouyhàâäéèêëîïôöùûüœæ]`;

/** What may stand after 0 or 1 although it ends in s or x. */
const SINGULAR = ['bonus', 'choix', 'dans', 'fois', 'sans', 'sous', 'plus', 'pas', 'prix'].join('|');

const FAULTS: readonly (readonly [string, RegExp])[] = [
  [
    'elide',
    new RegExp(String.raw`(?<![\p{L}\p{N}’-])(?:de|que|ne|le|la|se|je|me|te|jusque|lorsque|puisque|quoique)[ \u00a0]${VOWEL}\S*`, 'giu'),
  ],
  ['contract', /(?<![\p{L}’-])(?:de|à) les? (?=\p{L})/giu],
  ['space before …', /[ \u00a0]…/g],
  ['no-break space before', /(?<!\u00a0)[;!?»](?!\p{L})|(?<![\u00a0\d])[:%](?=\s|$)/gu],
  ['no-break space after «', /«(?!\u00a0)/g],
  ['no-break space after the number', /\d (?!(?:à|au|aux|avec|contre|dans|de|du|en|et|ou|par|pour|sur)(?!\p{L}))[%\p{L}]\S*/gu],
  ['two spaces', /[ \u00a0]{2}/g],
  ['space before', /[ \u00a0][,.](?=\s|$)/g],
  ['apostrophe', /\p{L}'\p{L}/gu],
  ['decimal comma', /(?<![A-Z\d.])\d+\.\d+(?![\d.])/g],
  ['singular', new RegExp(String.raw`(?<![\d,.\u00a0]|\d[ ])[01](?:,\d+)?\u00a0(?!(?:${SINGULAR})\b)\p{Ll}+[sx](?![\p{L}’])`, 'gu')],
];
