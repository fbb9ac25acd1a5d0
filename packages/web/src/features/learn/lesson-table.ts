import { at } from '@astrarium/core';
import type { NewTable } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { type Lesson, scriptOf } from '../../play/guidance/lesson.ts';

/** The table of a lesson: the person of the last plan against Adepts, who keep to the script as long as it lasts. */
export async function lessonTable(lesson: Lesson, lent: readonly string[]): Promise<NewTable> {
  const quick = await GAME_UIS[lesson.game].quickTable(lent);
  return {
    game: lesson.game,
    options: lesson.options,
    seats: quick.seats.map((seat, number) => ({ ...seat, ink: at(lesson.inks, number) })),
    seed: lesson.seed,
    script: scriptOf(lesson),
  };
}
