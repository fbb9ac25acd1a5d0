import { BadInput } from '@astrarium/core';

/** Why the store can't be opened or used. The message is for whoever runs the server, and so is the fix. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly fix: string;

  constructor(message: string, fix: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fix = fix;
  }
}

/** What the database answers; what it can't hold is bad input, everything else that goes wrong is a `StoreProblem`. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BadInput || error instanceof StoreProblem) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 22 of SQL's error codes is about values: a NUL character in a text, a number that is too large.
  if (code.startsWith('22')) return new BadInput('text', error.message, 'text without NUL characters, and whole numbers below 2^31');
  if (code === '23503') return new BadInput('table', error.message, 'the id of a table there is');
  if (code === '23505') return new BadInput('id', error.message, 'an id that is not in use');
  if (code === '53100')
    return new StoreProblem('The disk with the database is full.', 'Make room on it; nothing that was kept is lost.', error);
  return new StoreProblem(
    `The database does not answer as it should: ${error.message || code || error.name}`,
    'Check that it is running, and look into its log; the server goes on by itself when it answers again.',
    error,
  );
}
