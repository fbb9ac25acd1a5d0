import type { BoonKind } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { Laurel } from '../../../ui/icons/laurel.tsx';
import '../../../ui/icons/signs.css';

/** What a Boon gives, as a small engraving. */
export const BoonIcon = memo(function BoonIcon({ kind }: { readonly kind: BoonKind }): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  );
});

const DRAWINGS: Readonly<Record<BoonKind, ReactNode>> = {
  fame: (
    <>
      <Laurel />
      <path className="sign-gold" d={sparkle(16, 15.6, 5.4)} />
    </>
  ),
  stardust: (
    <>
      <path className="sign-solid" d={`${sparkle(12.4, 11.6, 7.4)}${sparkle(22.6, 18.6, 5)}${sparkle(12, 24.6, 3.6)}`} />
      <path d="M22 7h.01M26.4 11h.01M5.6 19.4h.01M18.4 26.4h.01M25.6 26h.01M5 6h.01" strokeWidth={1.9} />
    </>
  ),
  telescope: (
    <>
      <path d="m5.2 16.4 13.5-7 2.7 5.2-13.5 7ZM19.4 7.9 25.2 5l4 7.7-5.8 3Zm-16 9.4 1.8-.9 2.7 5.2-1.8 1" />
      <path d="M15.4 18.2 9.8 28.6M15.4 18.2l5.8 10.4M15.4 18.2v10.4" />
    </>
  ),
  pouch: (
    <>
      <path d="M11.4 11.2C7 15 4.6 19.2 5.4 23.6c.7 3.8 20.5 3.8 21.2 0 .8-4.4-1.6-8.6-6-12.4Z" />
      <path d="M10.2 11.2h11.6M12.2 11C10.4 8.6 9.6 6.4 10.4 4.4c1.8 1.3 3.7.9 5.6-.8 1.9 1.7 3.8 2.1 5.6.8.8 2 0 4.2-1.8 6.6" />
      <path className="sign-solid" d={sparkle(16, 19, 4.6)} />
    </>
  ),
  wisdom: (
    <>
      <path d="M16 9.4C12.4 6.9 7.8 6.3 3.4 7.4v17.4c4.4-1.1 9-.5 12.6 2 3.6-2.5 8.2-3.1 12.6-2V7.4c-4.4-1.1-9-.5-12.6 2Zm0 0v17.4" />
      <path
        d="M6.6 11.6c2.2-.3 4.4 0 6.4.9M6.6 15.6c2.2-.3 4.4 0 6.4.9M6.6 19.6c2.2-.3 4.4 0 6.4.9M25.4 11.6c-2.2-.3-4.4 0-6.4.9M25.4 15.6c-2.2-.3-4.4 0-6.4.9M25.4 19.6c-2.2-.3-4.4 0-6.4.9"
        strokeWidth={1}
      />
    </>
  ),
  activation: (
    <>
      <path d="M5.2 18.6A11 11 0 0 1 24.6 9.2M26.8 13.4A11 11 0 0 1 7.4 22.8" />
      <path d="m24.9 4.6-.2 4.8-4.8-.2M7.1 27.4l.2-4.8 4.8.2" />
      <path className="sign-solid" d={sparkle(16, 16, 5)} />
    </>
  ),
};

/** A star of four points around (x, y). */
function sparkle(x: number, y: number, radius: number): string {
  const waist = radius * 0.16;
  return (
    `M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}` +
    `Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}Z`
  );
}
