import { use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import type { LessonWords, lesson } from '../../i18n/en/lesson.ts';
import type { Language } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Words } from '../../i18n/words.ts';

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
    around: (await import('../../i18n/en/lesson.ts')).lesson,
    lesson: (await import('../../games/astra/words/en/tutorial-astra.ts')).tutorialAstra,
  }),
  'fr astra': async () => ({
    around: (await import('../../i18n/fr/lesson.ts')).lesson,
    lesson: (await import('../../games/astra/words/fr/tutorial-astra.ts')).tutorialAstra,
  }),
  'en ad-astra': async () => ({
    around: (await import('../../i18n/en/lesson.ts')).lesson,
    lesson: (await import('../../games/ad-astra/words/en/tutorial-ad-astra.ts')).tutorialAdAstra,
  }),
  'fr ad-astra': async () => ({
    around: (await import('../../i18n/fr/lesson.ts')).lesson,
    lesson: (await import('../../games/ad-astra/words/fr/tutorial-ad-astra.ts')).tutorialAdAstra,
  }),
};
