import type { Refusal } from '@astrarium/core';
import type { TableWords } from '../i18n/en/table.ts';

/** Why something can't be done now, with the rule that says so. */
export interface Why {
  readonly words: string;
  /** Left out where no rule of the game is concerned. */
  readonly rule?: string;
}

/** What is said of a refusal: `known` are the game's own words for it. What the table refuses to take back, no rule of a game forbids. */
export function whyOf({ rule }: Refusal, known: string | undefined, words: Pick<TableWords, 'why' | 'undo'>): Why {
  if (rule === 'undo') return { words: words.undo.none };
  return { words: known ?? words.why.unknown, rule };
}
