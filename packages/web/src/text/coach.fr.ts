import type { coach as english } from './coach.en.ts';
import type { Words } from './words.ts';

export const coach: Words<typeof english> = {
  title: 'L’entraîneur',
  introduction:
    'Un Maître reprend la partie et dit ce que chacun pouvait espérer à chaque tour, où elle a basculé, ce qui aurait mieux valu, et quelle part revient à la chance.',
  start: 'Reprendre la partie',
  again: 'Encore une fois',
  stop: 'Arrêter',
  failed: 'L’entraîneur n’a pas pu être consulté. Essayez encore.',
  atWork: (looked, of) => `Décision ${looked} sur ${of}`,
  measure: 'Ce que montre la courbe',
  measures: { win: 'Parties gagnées', lead: 'Points d’avance' },
  chartLabel: (measure) => `Espérance au fil de la partie : ${measure}. Les mêmes chiffres ci-dessous.`,
  start0: 'Début',
  end: 'Fin',
  table: 'En chiffres',
  step: 'Pas',
  seat: 'Place',
  lost: 'Perdu',
  luck: 'Chance',
  points: 'Où la partie a basculé',
  noPoints: 'Nulle part en particulier : aucun tour n’a changé grand-chose.',
  turnOf: (name, win) => `${name}, à ${win}.`,
  decided: (words) => `Choix : ${sentence(words)}`,
  better: (words, gain) => `Mieux : ${sentence(words)} (${gain})`,
  luckThen: (change) => `Chance du tirage ensuite : ${change}.`,
  balance: 'D’où cela vient',
  first: 'Au début',
  ownLost: 'Ses choix',
  gifts: 'Choix des autres',
  last: 'À la fin',
  doubt: 'Tout cela autant qu’un Maître peut en juger d’un bref regard : quelques centièmes de plus ou de moins ne veulent rien dire.',
  here: (name, win, lead) => `L’entraîneur : ${name} à ${win}, ${lead} points.`,
  whole: 'Le bilan entier',
  ask: 'Demander à l’entraîneur',
};

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
