import { type ComponentType, lazy } from 'react';

/** The pages of single games that have an address of their own. */
export const CardsPage: ComponentType = lazy(async () => ({ default: (await import('./astra/cards-page/cards-page.tsx')).CardsPage }));

export const YourSkyPage: ComponentType = lazy(async () => ({
  default: (await import('./astra/your-sky/your-sky-page.tsx')).YourSkyPage,
}));

export const AtlasPage: ComponentType<{ readonly code: string | null }> = lazy(async () => ({
  default: (await import('./astra/atlas-page/atlas-page.tsx')).AtlasPage,
}));
