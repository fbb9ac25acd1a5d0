import { type RefObject, useEffect, useRef } from 'react';
import type { Point, Size } from '../../../lib/geometry.ts';
import { pushed, zoomed } from '../atlas/view.ts';
import type { ViewControl } from './use-view.ts';

export interface HandProps {
  readonly size: Size;
  readonly change: ViewControl['change'];
  /** A press that did not push. */
  readonly onPress: (point: Point) => void;
  /** A mouse that goes over the sky; null when it left. */
  readonly onHover: (point: Point | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** So far may a finger slip without pushing the map. */
const SLIP = 6;

/**
 * Pushes the map by one finger or the mouse, pinches it by two, draws it nearer by the wheel, and hands on the keys. The element listens
 * by itself: React hears wheels only passively, and the page would scroll along.
 */
export function useHand(sky: RefObject<HTMLElement | null>, props: HandProps): void {
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  useEffect(() => {
    const { current } = sky;
    if (current === null) return;
    const listening = new AbortController();
    listen(current, () => newest.current, listening.signal);
    return () => listening.abort();
  }, [sky]);
}

function listen(sky: HTMLElement, now: () => HandProps, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let slipped = 0;
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = sky.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const push = (id: number, from: Point, to: Point): void => {
    const { size, change } = now();
    fingers.set(id, to);
    slipped += distance(from, to);
    const other = [...fingers].find(([known]) => known !== id)?.[1];
    if (other !== undefined) {
      slipped = Number.POSITIVE_INFINITY;
      const factor = distance(to, other) / Math.max(1, distance(from, other));
      // What lies between the two fingers stays between them.
      change((view) => zoomed(pushed(view, size, middle(from, other), middle(to, other)), size, factor, middle(to, other)));
    } else if (slipped > SLIP) change((view) => pushed(view, size, from, to));
  };

  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, work: (event: HTMLElementEventMap[Kind]) => void): void =>
    sky.addEventListener(kind, work, { signal, passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) slipped = 0;
    sky.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, placeOf(event));
  });
  on('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (from !== undefined) push(event.pointerId, from, placeOf(event));
    else if (event.pointerType === 'mouse') now().onHover(placeOf(event));
  });
  on('pointerup', (event) => {
    if (fingers.delete(event.pointerId) && slipped <= SLIP) now().onPress(placeOf(event));
  });
  on('pointercancel', (event) => fingers.delete(event.pointerId));
  on('pointerleave', () => now().onHover(null));
  on('wheel', (event) => {
    event.preventDefault();
    const { size, change } = now();
    const step = (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 0.0022 : 0.06) * (event.ctrlKey ? 4 : 1);
    const way = Math.max(-200, Math.min(200, event.deltaY));
    change((view) => zoomed(view, size, Math.exp(-way * step), placeOf(event)));
  });
  on('keydown', (event) => now().onKey(event));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
