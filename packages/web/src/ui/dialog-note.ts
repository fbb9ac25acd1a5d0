import { createContext, type ReactNode } from 'react';

/** What every sheet says at its foot: why something in it can't be done. Under a sheet that covers the table it would not be read. */
export const DialogNote = createContext<ReactNode>(null);
