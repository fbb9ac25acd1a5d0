import { inFrench } from '@astrarium/core/french';
import type { PageMessages } from '../en/pages.ts';
import { atlas } from './atlas.ts';
import { bots } from './bots.ts';
import { coach } from './coach.ts';
import { figures } from './figures.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { rulesPage } from './rules-page.ts';
import { setup } from './setup.ts';
import { soloPages } from './solo-pages.ts';
import { textTable } from './text-table.ts';
import { unknown } from './unknown.ts';

export const pages: PageMessages = inFrench({
  home,
  setup,
  bots,
  coach,
  games,
  online,
  result,
  replay,
  rulesPage,
  unknown,
  atlas,
  glossary,
  figures,
  textTable,
  soloPages,
  skipToCards: 'Aller aux cartes',
  stillSky: 'Immobiliser le ciel',
  turnSky: 'Faire tourner le ciel',

  cardsPage: {
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

  footer: {
    title: 'Crédits',
    unofficial:
      'Astrarium n’est pas un site officiel. Les auteurs et les éditeurs des jeux proposés n’y ont pas pris part et ne l’ont ni approuvé ni autorisé sous licence. Les règles sont rédigées avec nos propres mots, et tous les dessins sont de nous.',
    astra:
      'Astra est un jeu de Patrik Porkoláb et Frigyes Schőberl avec Eszter Krisztina Sas, édité par Mindclash Games. Le mode solo, avec Ptolémée, est de John Albertson et Dávid Turczi.',
    adAstra: 'Ad Astra est un jeu de Bruno Faidutti et Serge Laget, édité par Nexus Games en 2009.',
    cards:
      'Les noms et les pouvoirs des cartes sont ceux du jeu. Éléments, figures, bonus, étoiles de départ, grandes étoiles et renommée de décompte final sont de notre conception partout où les règles ne les fixent pas.',
    sky: 'Positions, magnitudes et désignations des étoiles : d3-celestial d’Olaf Frohn (licence BSD). Noms propres : IAU Catalog of Star Names (IAU WGSN) et quelques noms traditionnels.',
    type: 'Caractères : EB Garamond et IM Fell French Canon d’Igino Marini (SIL Open Font License).',
  },
});
