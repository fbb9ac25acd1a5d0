import { type RefObject, useEffect, useState } from 'react';

/** The colour of the element as the style sheets have it, kept up to date when the page changes its dress; empty until it is known. */
export function useInkColour(element: RefObject<HTMLElement | null>): string {
  const [colour, setColour] = useState('');
  useEffect(() => {
    const read = (): void => {
      if (element.current !== null) setColour(getComputedStyle(element.current).color);
    };
    read();
    readers.add(read);
    if (readers.size === 1) watch();
    return () => {
      readers.delete(read);
      if (readers.size === 0) watching?.abort();
    };
  }, [element]);
  return colour;
}

const readers = new Set<() => void>();
let watching: AbortController | undefined;

/** A dress is put on by the reader, which shows at the root of the page, or by the system. */
function watch(): void {
  watching = new AbortController();
  const { signal } = watching;
  const readAll = (): void => {
    for (const read of readers) read();
  };
  const observer = new MutationObserver(readAll);
  observer.observe(document.documentElement, { attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', readAll, { signal });
}
