import { type RefObject, useEffect } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { print } from './press.ts';
import type { Print } from './print.ts';
import { useInkColour } from './use-ink-colour.ts';
import { useNear } from './use-near.ts';

/** Keeps the figures printed on the canvas, as large as it is and in its colour, as long as it is in sight. `what` stays the same object as long as it says the same. */
export function usePrint(canvas: RefObject<HTMLCanvasElement | null>, what: Pick<Print, 'figures' | 'onto'>): void {
  const near = useNear(canvas);
  const size = useSize(canvas);
  const colour = useInkColour(canvas);
  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null || size === null || size.width === 0 || colour === '') return;
    if (!near) {
      clear(sheet);
      return;
    }
    let wanted = true;
    const lay = (bitmap: ImageBitmap | null): void => {
      if (bitmap === null) return;
      if (wanted) show(sheet, bitmap, what);
      else bitmap.close();
    };
    void print({ ...what, size, ratio: ratioHere(), colour }).then(lay);
    return () => {
      wanted = false;
    };
  }, [canvas, near, size, colour, what]);
}

/** Finer than this nobody sees it, and a large sheet would take much memory. */
export function ratioHere(): number {
  return Math.min(2, devicePixelRatio);
}

function show(sheet: HTMLCanvasElement, bitmap: ImageBitmap, { figures }: Pick<Print, 'figures'>): void {
  sheet.width = bitmap.width;
  sheet.height = bitmap.height;
  sheet.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  sheet.dataset['printed'] = figures.map(({ code }) => code).join(' ');
}

function clear(sheet: HTMLCanvasElement): void {
  if (sheet.dataset['printed'] === undefined) return;
  sheet.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
  sheet.width = 1;
  sheet.height = 1;
  delete sheet.dataset['printed'];
}
