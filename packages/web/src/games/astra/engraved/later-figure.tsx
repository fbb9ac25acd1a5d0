import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { EngravedFigure } from './engraved-figure.tsx';

/** The engraved figure, where something else comes first: it is fetched when the page has come to rest. */
export function LaterFigure(props: ComponentProps<typeof EngravedFigure>): ReactNode {
  return (
    <Suspense>
      <Engraved {...props} />
    </Suspense>
  );
}

const Engraved = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return { default: (await import('./engraved-figure.tsx')).EngravedFigure };
});

/** By then a table that was just opened has fetched what it is played with. */
const REST_MS = 1500;
