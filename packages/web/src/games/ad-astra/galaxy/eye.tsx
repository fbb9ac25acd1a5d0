import type { ReactNode } from 'react';
import { Engraving } from '../signs/engraving.tsx';

/** The sign for looking in secret (B5.3, B5.7). */
export function Eye(): ReactNode {
  return (
    <Engraving>
      <path d="M2.4 16C6.6 9.6 11.2 6.6 16 6.6S25.4 9.6 29.6 16C25.4 22.4 20.8 25.4 16 25.4S6.6 22.4 2.4 16Z" strokeWidth={2.2} />
      <circle className="engraving-solid" cx={16} cy={16} r={4.6} />
    </Engraving>
  );
}
