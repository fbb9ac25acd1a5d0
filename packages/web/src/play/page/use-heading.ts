import { type RefObject, useEffect, useRef } from 'react';
import { hasMoved } from '../../client/route/use-route.ts';

/** For the heading of a page: whoever came by a link of the site is told where they are; a fresh page is read from its top anyway. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
