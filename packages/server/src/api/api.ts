import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log/log.ts';
import type { Tables } from '../node/tables.ts';

/** What everything that answers requests works with. */
export interface Api {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly log: Log;
  /** The server is closing: nobody waits any longer for what is to come. */
  readonly closing: AbortSignal;
}
