import type { Messages } from './en.ts';
import { games } from './games.fr.ts';
import { home } from './home.fr.ts';
import { online } from './online.fr.ts';
import { replay } from './replay.fr.ts';
import { result } from './result.fr.ts';
import { rulesPage } from './rules-page.fr.ts';
import { setup } from './setup.fr.ts';
import { site } from './site.fr.ts';
import { sky } from './sky.fr.ts';
import { solo } from './solo.fr.ts';
import { table } from './table.fr.ts';
import { unknown } from './unknown.fr.ts';

export const fr: Messages = {
  site,
  home,
  setup,
  games,
  online,
  result,
  replay,
  rulesPage,
  unknown,
  siteName: 'Astrarium',
  skipToCards: 'Aller aux cartes',
  chooseLanguage: 'Langue',
  stillSky: 'Arrêter le ciel',
  turnSky: 'Faire tourner le ciel',

  cardsPage: {
    subject: 'Les quarante-huit cartes d’Astra',
    title: 'Les constellations de Ptolémée',
    introduction:
      'Vers l’an 150, Ptolémée d’Alexandrie décrivit quarante-huit constellations dans son Almageste. Dans le jeu Astra, chacune est une carte. Les joueurs cochent ses étoiles le long des lignes\u00a0; qui coche la dernière découvre la constellation et en garde le pouvoir, et tous ceux qui ont aidé choisissent un de ses quatre bonus. Les voici toutes, chaque étoile à sa vraie place dans le ciel.',
    planisphere: 'Une carte du ciel autour du pôle nord, avec les figures des quarante-huit constellations.',
    list: 'Les cartes',
  },

  key: {
    title: 'Explication des signes',
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
    none: 'Aucune constellation ne répond à cela.',
    showAll: 'Tout afficher',
  },

  card: {
    stars: (count) => (count < 2 ? `${count} étoile` : `${count} étoiles`),
    finalFame: (fame) => `Renommée de décompte final\u00a0: ${fame}`,
    figure: (name, stars, start, grand) =>
      `Figure de la constellation ${name}, ${stars} étoiles. Étoile de départ\u00a0: ${start}. ${grand.length === 1 ? 'Grande étoile' : 'Grandes étoiles'}\u00a0: ${list(grand)}.`,
    starTitle: (letter, name, magnitude) =>
      name === null ? `${letter}, magnitude ${magnitude}` : `${name} (${letter}), magnitude ${magnitude}`,
    ability: 'Pouvoir',
    boons: 'Bonus',
    boon: (name, what) => `${name}\u00a0: ${what}`,
    more: 'Mythe et ciel',
    loading: 'On va chercher le récit …',
    loreFailed: 'Le récit n’a pas pu être chargé. Refermez et rouvrez pour réessayer.',
    lines: 'Lignes',
    names: 'Étoiles nommées',
  },

  sky,
  table,
  solo,

  footer: {
    title: 'Crédits',
    unofficial:
      'Astrarium n’est pas officiel. Il n’est ni fait, ni approuvé, ni licencié par les auteurs ou les éditeurs des jeux qu’il propose. Les règles sont dites avec nos propres mots et tous les dessins sont les nôtres.',
    astra:
      'Astra est un jeu de Patrik Porkoláb et Frigyes Schőberl avec Eszter Krisztina Sas, édité par Mindclash Games. Son adversaire automatique Auptolemy est de John Albertson et Dávid Turczi.',
    adAstra: 'Ad Astra est un jeu de Bruno Faidutti et Serge Laget, édité par Nexus Games en 2009.',
    cards:
      'Les noms et les pouvoirs des cartes sont ceux du jeu. Éléments, figures, bonus, étoiles de départ, grandes étoiles et renommée de décompte final sont de notre conception partout où la règle ne les fixe pas.',
    sky: 'Positions, magnitudes et désignations des étoiles\u00a0: d3-celestial d’Olaf Frohn (licence BSD). Noms propres\u00a0: IAU Catalog of Star Names (IAU WGSN) et quelques noms traditionnels.',
    type: 'Caractères\u00a0: EB Garamond et IM Fell French Canon d’Igino Marini (SIL Open Font License).',
  },
};

function list(items: readonly string[]): string {
  return new Intl.ListFormat('fr').format(items);
}
