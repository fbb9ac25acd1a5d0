import { inFrench } from '@astrarium/core/french';
import type { lesson as english } from './lesson.en.ts';
import type { Words } from './words.ts';

export const lesson: Words<typeof english> = inFrench({
  title: (game) => `Apprendre ${game}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  hints: 'Conseils',
  goOn: 'Continuer',
  show: 'Montrez-moi où',
  others: 'Les autres décident…',
  readOn: 'Rien à toucher encore : lisez, puis appuyez sur « Continuer ».',
  anew: 'Recommencer',
  skip: 'Passer la leçon',
  without: 'Jouer sans conseils',
  adept: 'Un Adepte ferait ceci :',
  skipped: 'La leçon est passée : décidez désormais comme vous voulez.',
  over: 'La partie est finie. Voyez d’où viennent les points, ou reprenez la leçon du début quand vous voulez.',
  opening: 'On prépare la leçon…',
});
