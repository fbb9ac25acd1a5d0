import { type ReactNode, useMemo } from 'react';
import { encode, type Modules } from '../../lib/qr/encode.ts';
import './qr-code.css';

/** Modules of quiet margin that readers need around a code. */
const MARGIN = 4;
const PICTURE = { role: 'img' } as const;

/** A text to be read by a camera: dark on ivory, as readers expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const modules = useMemo(() => encode(text), [text]);
  const side = modules.length + 2 * MARGIN;
  return (
    <svg className="qr-code" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} {...PICTURE} aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(modules)} />
    </svg>
  );
}

/** One stroke for each run of dark modules. */
function pathOf(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
