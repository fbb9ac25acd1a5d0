import { problemBrought } from '@astrarium/host';
import type { LocalProblem } from './messages.ts';

/** A problem with a code the page has words for. */
export class HostProblem extends Error {
  override readonly name = 'HostProblem';
  readonly code: LocalProblem['code'];

  constructor(code: LocalProblem['code'], detail: string) {
    super(detail);
    this.code = code;
  }
}

export function problemOf(error: unknown): LocalProblem {
  if (error instanceof HostProblem) return { code: error.code, detail: error.message };
  const brought = problemBrought(error);
  if (brought !== undefined) return brought;
  if (error instanceof DOMException) return { code: 'storage', detail: error.message };
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) };
}
