import type { Action } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';

interface ActionSignProps {
  readonly action: Action;
  readonly className?: string;
}

/** What an action card is for, as a small engraving. */
export const ActionSign = memo(function ActionSign({ action, className }: ActionSignProps): ReactNode {
  return <Engraving className={className}>{DRAWINGS[action]}</Engraving>;
});

const DRAWINGS: Readonly<Record<Action, ReactNode>> = {
  /** A sheaf. */
  production: (
    <>
      <path d="M16 30V8M16 20C12 18 8.6 14.4 7 9.2M16 20c4-2 7.4-5.6 9-10.8M16 30C13 26 9.8 23.6 5.4 22.2M16 30c3-4 6.2-6.4 10.6-7.8" />
      <path
        className="engraving-solid"
        d="M16 1.4c2 2 2.2 4.8 0 7.4-2.2-2.6-2-5.4 0-7.4ZM5.6 3.4c2.8.6 4 2.8 3 6-2.8-1-4-3.4-3-6ZM26.4 3.4c-2.8.6-4 2.8-3 6 2.8-1 4-3.4 3-6ZM2.4 18c2.6-.4 4.2 1 4.4 4-2.8.2-4.4-1.4-4.4-4ZM29.6 18c-2.6-.4-4.2 1-4.4 4 2.8.2 4.4-1.4 4.4-4Z"
      />
      <path d="M11.6 15.8h8.8" />
    </>
  ),
  /** A ship and the arc it flew. */
  movement: (
    <>
      <path d="M3.4 29.4C4.8 21.6 9.2 16.4 16.4 13.4" strokeDasharray="2.4 2.8" />
      <path d="M29.4 2.6 24.6 22l-6.2-7.2-9-3.4Z" />
      <path d="M29.4 2.6 18.4 14.8" />
      <path className="engraving-solid" d="M3.4 26.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z" transform="translate(.6 -2)" />
    </>
  ),
  /** Compasses over a square. */
  build: (
    <>
      <circle cx={16} cy={5.2} r={2.8} />
      <path d="M14.8 7.8 6.4 29.4M17.2 7.8l8.4 21.6M9.6 20.8a13 13 0 0 0 12.8 0" />
      <path d="M3 16.4v-6.2h6.2M29 16.4v-6.2h-6.2" className="engraving-fine" />
      <path d="M16 .8v1.4" />
    </>
  ),
  /** A balance. */
  trade: (
    <>
      <path d="M16 4.6v22.6M10.4 29.4h11.2M5.4 8.4Q16 4.4 26.6 8.4" />
      <path d="M5.8 8.4 1.6 19.6h8.4ZM26.2 8.4 22 19.6h8.4Z" className="engraving-fine" />
      <path className="engraving-solid" d="M1 19.6h9.6a4.8 4.4 0 0 1-9.6 0ZM21.4 19.6H31a4.8 4.4 0 0 1-9.6 0Z" />
      <circle cx={16} cy={3.4} r={1.6} />
    </>
  ),
  /** A laurel with a star. */
  scoring: (
    <>
      <path d="M13 29C6.4 27.2 3 21.8 4 12.6M19 29c6.6-1.8 10-7.2 9-16.4" />
      <path
        className="engraving-solid"
        d="M4.2 12.4C2.2 9.8 2.4 7 4.4 4.4c2 2.6 2 5.4-.2 8ZM4.6 18c-2.8-.8-4.2-3-3.8-6 2.8 1 4 3 3.8 6ZM7 23.4c-3 .2-5-1.2-5.8-4.2 3-.2 5 1.2 5.8 4.2ZM10.8 27.6c-2.6 1.6-5.2 1.2-7.4-.8 2.6-1.6 5-1.4 7.4.8ZM27.8 12.4c2-2.6 1.8-5.4-.2-8-2 2.6-2 5.4.2 8ZM27.4 18c2.8-.8 4.2-3 3.8-6-2.8 1-4 3-3.8 6ZM25 23.4c3 .2 5-1.2 5.8-4.2-3-.2-5 1.2-5.8 4.2ZM21.2 27.6c2.6 1.6 5.2 1.2 7.4-.8-2.6-1.6-5-1.4-7.4.8Z"
      />
      <path className="engraving-solid" d="M16 6.4q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8Z" />
    </>
  ),
};
