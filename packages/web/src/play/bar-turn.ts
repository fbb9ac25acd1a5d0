import type { Ink } from '../client/local/messages.ts';

/** Who has to decide, in words, and in a word or two where there is no room. */
export interface BarTurn {
  readonly ink: Ink;
  readonly words: string;
  readonly short: string;
}
