import type { Page } from 'playwright-core';

interface Inside {
  readonly _connection?: { readonly toImpl?: (page: Page) => { readonly mainFrame: () => object } };
}

type Retry = (progress: unknown, pauses: readonly number[], action: unknown) => unknown;

/** How long Playwright waits, in milliseconds, between two looks at whether something is there. */
const PAUSE = 30;

/**
 * What is not there within a quarter of a second, Playwright looks for only twice a second, and no setting changes that: most of the time
 * that whole games take would be spent so. Here it looks often, whoever waits. It goes by the inside of the very version that is installed;
 * with another that has none of this, it would only take longer.
 */
export function lookOften(page: Page): void {
  const inside = (page as unknown as Inside)._connection?.toImpl?.(page);
  const frames = inside && (Object.getPrototypeOf(inside.mainFrame()) as { retryWithProgressAndTimeouts?: Retry });
  const retry = frames?.retryWithProgressAndTimeouts;
  if (frames === undefined || retry === undefined || retry.name === looksOften.name) return;
  frames.retryWithProgressAndTimeouts = looksOften;

  function looksOften(this: unknown, progress: unknown, pauses: readonly number[], action: unknown): unknown {
    return retry?.call(this, progress, [...pauses.slice(0, 1), PAUSE], action);
  }
}
