import type { ActionCard } from '@astrarium/ad-astra';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Drag {
  /** What follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly dragged: ActionCard | null;
  /** The space under the pointer, or null. */
  readonly over: number | null;
  readonly grab: (event: PointerEvent<HTMLElement>, card: ActionCard) => void;
}

/** A shorter way than this is no drag but a touch. */
const FAR = 7;

/** Drags a card by mouse, finger or pen; `onDrop` gets the space it was let go over, or null. Escape lets it go nowhere. */
export function useDrag(onDrop: (card: ActionCard, space: number | null) => void): Drag {
  const ghost = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<ActionCard | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const grab = useCallback((grabbed: PointerEvent<HTMLElement>, card: ActionCard): void => {
    if (grabbed.button !== 0 || !grabbed.isPrimary) return;
    const { clientX, clientY, pointerId } = grabbed;
    const held = grabbed.currentTarget;
    let dragging = false;

    const move = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < FAR) return;
        dragging = true;
        setDragged(card);
      }
      event.preventDefault();
      if (ghost.current !== null) ghost.current.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      setOver(spaceAt(event.clientX, event.clientY));
    };
    const end = (space: number | null): void => {
      stop.current();
      if (!dragging) return;
      // The click that the browser makes of it is none.
      held.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => held.removeEventListener('click', swallow, { capture: true }));
      drop.current(card, space);
    };
    const up = (event: globalThis.PointerEvent): void => end(spaceAt(event.clientX, event.clientY));
    const cancel = (): void => end(null);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end(null);
    };

    stop.current();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key);
      stop.current = () => undefined;
      setDragged(null);
      setOver(null);
    };
  }, []);

  return { ghost, dragged, over, grab };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function spaceAt(x: number, y: number): number | null {
  const space = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-space]')?.dataset['space'];
  return space === undefined ? null : Number(space);
}
