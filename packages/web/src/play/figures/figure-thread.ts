import type { FigureAnswer, FigureQuestion, NumberedAnswer, NumberedQuestion } from './figure-messages.ts';

/** The thread that plays the figures of a game, as the page sees it. */
export interface FigureThread<Name extends string> {
  ask(question: FigureQuestion<Name>): Promise<FigureAnswer>;
  /** How a figure begins: the same every time, so it is asked once. */
  beginningOf(position: Name): Promise<FigureAnswer>;
}

/** The thread starts with the first question. */
export function figureThread<Name extends string>(start: () => Worker): FigureThread<Name> {
  const waiting = new Map<number, (answer: FigureAnswer) => void>();
  const beginnings = new Map<Name, Promise<FigureAnswer>>();
  let started: Worker | undefined;

  const startOnce = (): Worker => {
    if (started !== undefined) return started;
    started = start();
    started.addEventListener('message', ({ data: { number, answer } }: MessageEvent<NumberedAnswer>) => {
      waiting.get(number)?.(answer);
      waiting.delete(number);
    });
    return started;
  };

  const ask = (question: FigureQuestion<Name>): Promise<FigureAnswer> => {
    const worker = startOnce();
    const number = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      worker.postMessage({ number, question } satisfies NumberedQuestion<Name>);
    });
  };

  return {
    ask,
    beginningOf(position) {
      const known = beginnings.get(position) ?? ask({ position, decisions: [] });
      beginnings.set(position, known);
      return known;
    },
  };
}
