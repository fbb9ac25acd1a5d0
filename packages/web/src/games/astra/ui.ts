import type { AstraView } from '@astrarium/astra';
import { lazy } from 'react';
import type { Language } from '../../i18n/language.ts';
import { recall } from '../../lib/remember.ts';
import type { GameUi } from '../game-ui.ts';

export const astraUi: GameUi = {
  Setup: lazy(async () => ({ default: (await import('./setup/astra-setup.tsx')).AstraSetup })),
  Result: lazy(async () => ({ default: (await import('./result/astra-result.tsx')).AstraResult })),
  Scene: lazy(async () => ({ default: (await import('./replay/astra-scene.tsx')).AstraScene })),
  Emblem: lazy(async () => ({ default: (await import('./emblem/orion.tsx')).Orion })),
  Frontispiece: lazy(async () => ({ default: (await import('./emblem/whole-sky.tsx')).WholeSky })),
  Corner: lazy(async () => ({ default: (await import('./your-sky/your-sky-corner.tsx')).YourSkyCorner })),
  byRounds: false,
  loadLesson: async () => (await import('./lesson/astra-lesson.ts')).astraLesson,
  loadLessonWords: (language) => LESSON_WORDS[language](language),
  loadEventWords: async (language) => (await import('./words/event-words.ts')).astraEventWords(language),
  loadFigures: async () => (await import('./rulebook/figures.ts')).ASTRA_FIGURES,
  Example: lazy(async () => ({ default: (await import('./rulebook/parts.ts')).AstraExample })),
  quickTable: async (lent) => {
    const { quickTable, readPlan } = await import('./setup/plan.ts');
    return quickTable(readPlan(recall('setup')), lent);
  },
  soloTable: async (lent, opponent) => {
    const { FIRST_PLAN, readPlan, soloTable } = await import('./setup/plan.ts');
    return soloTable({ ...readPlan(recall('setup')), setting: FIRST_PLAN.setting, seed: '' }, lent, opponent);
  },
  roundOf: (view) => {
    const { round, lastRound } = view as AstraView;
    return { round, last: round === lastRound };
  },
};

const LESSON_WORDS: Readonly<Record<Language, GameUi['loadLessonWords']>> = {
  en: async () => (await import('./words/en/lesson.ts')).tutorialAstra,
  fr: async () => (await import('./words/fr/lesson.ts')).tutorialAstra,
};
