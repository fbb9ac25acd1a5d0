import type { FromPress, Inking, Print, ToPress } from './print.ts';

/** Prints figures on a sheet; null where that can't be done: a browser too old, or a drawing that is not there without a network. */
export async function print(wanted: Print): Promise<ImageBitmap | null> {
  const worker = thread();
  if (worker === undefined) return null;
  return new Promise((resolve) => {
    last += 1;
    waiting.set(last, resolve);
    worker.postMessage({ kind: 'print', number: last, print: wanted } satisfies ToPress);
  });
}

/** Lets a figure draw itself on the canvas, which nobody has drawn on before. */
export function ink(canvas: HTMLCanvasElement, inking: Inking): void {
  const worker = thread();
  if (worker === undefined) return;
  last += 1;
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ kind: 'ink', number: last, inking, canvas: offscreen } satisfies ToPress, [offscreen]);
}

const waiting = new Map<number, (sheet: ImageBitmap | null) => void>();
let last = 0;
let worker: Worker | undefined;

/** It starts with the first figure. */
function thread(): Worker | undefined {
  if (worker !== undefined || typeof OffscreenCanvas === 'undefined') return worker;
  worker = new Worker(new URL('./press-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: { number, sheet } }: MessageEvent<FromPress>) => {
    waiting.get(number)?.(sheet);
    waiting.delete(number);
  });
  // Whoever waits goes without.
  worker.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return worker;
}
