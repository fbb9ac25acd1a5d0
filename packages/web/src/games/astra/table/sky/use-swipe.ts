import { type PointerEvent, useRef } from 'react';

interface Swipe {
  readonly onPointerDownCapture: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUpCapture: (event: PointerEvent<HTMLElement>) => void;
}

const FAR = 48;

/** A stroke to the side, mostly level and not begun on a star, turns to the next card or to the one before. */
export function useSwipe(turn: (step: 1 | -1) => void): Swipe {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDownCapture(event) {
      const onStar = event.target instanceof Element && event.target.closest('.sky-star') !== null;
      from.current = onStar || event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUpCapture(event) {
      if (from.current === null) return;
      const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = null;
      if (Math.abs(dx) > FAR && Math.abs(dx) > 1.5 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
  };
}
