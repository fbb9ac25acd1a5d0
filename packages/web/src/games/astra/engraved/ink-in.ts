import type { Engraving } from '../engravings/engraving.ts';
import { clipToChart, drawPlate, plateOf } from './draw.ts';
import type { Inking } from './print.ts';
import { strokeByStroke } from './strokes.ts';

/** Draws a figure on a canvas stroke by stroke, as with a pen: the outlines first, from the back to the front, the hatches close behind them. */
export function inkIn(
  canvas: OffscreenCanvas,
  engraving: Engraving,
  inking: Inking,
  nextFrame: (work: () => void) => void,
  now: () => number,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = Math.round(inking.size.width * inking.ratio);
  canvas.height = Math.round(inking.size.height * inking.ratio);
  clipToChart(context, inking);
  const lines = strokeByStroke(engraving.lines);
  const { fine, middle, broad } = engraving;
  const hatches = { fine: strokeByStroke(fine), middle: strokeByStroke(middle), broad: strokeByStroke(broad) };
  const begun = now();
  let before = 0;
  const step = (): void => {
    const part = Math.min(1, (now() - begun) / inking.milliseconds);
    const between = (strokes: readonly string[], from: number, to: number): string => {
      const reached = (at: number): number => Math.round(strokes.length * Math.min(1, Math.max(0, (at - from) / (to - from))));
      return strokes.slice(reached(before), reached(part)).join('');
    };
    const drawn = {
      wash: '',
      lines: between(lines, 0, 0.8),
      fine: between(hatches.fine, 0.2, 1),
      middle: between(hatches.middle, 0.2, 1),
      broad: between(hatches.broad, 0.2, 1),
    };
    drawPlate(context, plateOf(inking.code, drawn, inking), inking.colour, 1);
    before = part;
    if (part < 1) nextFrame(step);
  };
  step();
}
