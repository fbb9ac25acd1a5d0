import type { LogGroup } from '../log/log-group.ts';

/** What happened in a game, and when, as its log tells it. */
export interface Example {
  readonly when: string;
  readonly words: string;
}

/** The last thing that happened by this rule. */
export function lastCiting(groups: readonly LogGroup<unknown>[], rule: string): Example | undefined {
  for (const { title, lines } of groups.toReversed()) {
    const line = lines.findLast((one) => one.rule === rule);
    if (line !== undefined) return { when: title, words: line.words };
  }
  return undefined;
}
