import { plural } from '@astrarium/core/french';
import type { atlas as english } from '../en/atlas.ts';

export const atlas: typeof english = {
  title: 'L’atlas',
  subject: 'Le ciel de Ptolémée, étoile par étoile',
  toList: 'Aller à la liste',
  open: 'Ouvrir l’atlas du ciel',
  noSuchCard: (code) => `Aucune constellation n’a pour abréviation « ${code} ». Choisissez-en une dans le ciel ou dans la liste.`,

  sky: {
    title: 'Le ciel',
    label: 'Carte du ciel avec les quarante-huit constellations',
    keys: 'Les flèches déplacent la carte ; + et − agrandissent et réduisent, 0 montre tout le ciel. Entrée ouvre la constellation du centre, Échap la referme. Toutes les constellations sont aussi dans la liste.',
    inMiddle: (name) => `Au centre : ${name}`,
    nearer: 'Agrandir',
    farther: 'Réduire',
    whole: 'Tout le ciel',
    magnitude: (magnitude) => `magnitude ${magnitude}`,
    magnitudes: 'Étoiles par magnitude',
  },

  map: {
    equator: 'Équateur céleste',
    ecliptic: 'Écliptique',
    hour: (numeral) => `${numeral} h`,
    declination: (degrees) => `${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`,
  },

  list: {
    title: 'Les constellations',
    search: 'Nom de constellation ou d’étoile',
    more: 'Filtrer par étoiles, pouvoir et bonus',
    stars: 'Étoiles',
    anyStars: 'peu importe',
    starBand: (least, most) => `${least} à ${plural(most, 'étoile')}`,
    ability: 'Pouvoir',
    anyAbility: 'peu importe',
    boons: 'Bonus offerts',
  },

  sheet: {
    close: 'Fermer',
    placeTitle: 'Où la trouver',
    rightAscension: 'Ascension droite',
    hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')} min`,
    declination: 'Déclinaison',
    evening: 'Au plus haut vers 21 h',
    seenFrom: 'Visible en entier',
    latitudes: (north, south) => `entre ${north} et ${south}`,
    latitude: (degrees) => (degrees === 0 ? '0°' : `${Math.abs(degrees)}° ${degrees < 0 ? 'S' : 'N'}`),
    lore: 'Mythe et ciel',
    stars: 'Étoiles nommées',
    star: 'Étoile',
    letter: 'Lettre',
    magnitude: 'Magnitude',
    others: (count) =>
      count < 2 ? 'Une autre étoile de la figure n’a pas de nom.' : `${count} autres étoiles de la figure n’ont pas de nom.`,
    card: 'Sa carte',
    deciding: 'Son poids dans les parties',
    decided: 'Parties qu’elle a décidées',
    discovered: 'Parties où elle a été découverte',
    won: 'Victoires de celui qui la découvre',
    fame: 'Points de renommée qu’elle lui rapporte',
    rank: (rank, all) => (rank === 1 ? `la première des ${all}` : `${rank}ᵉ des ${all}`),
    mean: (mean) => `moyenne des cartes : ${mean}`,
    sample: (games, least, most) =>
      `D’après ${games} parties entre Adeptes, de ${least} à ${plural(most, 'joueur')}. Une carte a décidé une partie si le vainqueur ne l’aurait pas gagnée sans les points de renommée et les bonus qu’elle a apportés.`,
  },
};
