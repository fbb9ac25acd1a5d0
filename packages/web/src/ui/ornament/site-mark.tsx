import type { ReactNode } from 'react';

/** The mark of the site: a star inside the ring of an instrument. */
export function SiteMark(): ReactNode {
  return (
    <svg className="site-mark" viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="16" cy="16" r="14" strokeWidth="1.2" />
      <circle cx="16" cy="16" r="11" strokeWidth="0.7" strokeDasharray="0.9 1.404" />
      <path d="M16 5l1.8 9.2L27 16l-9.2 1.8L16 27l-1.8-9.2L5 16l9.2-1.8Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
