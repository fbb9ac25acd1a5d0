import type { ToldThought } from '@astrarium/bots/think-in-notation';
import { BadInput } from '@astrarium/core';
import { type BotTask, botNamed } from '@astrarium/host';
import { loadGame } from '@astrarium/host/lazy-games';
import { openBotThread } from '@astrarium/host/thinking';

/** Search sessions kept at the same time: those of one table. */
const SESSIONS = 5;

const thread = openBotThread(SESSIONS, () => performance.now());

/** Thinks until the time is up, or is not worthwhile any more. */
export async function think(task: BotTask): Promise<ToldThought> {
  const { game, bots } = await loadGame(task.game);
  const thought = thread.think(game, botNamed(await bots(), task.bot), task);
  if (thought === undefined) throw new BadInput('bot', task.bot, 'a bot that thinks ahead');
  return thought;
}
