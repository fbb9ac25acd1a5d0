import type { FigureAnswer, FigureQuestion, PositionName } from './figure-messages.ts';

/** Asks the thread that plays the figures; it starts with the first question. */
export function askFigure(question: FigureQuestion): Promise<FigureAnswer> {
  const worker = startWorker();
  const number = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    worker.postMessage({ number, question });
  });
}

/** How a figure begins: the same every time, so it is asked once. */
export function beginningOf(position: PositionName): Promise<FigureAnswer> {
  const known = beginnings.get(position) ?? askFigure({ position, decisions: [] });
  beginnings.set(position, known);
  return known;
}

const waiting = new Map<number, (answer: FigureAnswer) => void>();
const beginnings = new Map<PositionName, Promise<FigureAnswer>>();
let started: Worker | undefined;

function startWorker(): Worker {
  if (started !== undefined) return started;
  started = new Worker(new URL('../../features/rules/figures/figure-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { number, answer } }: MessageEvent<{ number: number; answer: FigureAnswer }>) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  });
  return started;
}
