import type { ToldThought } from '@astrarium/bots/think-in-notation';
import type { GameName } from '../local/messages.ts';

/** What a bot that thinks ahead is asked. It is plain data: it passes between two threads, and holds nothing but what its seat may know. */
export interface ThinkTask {
  readonly game: GameName;
  readonly bot: string;
  /** The search session: one for each seat of a table and bot. What it found for one decision helps with the next. */
  readonly session: string;
  readonly view: unknown;
  /** What it may decide, in notation. */
  readonly legal: readonly string[];
  readonly luck: number;
  readonly milliseconds: number;
  /** What more thought has to be worth, as a share of games won, not to stop before the time is up. */
  readonly worthwhile?: number;
}

export type FromThinker = { readonly thought: ToldThought } | { readonly failed: string };

/** A thought under way. */
export interface Thinking {
  /** Null when it was dropped; fails where thinking ahead is not possible. */
  readonly thought: Promise<ToldThought | null>;
  /** Drops it: nobody wants to know any more. */
  readonly stop: () => void;
}

export type Think = (task: ThinkTask) => Thinking;
