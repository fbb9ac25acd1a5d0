import type { AnySearchSession } from './think-in-notation.ts';

/** Keeps the sessions that were used last, so many of them: what one found for a decision helps with the next. */
export function sessionCache(most: number): (whose: string, open: () => AnySearchSession) => AnySearchSession {
  const sessions = new Map<string, AnySearchSession>();
  return (whose, open) => {
    const session = sessions.get(whose) ?? open();
    sessions.delete(whose);
    sessions.set(whose, session);
    for (const old of [...sessions.keys()].slice(0, -most)) sessions.delete(old);
    return session;
  };
}
