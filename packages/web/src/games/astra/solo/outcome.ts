import type { Result } from '@astrarium/core';
import type { AstraPageMessages } from '../words/en/pages.ts';
import { isWon, marginOf } from './solo-record.ts';

/** How a solo game ended, in words: who won, and what needs to be said about it. */
export interface SoloOutcome {
  readonly title: string;
  readonly margin: string;
  /** Why it is lost although the Fame alone would not tell (A11.4, A11.13). */
  readonly why: { readonly words: string; readonly rule: string } | null;
}

export function outcomeOf(result: Result, { soloPages }: AstraPageMessages): SoloOutcome {
  const { end } = soloPages;
  const margin = marginOf(result);
  const title = isWon(result) ? soloPages.result.you : soloPages.result.auptolemy;
  if (result.why === 'library-empty') {
    return { title, margin: end.libraryEmpty, why: { words: end.libraryEmptyWhy, rule: 'A11.4' } };
  }
  if (margin === 0) return { title, margin: end.tie, why: { words: end.tieWhy, rule: 'A11.13' } };
  return { title, margin: margin > 0 ? end.you(margin) : end.auptolemy(-margin), why: null };
}
