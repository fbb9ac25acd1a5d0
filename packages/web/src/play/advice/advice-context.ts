import { createContext } from 'react';

/** The way to a Master's advice, where there is one: at tables of this browser, not where other people play. */
export interface Advice {
  /** Is it asked for at the moment? */
  readonly on: boolean;
  readonly toggle: () => void;
}

export const AdviceContext = createContext<Advice | null>(null);
