import type { ReactNode } from 'react';

/** Light that falls off, drawn once for the whole page: any drawing may fill with `url(#glow)` or `url(#chart)`. */
export function Gradients(): ReactNode {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <radialGradient id="glow">
        <stop offset="0" stopColor="var(--gold)" stopOpacity="0.75" />
        <stop offset="0.35" stopColor="var(--gold)" stopOpacity="0.28" />
        <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="chart" r="0.72">
        <stop offset="0" stopColor="var(--paper-lit)" />
        <stop offset="1" stopColor="var(--paper-deep)" />
      </radialGradient>
    </svg>
  );
}
