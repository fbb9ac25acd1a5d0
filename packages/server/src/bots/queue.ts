import { THINKING_TIME } from '@astrarium/bots';
import type { BotTask } from '@astrarium/host';

/** What a table asks of its bot, and for whom. */
export interface BotRequest extends BotTask {
  /** Whoever made the table, as far as limits go: the bots of all their tables wait in one line. */
  readonly creator: string;
  /** Does nobody but bots sit there? Then they wait until all others are served. */
  readonly unattended: boolean;
}

export interface BotQueueOptions {
  readonly run: (task: BotTask) => Promise<string>;
  /** How many bots that think ahead do so at the same time. One that decides at once never waits for them: for those there is a thread besides. */
  readonly thinkers: number;
}

export interface BotQueue {
  readonly choose: (asked: BotRequest) => Promise<string>;
  /** Those that still wait are rejected. */
  readonly close: () => void;
}

/** Lets bots have a thread in turn: one of each creator after the other, however many each has waiting. */
export function openBotQueue({ run, thinkers }: BotQueueOptions): BotQueue {
  const lanes = { ahead: new Lane(run, thinkers), atOnce: new Lane(run, 1) };
  return {
    choose: (asked) => (thinksAhead(asked) ? lanes.ahead : lanes.atOnce).choose(asked),
    close: () => {
      lanes.ahead.close();
      lanes.atOnce.close();
    },
  };
}

/** Does this bot take its time, or decide at once? */
export function thinksAhead({ bot }: Pick<BotTask, 'bot'>): boolean {
  return THINKING_TIME[bot] !== undefined;
}

/** Tables of bots alone have every so manieth turn even while others wait: they come last, but they come. */
const LAST_COME = 8;

interface WaitingBot {
  readonly asked: BotRequest;
  readonly resolve: (decision: Promise<string>) => void;
  readonly reject: (error: Error) => void;
}

class Lane {
  private readonly run: BotQueueOptions['run'];
  private free: number;
  private turns = 0;
  private readonly attended = new Rounds();
  private readonly unattended = new Rounds();

  constructor(run: BotQueueOptions['run'], threads: number) {
    this.run = run;
    this.free = threads;
  }

  choose(asked: BotRequest): Promise<string> {
    return new Promise((resolve, reject) => {
      (asked.unattended ? this.unattended : this.attended).add({ asked, resolve, reject });
      this.serve();
    });
  }

  close(): void {
    for (const rounds of [this.attended, this.unattended]) {
      for (let waiting = rounds.next(); waiting !== undefined; waiting = rounds.next()) waiting.reject(new Error('the server is stopping'));
    }
  }

  private serve(): void {
    while (this.free > 0) {
      const waiting = this.next();
      if (waiting === undefined) return;
      this.free -= 1;
      waiting.resolve(this.serveOne(waiting.asked));
    }
  }

  private next(): WaitingBot | undefined {
    this.turns += 1;
    const [first, second] = this.turns % LAST_COME === 0 ? [this.unattended, this.attended] : [this.attended, this.unattended];
    return first.next() ?? second.next();
  }

  /** Whoever has many bots waiting lets each of them think for less; nobody else's think less for it. */
  private async serveOne(asked: BotRequest): Promise<string> {
    const { creator, milliseconds } = asked;
    const behind = this.attended.waiting(creator) + this.unattended.waiting(creator);
    try {
      return await this.run({ ...asked, milliseconds: milliseconds / (1 + behind) });
    } finally {
      this.free += 1;
      this.serve();
    }
  }
}

/** Lines of tasks, one for each creator, served in turn. */
class Rounds {
  private readonly lines = new Map<string, WaitingBot[]>();

  add(waiting: WaitingBot): void {
    const { creator } = waiting.asked;
    const line = this.lines.get(creator);
    if (line === undefined) this.lines.set(creator, [waiting]);
    else line.push(waiting);
  }

  waiting(creator: string): number {
    return this.lines.get(creator)?.length ?? 0;
  }

  next(): WaitingBot | undefined {
    for (const [creator, line] of this.lines) {
      const waiting = line.shift();
      // Its next one comes after one of everybody else's.
      this.lines.delete(creator);
      if (line.length > 0) this.lines.set(creator, line);
      return waiting;
    }
    return undefined;
  }
}
