import { HostError } from './client.ts';
import type { LocalProblem } from './messages.ts';

/** What the host said went wrong, or that something did. */
export function problemIn(error: unknown): LocalProblem {
  return error instanceof HostError ? error.problem : { code: 'internal', detail: error instanceof Error ? error.message : String(error) };
}
