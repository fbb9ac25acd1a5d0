import { inFrench } from '@astrarium/core/french';
import type { AstraPageMessages } from '../en/pages.ts';
import { atlas } from './atlas.ts';
import { soloPages } from './solo-pages.ts';

export const pages: AstraPageMessages = inFrench({
  atlas,
  soloPages,
  skipToCards: 'Aller aux cartes',

  cardsPage: {
    ofTheGame: 'Les constellations d’Astra',
    subject: 'Les quarante-huit cartes d’Astra',
    title: 'Les constellations de Ptolémée',
    introduction:
      'Vers l’an 150, Ptolémée d’Alexandrie décrivit quarante-huit constellations dans son Almageste. Dans le jeu Astra, chacune est une carte. Les joueurs cochent ses étoiles le long des lignes ; celui qui coche la dernière découvre la constellation et garde son pouvoir, et tous ceux qui l’ont aidé choisissent un de ses quatre bonus. Les voici toutes, chaque étoile à sa vraie place dans le ciel.',
    planisphere: 'Une carte du ciel autour du pôle nord, avec les figures des quarante-huit constellations.',
    list: 'Les cartes',
  },

  key: {
    title: 'Légende',
    stars: 'Étoiles',
    startingStar: 'Étoile de départ',
    grandStar: 'Grande étoile',
    commonStars: 'Étoiles communes selon leur éclat',
    elements: 'Éléments',
    boons: 'Bonus',
    card: 'Carte',
    finalFame: 'Renommée de décompte final',
  },

  choice: {
    title: 'Choisir des cartes',
    search: 'Nom de constellation ou d’étoile',
    elements: 'Élément',
    sort: 'Ordre',
    byName: 'Par nom',
    byStars: 'Par nombre d’étoiles',
    shown: (shown, all) =>
      shown === all ? `Les ${all} constellations` : `${shown} ${shown < 2 ? 'constellation' : 'constellations'} sur ${all}`,
    none: 'Aucune constellation ne correspond.',
    showAll: 'Tout afficher',
  },
});
