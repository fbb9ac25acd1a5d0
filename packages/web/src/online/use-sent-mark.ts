import { type RefObject, useEffect, useRef } from 'react';

/** What can be touched to decide something. */
const TOUCHED = 'button, [role="button"], [role="option"], .sky-star, label';

/** While a decision is on its way, whatever was touched to decide it says so, and takes it back if it is refused. */
export function useSentMark(place: RefObject<HTMLElement | null>, sending: boolean): void {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = place;
    const note = ({ target }: Event): void => {
      touched.current = target instanceof Element ? target.closest(TOUCHED) : null;
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
