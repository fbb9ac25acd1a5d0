import type { ReactNode } from 'react';
import '../../ui/icons/signs.css';
import type { PanelName } from './online-strip.tsx';

/** The signs of the panels, drawn like those of the table. */
export function PanelSign({ name }: { readonly name: PanelName }): ReactNode {
  return (
    <svg className="sign table-icon" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<PanelName, ReactNode>> = {
  table: (
    <>
      <ellipse cx="16" cy="17" rx="9" ry="6" />
      <path d="M16 4.500v3M16 26.500v2M4 10.500l2.500 1.800M28 10.500l-2.500 1.800M4.500 24.500l2.800-1.800M27.500 24.500l-2.800-1.800" />
    </>
  ),
  chat: (
    <>
      <path d="M5 6.500h22v15.500H15L8.500 27.500V22H5Z" />
      <path d="M10 12h12M10 16.500h8" />
    </>
  ),
  notes: (
    <>
      <path d="M26.500 5C19 6.500 12 12.500 8.500 22l-2 5.500M8.500 22c6.500 1 13.500-4 18-17" />
      <path d="M11 19.500c3-1.500 5.500-4 8-7.500" />
    </>
  ),
};
