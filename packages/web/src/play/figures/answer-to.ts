import { type AnyGame, at } from '@astrarium/core';
import type { FigureAnswer, FigureQuestion } from './figure-messages.ts';
import { decideIn, type FigureMoment, type FigurePosition, momentOf, openPosition } from './position.ts';

/** The positions of a game's figures, by name. */
export type Positions<Name extends string> = Readonly<Record<Name, FigurePosition<unknown>>>;

/** Plays the figure from its beginning, as often as it is asked: that takes a few milliseconds, and nothing has to be kept. */
export function answerTo<Name extends string>(game: AnyGame, positions: Positions<Name>, question: FigureQuestion<Name>): FigureAnswer {
  const position = positions[question.position];
  const table = openPosition(game, position);
  let moment = momentOf(table, position, []);
  for (const decision of question.decisions) {
    if (moment.seat === null) break;
    const news: FigureMoment<unknown, unknown>['news'] = decideIn(table, position, moment.seat, decision);
    moment = momentOf(table, position, news);
  }
  const asker = moment.seat ?? at(position.readers, 0);
  return {
    names: position.names,
    moment,
    refusal: question.why === undefined ? null : (table.refusal(asker, game.read(question.why)) ?? null),
  };
}
