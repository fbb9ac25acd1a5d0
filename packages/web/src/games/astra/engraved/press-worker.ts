import { clipToChart, drawOutline, drawPlate, plateOf } from './draw.ts';
import { fetchEngraving } from './fetch-engraving.ts';
import { inkIn } from './ink-in.ts';
import type { FromPress, Print, PrintedFigure, ToPress } from './print.ts';

/** The thread in which figures are fetched and drawn: they have a thousand strokes, and no click and no frame of the page should wait for them. */
const port = globalThis as unknown as {
  postMessage(message: FromPress, transfer?: Transferable[]): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<ToPress>) => void): void;
  requestAnimationFrame?(work: () => void): number;
};

port.addEventListener('message', ({ data }) => void serve(data));

async function serve(asked: ToPress): Promise<void> {
  if (asked.kind === 'print') {
    const sheet = await printed(asked.print).catch(() => null);
    port.postMessage({ number: asked.number, sheet }, sheet === null ? [] : [sheet]);
    return;
  }
  const { inking, canvas } = asked;
  const engraving = await fetchEngraving(inking.code).catch(() => null);
  if (engraving !== null) inkIn(canvas, engraving, inking, nextFrame, () => performance.now());
}

async function printed(print: Print): Promise<ImageBitmap | null> {
  const drawings = await Promise.all(print.figures.map(drawingOf));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(print.size.width * print.ratio)),
    Math.max(1, Math.round(print.size.height * print.ratio)),
  );
  const context = canvas.getContext('2d');
  if (context === null) return null;
  clipToChart(context, print);
  for (const [index, { code, strength, outline = false }] of print.figures.entries()) {
    const drawing = drawings[index];
    if (drawing === undefined) continue;
    const draw = outline ? drawOutline : drawPlate;
    draw(context, plateOf(code, drawing, print), print.colour, strength);
  }
  return canvas.transferToImageBitmap();
}

async function drawingOf({ code, outline = false }: PrintedFigure): Promise<{ readonly wash: string }> {
  if (!outline) return fetchEngraving(code);
  const { SILHOUETTES } = await import('./silhouettes.ts');
  return { wash: SILHOUETTES.get(code) ?? '' };
}

function nextFrame(work: () => void): void {
  if (port.requestAnimationFrame === undefined) setTimeout(work, FRAME_MS);
  else port.requestAnimationFrame(work);
}

/** Where a thread is not told of frames. */
const FRAME_MS = 16;
