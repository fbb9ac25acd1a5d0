import { createContext, type ReactNode } from 'react';

/** What else the table offers once the game is over, in the panel that tells how it ended. */
export const EndWays = createContext<ReactNode>(null);
