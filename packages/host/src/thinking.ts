import type { AnyBot } from '@astrarium/bots';
import { sessionCache } from '@astrarium/bots/session-cache';
import { isThinker, MANY_ITERATIONS, type ToldThought, thinkInNotation } from '@astrarium/bots/think-in-notation';
import { type AnyGame, at, quickRandom } from '@astrarium/core';
import type { BotTask } from './bot-turn.ts';

/** Lets bots decide, in whichever thread this is. The same task gives the same decision, but for bots that think for as long as they have time. */
export interface BotThread {
  /** What the bot thinks of each decision; undefined if it does not think ahead. */
  think(game: AnyGame, bot: AnyBot, task: BotTask): ToldThought | undefined;
  /** What it decides, in notation. */
  choose(game: AnyGame, bot: AnyBot, task: BotTask): string;
}

/** Keeps so many search sessions at the same time. `now` tells the time in milliseconds. */
export function openBotThread(sessions: number, now: () => number): BotThread {
  const sessionOf = sessionCache(sessions);
  const think: BotThread['think'] = (game, bot, { session: whose, view, legal, luck, milliseconds, worthwhile }) => {
    if (!isThinker(bot)) return undefined;
    const end = now() + milliseconds;
    const budget = { iterations: MANY_ITERATIONS, isOver: () => now() >= end, ...(worthwhile !== undefined && { worthwhile }) };
    const session = sessionOf(whose, () => bot.openSession());
    return thinkInNotation(game, session, { view, legal }, quickRandom(luck), budget);
  };
  return {
    think,
    choose(game, bot, task) {
      const { view, legal, luck } = task;
      if (legal.length === 1) return at(legal, 0);
      const thought = think(game, bot, task);
      if (thought !== undefined) return thought.decision;
      const decision = bot.choose(
        () => view,
        legal.map((text) => game.read(text)),
        quickRandom(luck),
      );
      return game.write(decision);
    },
  };
}
