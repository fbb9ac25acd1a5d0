import { use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
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
  const loading = fetched.get(key) ?? load(language, game);
  fetched.set(key, loading);
  return use(loading);
}

type Key = `${Language} ${GameName}`;

const fetched = new Map<Key, Promise<LessonText>>();

async function load(language: Language, game: GameName): Promise<LessonText> {
  const [around, lesson] = await Promise.all([AROUND[language](), GAME_UIS[game].loadLessonWords(language)]);
  return { around, lesson };
}

const AROUND: Readonly<Record<Language, () => Promise<LessonText['around']>>> = {
  en: async () => (await import('../../i18n/en/lesson.ts')).lesson,
  fr: async () => (await import('../../i18n/fr/lesson.ts')).lesson,
};
