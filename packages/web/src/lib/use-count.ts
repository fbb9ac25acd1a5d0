import { useEffect, useRef, useState } from 'react';

const MILLISECONDS = 700;
/** Numbers that change more often than this nobody sees. */
const BLINK = 16;

/** Counts from the number shown to the number it has become, ever slower; at once where nothing is to move. */
export function useCount(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    const length = isStill() ? 0 : MILLISECONDS;
    const began = performance.now();
    // Only when there is another number to show: for every frame in between, the page would be looked through for nothing.
    const wait = (number: number): number =>
      began + length * whenNext(Math.abs(number - start), Math.abs(target - start)) - performance.now();
    let timer = setTimeout(function step() {
      const gone = length === 0 ? 1 : Math.min(1, (performance.now() - began) / length);
      from.current = Math.round(start + (target - start) * (1 - (1 - gone) ** 3));
      setShown(from.current);
      if (from.current !== target) timer = setTimeout(step, Math.max(BLINK, wait(from.current)));
    }, wait(start));
    return () => clearTimeout(timer);
  }, [target]);
  return shown;
}

/** When the count goes on after so many steps of all, as a part of the whole time. */
function whenNext(steps: number, all: number): number {
  return 1 - (1 - (steps + 0.5) / all) ** (1 / 3);
}

/** Whatever moves, moves only while the sky does. */
function isStill(): boolean {
  return document.documentElement.dataset['sky'] !== 'turning';
}
