import type { AnyBot } from '@astrarium/bots';
import { luckAt } from '@astrarium/bots/luck';
import { WORTH_A_THOUGHT } from '@astrarium/bots/thinking-time';
import { at, quickRandom, type Seat } from '@astrarium/core';
import type { AnyTable, Session } from './session.ts';

/** A seat that waits for its bot. */
export interface BotAsked {
  readonly seat: Seat;
  readonly bot: string;
}

/** What a bot is asked. It is plain data: it passes between two threads, and holds nothing but what its seat may know. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  /** The search session: one for each seat of a table and bot. What it found for one decision helps with the next. */
  readonly session: string;
  readonly view: unknown;
  /** What it may decide, in notation. */
  readonly legal: readonly string[];
  readonly luck: number;
  /** How long it may think, if it thinks ahead. */
  readonly milliseconds: number;
  /** What more thought has to be worth, as a share of games won, not to stop before the time is up. */
  readonly worthwhile?: number;
}

/** The first of those waited for that has a bot. */
export function nextBot(waitingFor: readonly Seat[], botOf: (seat: Seat) => string | undefined): BotAsked | undefined {
  for (const seat of waitingFor) {
    const bot = botOf(seat);
    if (bot !== undefined) return { seat, bot };
  }
  return undefined;
}

/** What this bot has to decide now, and may think about for so long. */
export function botTask(session: Session, { seat, bot }: BotAsked, milliseconds: number): BotTask {
  const { table } = session;
  return {
    game: table.game.name,
    bot,
    session: `${session.id} ${seat} ${bot}`,
    view: session.view(seat),
    legal: session.legal(seat),
    luck: luckAt(table.seed, table.version),
    milliseconds,
    worthwhile: WORTH_A_THOUGHT,
  };
}

/** What a bot decides for this seat right here; where there is only one decision it is not asked. */
export async function decideAtOnce(table: AnyTable, seat: Seat, bot: () => AnyBot | Promise<AnyBot>): Promise<unknown> {
  const legal = table.legal(seat);
  if (legal.length === 1) return at(legal, 0);
  return (await bot()).choose(() => table.view(seat), legal, quickRandom(luckAt(table.seed, table.version)));
}
