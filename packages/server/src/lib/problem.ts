import { problemBrought } from '@astrarium/host';
import type { Problem, ProblemCode } from '@astrarium/protocol';
import { DiskFull, StoreProblem, TableDamaged } from '../store/problem.ts';
import type { Store } from '../store/store.ts';

/** Something asked of the server that it does not do, with the reason for the caller. */
export class ServerProblem extends Error {
  override readonly name = 'ServerProblem';
  readonly code: ProblemCode;
  /** In how many milliseconds it would be done. */
  readonly wait: number | undefined;

  constructor(code: ProblemCode, detail: string, wait?: number) {
    super(detail);
    this.code = code;
    this.wait = wait;
  }
}

export function tableGone(id: string): ServerProblem {
  return new ServerProblem('table-gone', `table ${id} no longer exists: it was deleted, or its time was up`);
}

/** There is no table to do anything about, or no longer. */
export function isNoTable(error: unknown): boolean {
  return error instanceof ServerProblem && (error.code === 'table-gone' || error.code === 'no-such-table');
}

/** The problem to answer with: mistakes of the caller in full, internal errors without any detail. The store may know why it failed. */
export function problemOf(error: unknown, store: Pick<Store, 'problem'>): Problem {
  if (error instanceof ServerProblem)
    return { code: error.code, detail: error.message, ...(error.wait !== undefined && { wait: error.wait }) };
  const brought = problemBrought(error);
  if (brought !== undefined) return brought;
  if (error instanceof DiskFull || (error instanceof StoreProblem && store.problem() instanceof DiskFull))
    return { code: 'unavailable', detail: 'the disk of the server is full: nothing was kept; try again later' };
  if (error instanceof StoreProblem) return { code: 'unavailable', detail: 'the server can keep nothing at the moment; try again soon' };
  if (error instanceof TableDamaged)
    return { code: 'damaged', detail: "what is stored of this table is damaged: it can't be played until it is put back from a copy" };
  return { code: 'internal', detail: 'something went wrong on the server' };
}
