import { isThinker, MANY_ITERATIONS, sessionCache, thinkInNotation, WORTH_A_THOUGHT } from '@astrarium/bots';
import { at, quickRandom, type Seat } from '@astrarium/core';
import { playable } from '../tables/games.ts';

/** Everything a bot decides from: what its seat may know, in plain data that can go to another thread. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** What it may decide, in notation. */
  readonly legal: readonly string[];
  /** Its own luck. */
  readonly luck: number;
  /** How long it may think, if it thinks ahead. */
  readonly milliseconds: number;
}

/** Search sessions a thread keeps at the same time; a Grandmaster's takes some 13 MB. */
const SESSIONS = 8;

const sessionOf = sessionCache(SESSIONS);

/** What the bot decides, in notation. The same task gives the same decision, but for bots that think for as long as they have time. */
export function chooseForBot({ table, game: name, bot: wanted, seat, view, legal, luck, milliseconds }: BotTask): string {
  if (legal.length === 1) return at(legal, 0);
  const { game, bots } = playable(name);
  const bot = bots.find((one) => one.name === wanted) ?? at(bots, 0);
  const below = quickRandom(luck);
  if (isThinker(bot)) {
    const end = performance.now() + milliseconds;
    const budget = { iterations: MANY_ITERATIONS, isOver: () => performance.now() >= end, worthwhile: WORTH_A_THOUGHT };
    const session = sessionOf(`${table} ${seat} ${bot.name}`, () => bot.openSession());
    return thinkInNotation(game, session, { view, legal }, below, budget).decision;
  }
  const decision = bot.choose(
    () => view,
    legal.map((text) => game.read(text)),
    below,
  );
  return game.write(decision);
}
