import { type BotTask, botNamed } from '@astrarium/host';
import { playable } from '@astrarium/host/games';
import { openBotThread } from '@astrarium/host/thinking';

/** Search sessions a thread keeps at the same time; a Grandmaster's takes some 13 MB. */
const SESSIONS = 8;

const thread = openBotThread(SESSIONS, () => performance.now());

/** What the bot decides, in notation. */
export function chooseForBot(task: BotTask): string {
  const { game, bots } = playable(task.game);
  return thread.choose(game, botNamed(bots, task.bot), task);
}
