import { at, quickRandom, type Seat } from '@astrarium/core';
import { playable } from './games.ts';

/** Everything a bot decides from: what its seat may know, in plain data that can go to another thread. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** What it may decide, in notation. */
  readonly legal: readonly string[];
  /** Its own luck. */
  readonly luck: number;
}

/** What the bot decides, in notation. The same task gives the same decision. */
export function chooseForBot({ game: name, bot: wanted, view, legal, luck }: BotTask): string {
  const { game, bots } = playable(name);
  const bot = bots.find((one) => one.name === wanted) ?? at(bots, 0);
  const decision = bot.choose(
    () => view,
    legal.map((text) => game.read(text)),
    quickRandom(luck),
  );
  return game.write(decision);
}
