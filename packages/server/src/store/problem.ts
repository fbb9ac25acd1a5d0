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

export class DiskFull extends StoreProblem {
  constructor(cause?: unknown) {
    super(
      'The disk with the database is full.',
      'Make room on it: the server goes on by itself, and nothing that was kept is lost.',
      cause,
    );
  }
}

/** What is stored of a table is not what was written. Only this table can't be played: the message and the fix are for whoever runs the server. */
export class TableDamaged extends Error {
  override readonly name = 'TableDamaged';
  readonly fix = 'Put this table back from a copy of the database, as docs/operations.md says under "A damaged table". All others go on.';
  readonly table: string;
  /** The first entry that is missing or not as it was written. */
  readonly number: number;

  constructor(table: string, number: number, why: string) {
    super(`Table ${table} is damaged: ${why}. Nothing in it was changed.`);
    this.table = table;
    this.number = number;
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

/** The embedded database has ended by itself, and says why. */
export function embeddedFailed(why: string): StoreProblem {
  if (/no space left|disk quota/i.test(why)) return new DiskFull(new Error(why));
  return new StoreProblem(
    `The embedded database has failed: ${why}`,
    'It is opened again every second. If it stays like this, check the disk it is on, and its rights; nothing that was kept is lost.',
  );
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BadInput || error instanceof StoreProblem) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 22 of SQL's error codes is about values: a NUL character in a text, a number that is too large.
  if (code.startsWith('22')) return new BadInput('text', error.message, 'text without NUL characters, and whole numbers below 2^31');
  if (code === '23503') return new BadInput('table', error.message, 'the id of a table there is');
  if (code === '23505') return new BadInput('id', error.message, 'an id that is not in use');
  if (code === '53100') return new DiskFull(error);
  // Given up by the limit that every connection has, or by whoever looks after the database.
  if (code === '57014')
    return new StoreProblem(
      'A statement took too long, and the database has given it up.',
      'See what it waits for in pg_stat_activity, and whether the disk of the database is overloaded; the server goes on by itself.',
      error,
    );
  return new StoreProblem(
    `The database does not answer as it should: ${error.message || code || error.name}`,
    'Check that it is running, and look into its log; the server goes on by itself when it answers again.',
    error,
  );
}
