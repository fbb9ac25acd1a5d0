import { plural } from '@astrarium/core/french';
import type { atlas as english } from './atlas.en.ts';

export const atlas: typeof english = {
  title: 'L’atlas',
  subject: 'Le ciel de Ptolémée, étoile par étoile',
  toList: 'Aller à la liste',
  contents: 'L’atlas du ciel',
  contentsFacts: 'une seule carte, de près et de loin',
  open: 'Ouvrir l’atlas du ciel',
  noSuchCard: (code) => `Aucune constellation ne répond aux lettres « ${code} ». Choisissez-en une dans le ciel ou dans la liste.`,

  sky: {
    title: 'Le ciel',
    label: 'Carte du ciel avec les quarante-huit constellations',
    keys: 'Les flèches déplacent la carte ; plus et moins approchent et éloignent, 0 montre tout le ciel. Entrée ouvre la constellation du milieu, Échap la referme. Toutes les constellations sont aussi dans la liste.',
    inMiddle: (name) => `Au milieu : ${name}`,
    nearer: 'Plus près',
    farther: 'Plus loin',
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
    more: 'Par étoiles, pouvoir et bonus',
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
    evening: 'Au plus haut à neuf heures du soir',
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
    deciding: 'Combien de parties elle décide',
    decided: 'Parties qu’elle décide',
    discovered: 'Parties où elle est découverte',
    won: 'Victoires de qui la découvre',
    fame: 'Renommée apportée à qui la découvre',
    rank: (rank, all) => (rank === 1 ? `la première des ${all}` : `${rank}ᵉ des ${all}`),
    mean: (mean) => `moyenne des cartes : ${mean}`,
    sample: (games, least, most) =>
      `D’après ${games} parties entre Adeptes, de ${least} à ${plural(most, 'joueur')}. Une carte décide une partie qui n’aurait pas été gagnée sans la renommée, les bonus et les points de fin qu’elle a apportés.`,
  },
};
