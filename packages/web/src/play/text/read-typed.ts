import { BadInput } from '@astrarium/core';
import type { NumberedGroup } from './number-choices.ts';

/** What somebody typed: a decision, a question why not, or neither. */
export type Typed =
  | { readonly kind: 'decide' | 'why'; readonly notation: string }
  | { readonly kind: 'not-in-list'; readonly number: string; readonly last: number }
  | { readonly kind: 'not-understood'; readonly text: string }
  | { readonly kind: 'nothing' };

/** The words that ask why, in every language of the page. */
const WHY = /^(?:why|pourquoi)\s+/i;

/** `check` throws `BadInput` for what is not the game's notation; whether a decision is allowed is for the host to say. */
export function readTyped(line: string, groups: readonly NumberedGroup[], check: (notation: string) => void): Typed {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { kind: 'nothing' };
  if (/^\d+$/.test(text)) {
    const all = groups.flatMap(({ choices }) => choices);
    const choice = all.find(({ number }) => number === Number(text));
    return choice === undefined ? { kind: 'not-in-list', number: text, last: all.length } : { kind: 'decide', notation: choice.notation };
  }
  const notation = text.replace(WHY, '');
  try {
    check(notation);
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'not-understood', text: notation };
    throw error;
  }
  return { kind: notation === text ? 'decide' : 'why', notation };
}
