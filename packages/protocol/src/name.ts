import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/**
 * The name of somebody at a table, wherever it comes from: one line of text that everybody can see, always written in the same way. Two
 * names that look the same are the same, and none can hide, reach beyond its place or turn the text around it.
 */
export const NAME = v.pipe(
  v.string(),
  v.check(isShort, `expected <=${LIMITS.nameLength}`),
  v.transform(written),
  v.minLength(1),
  v.maxLength(LIMITS.nameLength),
  v.check(isVisible, 'expected one line of visible text'),
);

/** The same for pages, which get along without schemas: the name as it is written, or undefined if this is none. */
export function readName(text: string): string | undefined {
  const name = isShort(text) ? written(text) : '';
  return name.length <= LIMITS.nameLength && isVisible(name) ? name : undefined;
}

/**
 * Normalising takes a time that grows with the square of the length: 10 seconds for 240,000 marks in the wrong order. One character of a
 * name may come as up to four.
 */
function isShort(text: string): boolean {
  return text.length <= 4 * LIMITS.nameLength;
}

function written(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(EMOJI_LOOK, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

function isVisible(text: string): boolean {
  return !INVISIBLE.test(text) && VISIBLE.test(text);
}

/** Keyboards add it to signs such as ❤️ without being asked. */
const EMOJI_LOOK = '\uFE0F';
/** Controls, direction and format characters, halves of characters, private ones, line ends, and all that is drawn as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** More than marks on nothing. */
const VISIBLE = /[^\p{M}\p{Z}]/u;
