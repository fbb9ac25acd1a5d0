import { type CardId, cardOf, type Star } from '@astrarium/astra';
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { nearest, type ScreenPlace } from '../../../../lib/spatial-navigation.ts';
import { useHand } from './hand.ts';

interface StarTouch {
  /** The star under the hand, or -1. */
  readonly near: Star;
  readonly on: {
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** How far from a star a touch is still meant for it, in pixels: as large a target as its neighbours leave it. */
const REACH: Readonly<Record<string, number>> = { mouse: 20, pen: 24, touch: 30 };
/** While drawing, the pen has to come closer, so as not to take a star in passing. */
const DRAWING_REACH = 15;

/**
 * A touch marks the nearest star; a stroke along the lines marks one star after another, each as soon as the table has answered
 * for the one before. `places` are parts of the chart's width and height; `marks` changes with every mark on the card.
 */
export function useStarTouch(card: CardId, places: readonly ScreenPlace[], marks: string): StarTouch {
  const hand = useHand();
  const [near, setNear] = useState(-1);
  /** The stars that the stroke has passed, while the hand is down. */
  const stroke = useRef<Star[] | null>(null);
  const drawn = useRef(false);
  /** Stars yet to be marked, and the marks at the time the one before them was sent. */
  const wanted = useRef<Star[]>([]);
  const sent = useRef('');

  const markNext = useCallback(
    (now: string) => {
      const [next] = wanted.current;
      if (next === undefined || sent.current === now) return;
      if (hand.canMark(card, next)) {
        wanted.current.shift();
        sent.current = now;
        hand.mark(card, next);
      } else wanted.current = [];
    },
    [hand, card],
  );
  useEffect(() => markNext(marks), [markNext, marks]);

  const starAt = (event: MouseEvent<HTMLElement>, reach: number): Star => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const onScreen = places.map(({ x, y }) => ({ x: left + x * width, y: top + y * height }));
    return nearest(onScreen, { x: event.clientX, y: event.clientY }, reach);
  };

  const want = (star: Star): void => {
    wanted.current.push(star);
    if (wanted.current.length === 1) markNext(marks);
  };

  /** The stroke comes to a star: if a line leads there from the last one, it is to be marked; so is the star it began on. */
  const drawTo = (star: Star, passed: Star[]): void => {
    const last = passed.at(-1) ?? -1;
    if (star < 0 || star === last || ((cardOf(card).neighbours[last] ?? 0) & (1 << star)) === 0) return;
    if (passed.length === 1 && hand.canMark(card, last)) want(last);
    passed.push(star);
    drawn.current = true;
    if (wanted.current.length > 0 || sent.current === marks || hand.canMark(card, star)) want(star);
  };

  return {
    near,
    on: {
      onClick(event) {
        if (drawn.current) {
          drawn.current = false;
          return;
        }
        // Keys and screen readers press the star itself; a hand touches somewhere near it.
        const pressed = event.detail === 0 ? starOf(event.target) : starAt(event, REACH['touch'] ?? 0);
        if (pressed >= 0) hand.mark(card, pressed);
        // A finger is lifted and gone; what it touched need not stay lit.
        setNear(-1);
      },
      onPointerDown(event) {
        drawn.current = false;
        sent.current = '';
        wanted.current = [];
        if (event.button !== 0) return;
        const star = starAt(event, REACH[event.pointerType] ?? 0);
        stroke.current = star < 0 ? null : [star];
        setNear(star);
      },
      onPointerMove(event) {
        if (stroke.current !== null && event.buttons !== 0) {
          const star = starAt(event, DRAWING_REACH);
          drawTo(star, stroke.current);
          if (star >= 0) setNear(star);
        } else setNear(starAt(event, REACH[event.pointerType] ?? 0));
      },
      onPointerUp() {
        stroke.current = null;
      },
      onPointerCancel() {
        stroke.current = null;
        setNear(-1);
      },
      onPointerLeave() {
        setNear(-1);
      },
    },
  };
}

function starOf(target: EventTarget): Star {
  const star = target instanceof HTMLElement ? target.dataset['star'] : undefined;
  return star === undefined ? -1 : Number(star);
}
