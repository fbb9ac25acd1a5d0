import { at, childSeed, quickRandom, type Seat } from '@astrarium/core';
import type { Asked } from './bot-pool.ts';
import type { HostedTable } from './hosted-table.ts';
import { newToken } from './tokens.ts';

export interface BotTurnsOptions {
  readonly choose: (task: Asked) => Promise<string>;
  /** Milliseconds a bot waits before it decides where somebody watches, so that people can follow. */
  readonly pause: number;
  readonly now: () => number;
  readonly report: (error: unknown, table: string) => void;
}

/** After a failure of the store or the like, a bot tries again in so many milliseconds. */
const RETRY = 10_000;

/** Lets bots decide at all tables, one decision after another at each. */
export class BotTurns {
  private readonly options: BotTurnsOptions;
  private readonly busy = new Set<HostedTable>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(options: BotTurnsOptions) {
    this.options = options;
  }

  has(table: HostedTable): boolean {
    return this.busy.has(table);
  }

  /** If the table waits for a bot, the bot decides after its pause. */
  wake(table: HostedTable): void {
    if (this.closed || this.busy.has(table) || table.nextBot() === undefined) return;
    this.busy.add(table);
    this.later(table.watchers.size > 0 ? this.options.pause : 0, () => {
      this.decide(table).then(
        () => this.next(table),
        (error: unknown) => {
          this.options.report(error, table.id);
          this.later(RETRY, () => this.next(table));
        },
      );
    });
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private next(table: HostedTable): void {
    this.busy.delete(table);
    this.wake(table);
  }

  private later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
  }

  private async decide(table: HostedTable): Promise<void> {
    const asked = await table.inTurn(() => taskOf(table));
    if (asked === undefined) return;
    const text = await this.choose(asked.task, table.id);
    // Meanwhile somebody may have gone back a decision or taken the seat back: then it is no longer the bot's to decide.
    await table.inTurn(async () => {
      const next = table.nextBot();
      if (this.closed || next?.seat !== asked.task.seat) return;
      await table.play((game) =>
        game.number === asked.number ? game.decide(next.seat, text, newToken(), 'bot', this.options.now()) : null,
      );
    });
  }

  /** A seat must not stand still because its bot is broken: then chance decides for it. */
  private async choose(task: Asked, table: string): Promise<string> {
    if (task.legal.length === 1) return at(task.legal, 0);
    try {
      return await this.options.choose(task);
    } catch (error) {
      this.options.report(error, table);
      return at(task.legal, quickRandom(task.luck)(task.legal.length));
    }
  }
}

async function taskOf(table: HostedTable): Promise<{ readonly task: Asked; readonly number: number } | undefined> {
  const next: { seat: Seat; bot: string } | undefined = table.nextBot();
  if (next === undefined) return undefined;
  const game = await table.openGame();
  const luck = luckOf(table.facts.deal.seed ?? '', game.table.version);
  return { task: { ...next, game: table.facts.game, view: game.view(next.seat), legal: game.legal(next.seat), luck }, number: game.number };
}

/** A bot's own luck at this moment. It follows from the seed of the game and tells nothing of the deck. */
function luckOf(seed: string, version: number): number {
  return Number.parseInt(childSeed(seed, version).slice(0, 13), 16);
}
