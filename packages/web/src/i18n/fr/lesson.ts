import { inFrench } from '@astrarium/core/french';
import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = inFrench({
  title: (game) => `Apprendre à jouer à ${game}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  hints: 'Conseils',
  goOn: 'Continuer',
  show: 'Montrez-moi où',
  others: 'Les autres jouent…',
  readOn: 'Rien à toucher pour l’instant : lisez, puis appuyez sur « Continuer ».',
  anew: 'Recommencer',
  skip: 'Passer la leçon',
  without: 'Jouer sans conseils',
  adept: 'Un Adepte ferait ceci :',
  skipped: 'Leçon passée : à vous de jouer comme vous voulez.',
  over: 'La partie est terminée. Voyez d’où viennent les points, ou recommencez la leçon quand vous voulez.',
  opening: 'Préparation de la leçon…',
});
