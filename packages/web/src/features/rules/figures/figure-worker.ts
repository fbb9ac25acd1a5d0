import type { FigureAnswer, FigureQuestion } from '../../../play/figures/figure-messages.ts';
import { answerTo } from './positions.ts';

/** The thread in which the figures of the rulebook are played: so the rules of the games are no part of any page. */
const port = globalThis as unknown as {
  postMessage(message: { readonly number: number; readonly answer: FigureAnswer }): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<{ number: number; question: FigureQuestion }>) => void): void;
};

port.addEventListener('message', ({ data: { number, question } }) => {
  port.postMessage({ number, answer: answerTo(question) });
});
