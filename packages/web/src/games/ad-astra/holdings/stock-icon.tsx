import { memo, type ReactNode } from 'react';
import { Engraving } from '../signs/engraving.tsx';

/** Resource cards and alien artifacts of which only the number is known. */
export const StockIcon = memo(function StockIcon({ name }: { readonly name: keyof typeof DRAWINGS }): ReactNode {
  return <Engraving className={undefined}>{DRAWINGS[name]}</Engraving>;
});

const DRAWINGS = {
  /** Two cards from behind. */
  cards: (
    <>
      <path d="M5 8.4 17 5l6 20.4-12 3.4Z" />
      <path d="M18.6 4.4h9.2v20.4h-4" />
      <path className="engraving-solid" d="M14 11.6q.6 4.6 5 5.2-4.4.6-5 5.2-.6-4.6-5-5.2 4.4-.6 5-5.2Z" />
    </>
  ),
  /** The spiral of the aliens in a frame. */
  artifacts: (
    <>
      <path d="M16 2 30 16 16 30 2 16Z" />
      <path d="M16.2 16.4c.2-1.6 2.8-1.4 2.9.9.1 2.7-3 4.1-5.5 3-3.4-1.4-3.8-6-1.4-8.4 3.4-3.4 8.2-1.9 10.2 2.4" />
    </>
  ),
} as const;
