import type { AdAstraView } from '@astrarium/ad-astra';
import { lazy } from 'react';
import type { Language } from '../../i18n/language.ts';
import { recall } from '../../lib/remember.ts';
import type { GameUi } from '../game-ui.ts';

export const adAstraUi: GameUi = {
  Setup: lazy(async () => ({ default: (await import('./setup/ad-astra-setup.tsx')).AdAstraSetup })),
  Result: lazy(async () => ({ default: (await import('./result/ad-astra-result.tsx')).AdAstraResult })),
  Scene: lazy(async () => ({ default: (await import('./replay/ad-astra-scene.tsx')).AdAstraScene })),
  Emblem: lazy(async () => ({ default: (await import('./emblem/orbits-drawing.tsx')).OrbitsDrawing })),
  byRounds: true,
  loadLesson: async () => (await import('./lesson/ad-astra-lesson.ts')).adAstraLesson,
  loadLessonWords: (language) => LESSON_WORDS[language](language),
  loadEventWords: async (language) => (await import('./words/event-words.ts')).adAstraEventWords(language),
  loadFigures: async () => (await import('./rulebook/figures.ts')).AD_ASTRA_FIGURES,
  Example: lazy(async () => ({ default: (await import('./rulebook/parts.ts')).AdAstraExample })),
  quickTable: async (lent) => {
    const { quickAdAstraTable, readAdAstraPlan } = await import('./setup/ad-astra-plan.ts');
    return quickAdAstraTable(readAdAstraPlan(recall('setup-ad-astra')), lent);
  },
  // A round is known to be the last only if an artifact has called it (B10.10).
  roundOf: (view) => {
    const { round, endCalled } = view as AdAstraView;
    return { round, last: endCalled };
  },
};

const LESSON_WORDS: Readonly<Record<Language, GameUi['loadLessonWords']>> = {
  en: async () => (await import('./words/en/lesson.ts')).tutorialAdAstra,
  fr: async () => (await import('./words/fr/lesson.ts')).tutorialAdAstra,
};
