import type { ReactNode } from 'react';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { StarSign } from './star-sign.tsx';

/** The signs of the stars by their magnitude. */
export function MagnitudeKey(): ReactNode {
  const { words } = useAstraPageText();
  return (
    <div className="magnitude-key" aria-hidden="true">
      <span>{words.atlas.sky.magnitudes}</span>
      <svg viewBox="0 0 150 32">
        {[1, 2, 3, 4, 5].map((magnitude) => (
          <g key={magnitude} transform={`translate(${magnitude * 30 - 15} 9)`}>
            <g transform="scale(1.35)">
              <StarSign magnitude={magnitude} />
            </g>
            <text y={21} textAnchor="middle">
              {magnitude}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
