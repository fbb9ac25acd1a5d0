import type { AdAstraView } from '@astrarium/ad-astra';
import { lazy } from 'react';
import { recall } from '../../lib/remember.ts';
import type { GameUi } from '../game-ui.ts';
import { AD_ASTRA_PERSONALITIES } from './personalities.ts';
import { adAstraOnline } from './setup/online-setup.ts';
import { loadAdAstraLesson, loadAdAstraRulebook } from './words/catalogues.ts';

export const adAstraUi: GameUi = {
  personalities: AD_ASTRA_PERSONALITIES,
  quickTable: async (lent) => {
    const { quickAdAstraTable, readAdAstraPlan } = await import('./setup/ad-astra-plan.ts');
    return quickAdAstraTable(readAdAstraPlan(recall('setup-ad-astra')), lent);
  },
  setup: { Form: lazy(async () => ({ default: (await import('./setup/ad-astra-setup.tsx')).AdAstraSetup })) },
  online: adAstraOnline,
  rulebook: {
    letter: 'B',
    load: loadAdAstraRulebook,
    loadFigures: async () => (await import('./rulebook/figures.ts')).AD_ASTRA_FIGURES,
    Example: lazy(async () => ({ default: (await import('./rulebook/parts.ts')).AdAstraExample })),
  },
  lesson: { load: async () => (await import('./lesson/ad-astra-lesson.ts')).adAstraLesson, loadWords: loadAdAstraLesson },
  Result: lazy(async () => ({ default: (await import('./result/ad-astra-result.tsx')).AdAstraResult })),
  replay: { Scene: lazy(async () => ({ default: (await import('./replay/ad-astra-scene.tsx')).AdAstraScene })), byRounds: true },
  Emblem: lazy(async () => ({ default: (await import('./emblem/orbits-drawing.tsx')).OrbitsDrawing })),
  loadEventWords: async (language) => (await import('./words/event-words.ts')).adAstraEventWords(language),
  places: [],
  // A round is known to be the last only if an artifact has called it (B10.10).
  roundOf: (view) => {
    const { round, endCalled } = view as AdAstraView;
    return { round, last: endCalled };
  },
};
