import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './geometry.ts';

/** The room an element has, kept up to date; null until it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return;
    const measure = (width: number, height: number): void =>
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    measure(place.clientWidth, place.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
