import { plural } from '@astrarium/core/french';
import type { gameReview as english } from '../en/game-review.ts';
import type { Words } from '../words.ts';

export const gameReview: Words<typeof english> = {
  title: 'L’entraîneur',
  introduction:
    'Un Maître relit la partie : les chances de chacun à chaque tour, les moments où tout a basculé, les meilleurs coups manqués et la part de la chance.',
  start: 'Analyser la partie',
  again: 'Analyser à nouveau',
  stop: 'Arrêter',
  failed: 'L’analyse a échoué. Réessayez.',
  atWork: (looked, of) => `Décision ${looked} sur ${of}`,
  measure: 'Afficher',
  measures: { win: 'Chances de gagner', lead: 'Points d’avance' },
  chartLabel: (measure) => `Au fil de la partie : ${measure}. Les mêmes chiffres sont dans le tableau ci-dessous.`,
  start0: 'Début',
  end: 'Fin',
  table: 'En chiffres',
  step: 'Étape',
  seat: 'Joueur',
  lost: 'Perdu',
  rest: 'Chance et inexpliqué',
  points: 'Où la partie a basculé',
  noPoints: 'Nulle part vraiment : aucun tour n’a changé grand-chose.',
  turnOf: (name, win) => `${name}, à ${win}.`,
  decided: (words) => `Choix : ${sentence(words)}`,
  better: (words, gain) => `Mieux : ${words.replace(/\.$/, '')} (${gain}).`,
  moreGames: (share) => `${share} de chances`,
  hardly: 'de peu',
  morePoints: (written, points) => `${written} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  luckThen: (change) => `Puis la chance du tirage : ${change}.`,
  balance: (measure) => `Bilan : ${measure.toLowerCase()}`,
  first: 'Au début',
  ownLost: 'Ses choix',
  gifts: 'Choix des autres',
  last: 'À la fin',
  doubt:
    'Un Maître en juge d’un coup d’œil. Un choix ne compte comme une perte que si toutes ses analyses le disent ; ± indique la marge d’erreur du total. Ce qu’aucun choix n’explique relève de la chance ou des doutes de l’entraîneur.',
  here: (name, win, lead) => `L’entraîneur : ${name} à ${win}, ${standing(lead)}.`,
  whole: 'Voir toute l’analyse',
  ask: 'Demander à l’entraîneur',
};

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function standing(lead: number): string {
  return lead === 0 ? 'à égalité' : `${plural(Math.abs(lead), 'point')} ${lead < 0 ? 'de retard' : 'd’avance'}`;
}
