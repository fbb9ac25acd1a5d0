import type { AnyGame, Below } from '@astrarium/core';
import type { AnyBot } from './bot.ts';
import type { Budget, SearchSession, Thinker, Thought } from './thinker.ts';

/** A thinker of any game, for code that hosts any game. */
export type AnyThinker = Thinker<unknown, unknown>;
export type AnySearchSession = SearchSession<unknown, unknown>;

export function isThinker(bot: AnyBot): bot is AnyThinker {
  return 'openSession' in bot;
}

/** Where a clock says when thinking is over, more iterations than anybody gets done in that time. */
export const MANY_ITERATIONS = 10_000_000;

/** A thought in notation, so that it can go to another thread. */
export type ToldThought = Thought<string>;

/** Searches, and tells about these decisions, all in notation. */
export function thinkInNotation(
  game: AnyGame,
  session: AnySearchSession,
  { view, legal }: { readonly view: unknown; readonly legal: readonly string[] },
  below: Below,
  budget: Budget,
): ToldThought {
  const { decision, options, ...rest } = session.think(
    view,
    legal.map((text) => game.read(text)),
    below,
    budget,
  );
  return {
    decision: game.write(decision),
    options: options.map((option) => ({ ...option, decision: game.write(option.decision) })),
    ...rest,
  };
}
