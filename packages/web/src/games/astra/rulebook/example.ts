import { lazy } from 'react';

/** The words of Astra are fetched with the first example from it. */
export const AstraExample = lazy(async () => ({ default: (await import('./parts.ts')).AstraExample }));
