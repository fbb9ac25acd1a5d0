import { type ReactNode, useMemo, useRef } from 'react';
import { RIM } from '../disc.ts';
import type { PrintedFigure } from '../engraved/print.ts';
import { usePrint } from '../engraved/use-print.ts';
import '../engraved/engraved.css';

/** The engraved figures on the planisphere, all in one picture. */
export function DiscFigures({ figures }: { readonly figures: readonly PrintedFigure[] }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const what = useMemo(() => ({ figures, onto: { kind: 'disc', reach: RIM + 2 } as const }), [figures]);
  usePrint(canvas, what);
  return <canvas ref={canvas} className="engraved" aria-hidden="true" />;
}
