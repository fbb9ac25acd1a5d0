import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/**
 * The name of somebody at a table, wherever it comes from: one line of text that everybody can see, always written in the same way. Two
 * names that look the same are the same, and none can hide, reach beyond its place or turn the text around it.
 */
export const NAME = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform((text) => text.replaceAll(EMOJI_LOOK, '').replaceAll(/\p{Zs}+/gu, ' ')),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.nameLength),
  v.check((text) => !INVISIBLE.test(text) && VISIBLE.test(text), 'expected one line of visible text'),
);

/** Keyboards add it to signs such as ❤️ without being asked. */
const EMOJI_LOOK = '\uFE0F';
/** Controls, direction and format characters, halves of characters, private ones, line ends, and all that is drawn as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** More than marks on nothing. */
const VISIBLE = /[^\p{M}\p{Z}]/u;
