import { type ComponentProps, lazy, memo, type ReactNode, Suspense } from 'react';
import type { EngravedFigure } from './engraved-figure.tsx';
import type { SkyBehind } from './sky-behind.tsx';

/** The engraved figure of a card, where something else comes first: it is fetched when the page has come to rest. */
export function LaterFigure(props: ComponentProps<typeof EngravedFigure>): ReactNode {
  return (
    <Suspense>
      <Figure {...props} />
    </Suspense>
  );
}

/** The same with the net of the sky behind it. */
export function LaterSky(props: ComponentProps<typeof SkyBehind>): ReactNode {
  return (
    <Suspense>
      <Behind {...props} />
    </Suspense>
  );
}

const Figure = lazy(async () => {
  await rest();
  const { EngravedFigure } = await import('./engraved-figure.tsx').catch(() => NOTHING);
  return { default: EngravedFigure };
});

const Behind = lazy(async () => {
  await rest();
  const { SkyBehind } = await import('./sky-behind.tsx').catch(() => NOTHING);
  return { default: SkyBehind };
});

/** A table without a network goes without figures. */
const NOTHING: { readonly EngravedFigure: typeof EngravedFigure; readonly SkyBehind: typeof SkyBehind } = {
  EngravedFigure: memo(() => null),
  SkyBehind: memo(() => null),
};

/** By then a table that was just opened has fetched what it is played with. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}

const REST_MS = 1500;
