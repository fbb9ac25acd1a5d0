import { type RefObject, useEffect, useRef } from 'react';

/** What can be touched to decide something. */
const TOUCHED = 'button, [role="button"], [role="option"], label';
/** Stars are also meant by a touch near them, in pixels. */
const STARS = '.sky-star-legal';
const REACH = 30;

/** While a decision is on its way, whatever was touched to decide it says so, and takes it back if it is refused. */
export function useSentMark(place: RefObject<HTMLElement | null>, sending: boolean): void {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = place;
    const note = (event: Event): void => {
      const { target } = event;
      touched.current = target instanceof Element ? (target.closest(TOUCHED) ?? starNear(event)) : null;
    };
    // Before the game hears of it.
    current?.addEventListener('click', note, { capture: true });
    current?.addEventListener('keydown', note, { capture: true });
    return () => {
      current?.removeEventListener('click', note, { capture: true });
      current?.removeEventListener('keydown', note, { capture: true });
    };
  }, [place]);

  useEffect(() => {
    const { current } = touched;
    if (!sending || current === null) return;
    current.setAttribute('data-sent', '');
    return () => current.removeAttribute('data-sent');
  }, [sending]);
}

function starNear(event: Event): Element | null {
  if (!(event instanceof MouseEvent)) return null;
  const distance = (star: Element): number => {
    const { left, top, width, height } = star.getBoundingClientRect();
    return Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
  };
  const [nearest] = [...document.querySelectorAll(STARS)].toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= REACH ? nearest : null;
}
