import { sessionCache } from '@astrarium/bots/session-cache';
import { isThinker, MANY_ITERATIONS, type ToldThought, thinkInNotation } from '@astrarium/bots/think-in-notation';
import { BadInput, quickRandom } from '@astrarium/core';
import { loadGame } from '../local/games.ts';
import type { ThinkTask } from './task.ts';

/** Search sessions kept at the same time: those of one table. */
const SESSIONS = 5;

const sessionOf = sessionCache(SESSIONS);

/** Thinks until the time is up, or is not worthwhile any more. */
export async function think({ game: name, bot: wanted, session: whose, view, legal, luck, ...time }: ThinkTask): Promise<ToldThought> {
  const { game, bots } = await loadGame(name);
  const bot = (await bots()).find((one) => one.name === wanted);
  if (bot === undefined || !isThinker(bot)) throw new BadInput('bot', wanted, 'a bot that thinks ahead');
  const session = sessionOf(whose, () => bot.openSession());
  const end = performance.now() + time.milliseconds;
  const budget = { ...time, iterations: MANY_ITERATIONS, isOver: () => performance.now() >= end };
  return thinkInNotation(game, session, { view, legal }, quickRandom(luck), budget);
}
