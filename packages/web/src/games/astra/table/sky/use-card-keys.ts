import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { '[': -1, PageUp: -1, ']': 1, PageDown: 1 };

/** By key from card to card; between the stars of a card the figure itself leads. */
export function useCardKeys(place: RefObject<HTMLElement | null>, slot: number, slots: number, turnTo: (slot: number) => void): void {
  useEffect(() => {
    const sky = place.current;
    const step = (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      if (by === undefined || event.altKey || event.metaKey || sky === null) return;
      event.preventDefault();
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined;
      const next = (Number(from ?? slot) + by + slots) % slots;
      turnTo(next);
      // Where one card is shown at a time, the next one has to be drawn first.
      requestAnimationFrame(() => sky.querySelector<HTMLElement>(`[data-slot="${next}"] .sky-star[tabindex="0"]`)?.focus());
    };
    sky?.addEventListener('keydown', step);
    return () => sky?.removeEventListener('keydown', step);
  });
}
