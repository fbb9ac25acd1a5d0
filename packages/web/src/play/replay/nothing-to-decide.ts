const NOTHING: ReadonlySet<string> = new Set();

/** In a replay there is nothing to decide, and nothing to ask why. */
export const NOTHING_TO_DECIDE = { seat: null, legal: NOTHING, allowed: NOTHING, decide: ignore, askWhy: ignore } as const;

function ignore(): void {}
