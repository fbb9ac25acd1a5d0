import { type RefObject, useEffect, useState } from 'react';

/** Is the element in sight, or little more than half a screen away from it? */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), { rootMargin: '60%' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
