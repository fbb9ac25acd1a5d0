import type { AnyGame } from '@astrarium/core';
import { answerTo, type Positions } from './answer-to.ts';
import type { NumberedAnswer, NumberedQuestion } from './figure-messages.ts';

/** Plays the figures of a game in a thread of their own: so the rules of the game are no part of any page. */
export function serveFigures<Name extends string>(game: AnyGame, positions: Positions<Name>): void {
  const port = globalThis as unknown as {
    postMessage(message: NumberedAnswer): void;
    addEventListener(kind: 'message', listener: (event: MessageEvent<NumberedQuestion<Name>>) => void): void;
  };
  port.addEventListener('message', ({ data: { number, question } }) => {
    port.postMessage({ number, answer: answerTo(game, positions, question) });
  });
}
