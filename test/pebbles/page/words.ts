import type { AnyNarrator } from '@astrarium/core';
import { type Catalogue, catalogue } from '../../../packages/web/src/i18n/catalogue.ts';
import type { GameWords } from '../../../packages/web/src/i18n/game-words.ts';

export const loadPebblesAbout: Catalogue<GameWords> = catalogue(async (language) => ABOUT[language]);

export const loadPebblesNarrator: Catalogue<AnyNarrator> = catalogue(async (language) => {
  const { narrator } = language === 'fr' ? await import('../narrator.fr.ts') : await import('../narrator.en.ts');
  return narrator as AnyNarrator;
});

const ABOUT: Readonly<Record<'en' | 'fr', GameWords>> = {
  en: {
    name: 'Pebbles',
    facts: '2 seats',
    about: 'Whoever takes the last pebble wins.',
    play: 'Play Pebbles',
    setUp: 'Set up Pebbles',
    rules: 'The rules of Pebbles',
    setupIntroduction: 'Who plays.',
    total: (total) => `${total}`,
    credits: [],
    personalities: {},
    players: { human: 'Somebody at this screen.', random: 'Plays by chance.', adept: 'Counts.' },
    onlineOptions: {},
    places: {},
  },
  fr: {
    name: 'Cailloux',
    facts: '2 places',
    about: 'Qui prend le dernier caillou gagne.',
    play: 'Jouer aux Cailloux',
    setUp: 'Préparer une partie de Cailloux',
    rules: 'Les règles des Cailloux',
    setupIntroduction: 'Qui joue.',
    total: (total) => `${total}`,
    credits: [],
    personalities: {},
    players: { human: 'Quelqu’un à cet écran.', random: 'Joue au hasard.', adept: 'Compte.' },
    onlineOptions: {},
    places: {},
  },
};
