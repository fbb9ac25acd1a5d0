import type { AnyMind } from './think-in-notation.ts';

/** Keeps the minds that were used last, so many of them: what one found for a decision helps with the next. */
export function keepMinds(most: number): (whose: string, open: () => AnyMind) => AnyMind {
  const minds = new Map<string, AnyMind>();
  return (whose, open) => {
    const mind = minds.get(whose) ?? open();
    minds.delete(whose);
    minds.set(whose, mind);
    for (const old of [...minds.keys()].slice(0, -most)) minds.delete(old);
    return mind;
  };
}
