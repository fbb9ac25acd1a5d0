import { THINKING_TIME, WORTH_A_THOUGHT } from '@astrarium/bots/thinking-time';
import { at, childSeed, quickRandom, type Seat } from '@astrarium/core';
import type { ThinkTask } from '../think/task.ts';
import type { Playable } from './games.ts';
import type { LocalTable } from './local-table.ts';

/** What the bot of this seat has to think about, for so many milliseconds at most; undefined if it decides at once. */
export function thinkTaskOf(local: LocalTable, seat: Seat, bot: string, milliseconds: number): ThinkTask | undefined {
  const { id, game, table } = local;
  if (THINKING_TIME[bot] === undefined || local.nextScripted()?.seat === seat) return undefined;
  const legal = table.legal(seat).map((decision) => table.game.write(decision));
  if (legal.length === 1) return undefined;
  const session = `${id} ${seat} ${bot}`;
  return { game, bot, session, view: table.view(seat), legal, luck: luckOf(local), milliseconds, worthwhile: WORTH_A_THOUGHT };
}

/** What the bot decides at once: the script's decision, the only one there is, or its choice. */
export async function decisionAtOnce(local: LocalTable, { bots: load }: Playable, seat: Seat, name: string): Promise<unknown> {
  const { table } = local;
  const scripted = local.nextScripted();
  if (scripted?.seat === seat) return table.game.read(scripted.do);
  const legal = table.legal(seat);
  if (legal.length === 1) return at(legal, 0);
  const bots = await load();
  const bot = bots.find((one) => one.name === name) ?? at(bots, 0);
  return bot.choose(() => table.view(seat), legal, quickRandom(luckOf(local)));
}

/** A bot's own luck at this moment. It follows from the seed of the game, or of its last epoch, so that the same table plays the same, and tells nothing of the deck. */
function luckOf({ table }: LocalTable): number {
  return Number.parseInt(childSeed(table.seed, table.version).slice(0, 13), 16);
}
