import { useEffect, useRef, useState } from 'react';

const MILLISECONDS = 700;

/** Counts from the number shown to the number it has become; at once where nothing is to move. */
export function useCount(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    const length = isStill() ? 0 : MILLISECONDS;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = length === 0 ? 1 : Math.min(1, (now - began) / length);
      from.current = Math.round(start + (target - start) * (1 - (1 - done) ** 3));
      setShown(from.current);
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** Whatever moves, moves only while the sky does. */
function isStill(): boolean {
  return document.documentElement.dataset['sky'] !== 'turning';
}
