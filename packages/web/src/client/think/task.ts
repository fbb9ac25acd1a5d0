import type { ToldThought } from '@astrarium/bots/think-in-notation';
import type { BotTask } from '@astrarium/host';

export type FromThinker = { readonly thought: ToldThought } | { readonly failed: string };

/** A thought under way. */
export interface Thinking {
  /** Null when it was dropped; fails where thinking ahead is not possible. */
  readonly thought: Promise<ToldThought | null>;
  /** Drops it: nobody wants to know any more. */
  readonly stop: () => void;
}

export type Think = (task: BotTask) => Thinking;
