import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../lib/geometry.ts';

/** The size of an element, followed as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => setSize({ width: Math.max(1, current.clientWidth), height: Math.max(1, current.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
