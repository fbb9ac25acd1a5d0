import { type AnswerTime, untilAnswer } from '@astrarium/bots';
import { at, quickRandom, type Seat } from '@astrarium/core';
import { botTask } from '@astrarium/host';
import { isNoTable } from '../lib/problem.ts';
import type { Job, Jobs } from '../store/leases.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { nextBot } from '../tables/room.ts';
import { newToken } from '../tables/secrets.ts';
import type { BotRequest } from './queue.ts';

export interface BotRunnerOptions {
  readonly jobs: Jobs;
  /** The name of this node. */
  readonly node: () => string;
  readonly find: (table: string) => Promise<HostedTable>;
  readonly choose: (task: BotRequest) => Promise<string>;
  /** When this bot is to answer where people play or look on. */
  readonly answerTime: (bot: string) => AnswerTime;
  readonly now: () => number;
  readonly report: (error: unknown, table: string) => void;
}

/** A node that is not heard of for so many milliseconds loses its bots to others; it renews its hold long before. */
export const LEASE = 2000;
const RENEW = 600;
/** After a failure of the store or the like, any node tries again in so many milliseconds. */
const RETRY = 2000;
/** So many milliseconds bots wait where nobody plays or looks on: without them a few such tables would keep the store busy. */
const UNSEEN = 40;

/** Lets the bots decide whose tables this node holds, one decision after another at each. */
export class BotRunner {
  private readonly options: BotRunnerOptions;
  /** By table: those held, and those it is just asking for. */
  private readonly busy = new Map<string, Job | undefined>();
  /** Those of them that came to wait for a bot meanwhile, perhaps too late for whoever is busy there. */
  private readonly woken = new Map<string, HostedTable>();
  private readonly pauses = new Set<() => void>();
  private readonly renewal: NodeJS.Timeout;
  private closed = false;

  constructor(options: BotRunnerOptions) {
    this.options = options;
    this.renewal = setInterval(() => void this.renew(), RENEW).unref();
  }

  /** At how many tables it plays. */
  get size(): number {
    return this.busy.size;
  }

  has({ id }: HostedTable): boolean {
    return this.busy.has(id);
  }

  /** If the table waits for a bot, and no other node plays it, the bot decides here. */
  wake(table: HostedTable): void {
    if (this.closed || nextBot(table.row) === undefined) return;
    if (this.busy.has(table.id)) this.woken.set(table.id, table);
    else void this.takeAndPlay(table.id);
  }

  /** The bots of a table, taken by this node, decide until no bot is waited for. */
  play(job: Job): void {
    const { jobs, node, report } = this.options;
    this.busy.set(job.table, job);
    this.playOn(job)
      .catch(async (error: unknown) => {
        // At a table that was removed nobody is waited for.
        if (isNoTable(error)) return void (await jobs.finishJob(node(), job));
        report(error, job.table);
        return jobs.postponeJob(node(), job, RETRY);
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.holds(job)) this.letGo(job.table);
      });
  }

  /** What is held goes to other nodes at once. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.renewal);
    for (const wakeUp of this.pauses) wakeUp();
    if (this.busy.size > 0) await this.options.jobs.releaseJobs(this.options.node()).catch(() => undefined);
  }

  private async takeAndPlay(id: string): Promise<void> {
    const { jobs, node, report } = this.options;
    this.busy.set(id, undefined);
    let job: Job | undefined;
    try {
      job = await jobs.takeBots(node(), LEASE, id);
    } catch (error) {
      // The job is there, and whoever looks for jobs next will find it.
      report(error, id);
    }
    if (job !== undefined) this.play(job);
    // Meanwhile it may have been found and taken here, by whoever looks for jobs.
    else if (this.busy.get(id) === undefined) this.letGo(id);
  }

  private letGo(id: string): void {
    this.busy.delete(id);
    const table = this.woken.get(id);
    this.woken.delete(id);
    if (table !== undefined) this.wake(table);
  }

  private async playOn(first: Job): Promise<void> {
    const { jobs, node, find } = this.options;
    let job: Job | undefined = first;
    while (job !== undefined && !this.closed) {
      const table = await find(job.table);
      do {
        while (this.plays(first) && nextBot(table.row) !== undefined) {
          await this.decide(table);
        }
        // That no bot is waited for any more, only what is stored can tell, and what was being stored here while we waited for our turn.
      } while (this.plays(first) && ((await table.inTurn(() => table.catchUp())) || nextBot(table.row) !== undefined));
      if (!this.plays(first)) return;
      job = await jobs.finishJob(node(), job);
    }
  }

  /** Is it still this node's, as it was taken then? */
  private holds(job: Job): boolean {
    return this.busy.get(job.table) === job;
  }

  private plays(job: Job): boolean {
    return !this.closed && this.holds(job);
  }

  private async renew(): Promise<void> {
    const held = [...this.busy].flatMap(([table, job]) => (job === undefined ? [] : [table]));
    if (held.length === 0) return;
    try {
      const renewed = new Set(await this.options.jobs.renewBots(this.options.node(), LEASE, held));
      for (const table of held) if (!renewed.has(table)) this.letGo(table);
    } catch {
      // Without the store nothing is decided either; if it stays away for long, another node has the bots.
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = (): void => {
        clearTimeout(timer);
        this.pauses.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, milliseconds);
      this.pauses.add(wakeUp);
    });
  }

  private async decide(table: HostedTable): Promise<void> {
    const begun = performance.now();
    const time = this.options.answerTime(nextBot(table.row)?.bot ?? '');
    const asked = await table.inTurn(() => taskOf(table, time.thought));
    if (asked === undefined) return;
    const text = await this.choose(asked.task, table.id);
    // Whoever plays there, or looks on, or asks for the time of the last change, must not learn from it how much there was to choose.
    const isSeen = table.watched || !asked.task.unattended;
    const left = isSeen ? untilAnswer(time, performance.now() - begun) : Math.min(time.answer, UNSEEN);
    if (left > 0) await this.pause(left);
    // Meanwhile somebody may have gone back a decision or taken the seat back: then it is no longer the bot's to decide.
    await table.inTurn(async () => {
      if (this.closed) return;
      await table.play((game) => {
        const next = nextBot(table.row);
        if (game.number !== asked.number || next?.seat !== asked.seat) return null;
        return game.decide(next.seat, text, newToken(), 'bot', this.options.now());
      });
    });
  }

  /** A seat must not stand still because its bot is broken: then chance decides for it. */
  private async choose(task: BotRequest, table: string): Promise<string> {
    if (task.unattended && task.legal.length === 1) return at(task.legal, 0);
    try {
      return await this.options.choose(task);
    } catch (error) {
      // Whoever is cut off by the end of the server is not broken.
      if (!this.closed) this.options.report(error, table);
      return at(task.legal, quickRandom(task.luck)(task.legal.length));
    }
  }
}

/** What a bot has to decide, and where the game stood when it was asked. */
interface AskedAt {
  readonly task: BotRequest;
  readonly seat: Seat;
  readonly number: number;
}

async function taskOf(table: HostedTable, milliseconds: number): Promise<AskedAt | undefined> {
  const next = nextBot(table.row);
  if (next === undefined) return undefined;
  const game = await table.openGame();
  const { header, seats } = table.row;
  const whose = { creator: header.creator ?? '', unattended: seats.every(({ player }) => player !== 'person') };
  return { task: { ...botTask(game, next, milliseconds), ...whose }, seat: next.seat, number: game.number };
}
