import { use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { loadLessonFrame } from '../../i18n/catalogues.ts';
import type { LessonFrame, LessonWords } from '../../i18n/en/lesson.ts';
import { useText } from '../../i18n/use-text.ts';

/** The words of a lesson, if the game has one, and those around every lesson. */
export interface LessonText {
  readonly around: LessonFrame;
  readonly lesson: LessonWords | null;
}

/** They are fetched with the first lesson, and nobody else waits for them. */
export function useLessonText(game: GameName): LessonText {
  const around = useCatalogue(loadLessonFrame);
  const { language } = useText();
  const lesson = use(GAME_UIS[game].lesson?.loadWords(language) ?? NO_WORDS);
  return { around, lesson };
}

const NO_WORDS: Promise<null> = Promise.resolve(null);
