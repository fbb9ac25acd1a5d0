import { lazy } from 'react';

/** The words of Ad Astra are fetched with the first example from it. */
export const AdAstraExample = lazy(async () => ({ default: (await import('./parts.ts')).AdAstraExample }));
