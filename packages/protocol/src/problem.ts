/** Every reason for which a server does not do what it was asked, with the HTTP status that fits it. */
export const PROBLEM_STATUS = {
  /** Says which field, what it held and what would be right. */
  'bad-input': 400,
  /** The record can't be read, or its decisions can't be replayed. */
  'bad-record': 400,
  /** The record was made with other rules or cards than the server's. */
  'other-version': 409,
  /** The caller does not hold the seat. */
  'not-your-seat': 403,
  /** Only the host of the table may do this. */
  'not-the-host': 403,
  /** The table is private, and the caller has neither seat nor link. */
  'no-entry': 403,
  /** The link is not known, or was used up. */
  'bad-link': 403,
  /** The request comes from a page of another site. */
  'foreign-origin': 403,
  'no-such-table': 404,
  'no-such-thing': 404,
  /** There was such a table: it was deleted, or its time was up. */
  'table-gone': 410,
  /** Somebody was faster. */
  'seat-taken': 409,
  /** At a public table whoever was not invited takes one seat. */
  'one-seat': 409,
  /** Not at this time in the life of the table: before the start, while it runs, or after the end. */
  'wrong-phase': 409,
  /** A bot plays the seat: it has to be taken back first. */
  'seat-lent': 409,
  /** The seat has no time left on its clock: it can't be taken back. */
  'time-up': 409,
  /** Whoever is to be replaced by a bot is there, or has not been away for long enough: `wait` says how long. */
  'not-absent': 409,
  'too-large': 413,
  /** Too often, or too many tables: later it will work. */
  'too-many': 429,
  /** Only bots play at as many tables of one address as may run at once. */
  'bot-tables': 429,
  /** What is stored of the table is not what was written: it can't be played until the operator restores it. */
  damaged: 500,
  internal: 500,
  /** The server is stopping, or its store does not answer. Trying again is right, and harmless. */
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Why something could not be done: a code for the catalogue of messages, and exact words for developers. */
export interface Problem {
  readonly code: ProblemCode;
  readonly detail: string;
  /** In how many milliseconds it would be done, where that is known. */
  readonly wait?: number;
}
