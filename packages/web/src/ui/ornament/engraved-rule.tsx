import type { ReactNode } from 'react';
import './ornament.css';

/** A double rule with a star of eight rays in its middle. */
export function EngravedRule(): ReactNode {
  return (
    <svg
      className="engraved-rule"
      viewBox="0 0 400 16"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 7h172M228 7h172" strokeWidth="1.4" />
      <path d="M18 10.5h154M228 10.5h154" strokeWidth="0.6" />
      <path d="M200 0v16M192 8h16M195 3l10 10M205 3l-10 10" strokeWidth="1" />
      <path d="M181 8.7h3M216 8.7h3" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
