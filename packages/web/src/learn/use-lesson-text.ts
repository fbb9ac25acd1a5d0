import { use } from 'react';
import type { GameName } from '../host/messages.ts';
import type { Language } from '../text/language.ts';
import type { LessonWords, lesson } from '../text/lesson.en.ts';
import { useText } from '../text/use-text.ts';
import type { Words } from '../text/words.ts';

/** The words of a lesson, and those around every lesson. */
export interface LessonText {
  readonly around: Words<typeof lesson>;
  readonly lesson: LessonWords;
}

/** They are fetched with the first lesson, and nobody else waits for them. */
export function useLessonText(game: GameName): LessonText {
  const { language } = useText();
  const key = `${language} ${game}` as const;
  const loading = fetched.get(key) ?? LOADERS[key]();
  fetched.set(key, loading);
  return use(loading);
}

type Key = `${Language} ${GameName}`;

const fetched = new Map<Key, Promise<LessonText>>();

const LOADERS: Readonly<Record<Key, () => Promise<LessonText>>> = {
  'en astra': async () => ({
    around: (await import('../text/lesson.en.ts')).lesson,
    lesson: (await import('../text/tutorial-astra.en.ts')).tutorialAstra,
  }),
  'fr astra': async () => ({
    around: (await import('../text/lesson.fr.ts')).lesson,
    lesson: (await import('../text/tutorial-astra.fr.ts')).tutorialAstra,
  }),
  'en ad-astra': async () => ({
    around: (await import('../text/lesson.en.ts')).lesson,
    lesson: (await import('../text/tutorial-ad-astra.en.ts')).tutorialAdAstra,
  }),
  'fr ad-astra': async () => ({
    around: (await import('../text/lesson.fr.ts')).lesson,
    lesson: (await import('../text/tutorial-ad-astra.fr.ts')).tutorialAdAstra,
  }),
};
