import type { Problem } from '@astrarium/protocol';

/** The server did not do what it was asked. */
export class OnlineError extends Error {
  override readonly name = 'OnlineError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** What the server said went wrong, or that something did. */
export function onlineProblem(error: unknown): Problem {
  if (error instanceof OnlineError) return error.problem;
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) };
}
