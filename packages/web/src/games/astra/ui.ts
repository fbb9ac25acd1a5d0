import type { AstraView } from '@astrarium/astra';
import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import { lazy } from 'react';
import { recall } from '../../lib/remember.ts';
import type { GameUi } from '../game-ui.ts';
import { ASTRA_PERSONALITIES } from './personalities.ts';
import { loadAstraLesson, loadAstraRulebook } from './words/catalogues.ts';

export const astraUi: GameUi = {
  personalities: ASTRA_PERSONALITIES,
  quickTable: async (lent) => {
    const { quickTable, readPlan } = await import('./setup/plan.ts');
    return quickTable(readPlan(recall('setup')), lent);
  },
  soloTable: async (lent, opponent) => {
    const { FIRST_PLAN, readPlan, soloTable } = await import('./setup/plan.ts');
    return soloTable({ ...readPlan(recall('setup')), setting: FIRST_PLAN.setting, seed: '' }, lent, opponent);
  },
  setup: { Form: lazy(async () => ({ default: (await import('./setup/astra-setup.tsx')).AstraSetup })) },
  // Nobody plays alone online: for that no network is needed.
  online: { players: [2, 3, 4, 5], inks: ASTRA_INKS, options: {}, optionsOf: (players) => ({ players, first: 'random' }) },
  rulebook: {
    letter: 'A',
    load: loadAstraRulebook,
    loadFigures: async () => (await import('./rulebook/figures.ts')).ASTRA_FIGURES,
    Example: lazy(async () => ({ default: (await import('./rulebook/parts.ts')).AstraExample })),
  },
  lesson: { load: async () => (await import('./lesson/astra-lesson.ts')).astraLesson, loadWords: loadAstraLesson },
  Result: lazy(async () => ({ default: (await import('./result/astra-result.tsx')).AstraResult })),
  replay: { Scene: lazy(async () => ({ default: (await import('./replay/astra-scene.tsx')).AstraScene })), byRounds: false },
  Emblem: lazy(async () => ({ default: (await import('./emblem/orion.tsx')).Orion })),
  Frontispiece: lazy(async () => ({ default: (await import('./emblem/whole-sky.tsx')).WholeSky })),
  Corner: lazy(async () => ({ default: (await import('./your-sky/your-sky-corner.tsx')).YourSkyCorner })),
  loadEventWords: async (language) => (await import('./words/event-words.ts')).astraEventWords(language),
  loadGlossary: async (language) => (await import('./words/glossary.ts')).astraGlossary(language),
  places: ['cards', 'atlas', 'your-sky'],
  roundOf: (view) => {
    const { round, lastRound } = view as AstraView;
    return { round, last: round === lastRound };
  },
};
