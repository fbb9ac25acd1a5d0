import { at } from '@astrarium/core';
import type { NewTable } from '../../client/local/messages.ts';
import { quickAdAstraTable, readAdAstraPlan } from '../../games/ad-astra/setup/ad-astra-plan.ts';
import { recall } from '../../lib/remember.ts';
import { quickTable, readPlan } from '../setup/plan.ts';
import { type Lesson, scriptOf } from './lesson.ts';

/** The table of a lesson: the person of the last plan against Adepts, who keep to the script as long as it lasts. */
export function lessonTable(lesson: Lesson, lent: readonly string[]): NewTable {
  const quick =
    lesson.game === 'astra'
      ? quickTable(readPlan(recall('setup')), lent)
      : quickAdAstraTable(readAdAstraPlan(recall('setup-ad-astra')), lent);
  return {
    game: lesson.game,
    options: lesson.options,
    seats: quick.seats.map((seat, number) => ({ ...seat, ink: at(lesson.inks, number) })),
    seed: lesson.seed,
    script: scriptOf(lesson),
  };
}
