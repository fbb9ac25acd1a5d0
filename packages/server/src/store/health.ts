import { StoreProblem } from './problem.ts';

/** So many milliseconds after the last change that was not kept, nobody knows whether the next would be. */
const FORGET = 60_000;

/** What was last seen to go wrong with a database, by those who use it. */
export class StoreHealth {
  private readonly now: () => number;
  private lastWrite: { readonly problem: StoreProblem; readonly at: number } | undefined;
  private lastAnswer: StoreProblem | undefined;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Undefined when all was well, as far as anybody tried. */
  problem(): StoreProblem | undefined {
    const { lastWrite } = this;
    // A database that can still be read may have no room to write: that it answers says nothing of that.
    return lastWrite !== undefined && this.now() - lastWrite.at < FORGET ? lastWrite.problem : this.lastAnswer;
  }

  kept(): void {
    this.lastWrite = undefined;
  }

  notKept(error: unknown): void {
    if (error instanceof StoreProblem) this.lastWrite = { problem: error, at: this.now() };
  }

  /** It was asked whether it is there, and what was in the way, if anything. */
  answered(problem: StoreProblem | undefined): void {
    this.lastAnswer = problem;
  }
}
