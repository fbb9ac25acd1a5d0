import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { LeavingCard } from './leaving-card.tsx';

/** A card on its way out of the sky, fetched with the first one that leaves. */
export function LaterLeavingCard(props: ComponentProps<typeof LeavingCard>): ReactNode {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}

const Fetched = lazy(async () => ({ default: (await import('./leaving-card.tsx')).LeavingCard }));
