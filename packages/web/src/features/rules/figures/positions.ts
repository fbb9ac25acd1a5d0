import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import { type AnyGame, at } from '@astrarium/core';
import { BUILDING, MOVING, PLANNING, SCORING } from '../../../games/ad-astra/rulebook/positions.ts';
import { BEGUN, DISCOVERED, RESTING, UNMARKED } from '../../../games/astra/rulebook/positions.ts';
import type { FigureAnswer, FigureQuestion, PositionName } from '../../../play/figures/figure-messages.ts';
import { decideIn, type Moment, momentOf, openPosition, type Position } from '../../../play/figures/position.ts';

interface Playable {
  readonly game: AnyGame;
  readonly position: Position<unknown>;
}

export const POSITIONS: Readonly<Record<PositionName, Playable>> = {
  unmarked: { game: astra, position: UNMARKED },
  begun: { game: astra, position: BEGUN },
  discovered: { game: astra, position: DISCOVERED },
  resting: { game: astra, position: RESTING },
  planning: { game: adAstra, position: PLANNING },
  building: { game: adAstra, position: BUILDING },
  moving: { game: adAstra, position: MOVING },
  scoring: { game: adAstra, position: SCORING },
};

/** Plays the figure from its beginning, as often as it is asked: that takes a few milliseconds, and nothing has to be kept. */
export function answerTo({ position: name, decisions, why }: FigureQuestion): FigureAnswer {
  const { game, position } = POSITIONS[name];
  const table = openPosition(game, position);
  let moment = momentOf(table, position, []);
  for (const decision of decisions) {
    if (moment.seat === null) break;
    const news: Moment<unknown, unknown>['news'] = decideIn(table, position, moment.seat, decision);
    moment = momentOf(table, position, news);
  }
  const asker = moment.seat ?? at(position.readers, 0);
  return {
    names: position.names,
    moment,
    refusal: why === undefined ? null : (table.refusal(asker, game.read(why)) ?? null),
  };
}
