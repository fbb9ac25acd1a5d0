/** In a replay there is nothing to decide, and nothing to ask why. */
export const NOTHING_TO_DECIDE = { seat: null, legal: new Set<string>(), decide: ignore, askWhy: ignore } as const;

function ignore(): void {}
