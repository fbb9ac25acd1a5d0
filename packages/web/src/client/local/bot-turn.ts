import type { AnyGame } from '@astrarium/core';
import type { BotTask } from '@astrarium/host';
import type { Thinking } from '../think/task.ts';

export interface AroundBots {
  readonly now: () => number;
  readonly later: (milliseconds: number, work: () => void) => void;
  /** Where bots think that think ahead: elsewhere, so that nobody waits for them here. */
  readonly think: (task: BotTask) => Promise<Thinking>;
}

/** What a bot decided, and how sure it was if it thought ahead. Without a decision nobody could think here. */
export interface BotThought {
  readonly decision?: unknown;
  readonly sure?: number;
}

/** A bot has to decide: from when it is asked until it has, or the table has moved on. */
export class BotTurn {
  readonly begun: number;
  private readonly around: AroundBots;
  private readonly drops: (() => void)[] = [];
  private over = false;

  constructor(around: AroundBots) {
    this.around = around;
    this.begun = around.now();
  }

  get isOver(): boolean {
    return this.over;
  }

  /** Nobody wants to know any more. */
  drop(): void {
    this.over = true;
    for (const drop of this.drops.splice(0)) drop();
  }

  async think(task: BotTask, game: AnyGame): Promise<BotThought> {
    const thinking = await this.around.think(task);
    this.orDropped(thinking.stop);
    const thought = await thinking.thought.catch(() => null);
    return thought === null ? {} : { decision: game.read(thought.decision), sure: thought.sure };
  }

  /** Resolves after so long, or when the turn is dropped. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.orDropped(resolve);
      if (!this.over) this.around.later(milliseconds, resolve);
    });
  }

  private orDropped(drop: () => void): void {
    if (this.over) drop();
    else this.drops.push(drop);
  }
}
