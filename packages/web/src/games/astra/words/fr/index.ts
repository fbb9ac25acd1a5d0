import { inFrench, plural } from '@astrarium/core/french';
import type { AstraMessages } from '../en/index.ts';
import { sky } from './sky.ts';
import { solo } from './solo.ts';

export const words: AstraMessages = inFrench({
  sky,
  solo,

  card: {
    stars: (count) => plural(count, 'étoile'),
    finalFame: (fame) => `Renommée de décompte final : ${fame}`,
    figure: (name, stars, start, grand) =>
      `Figure de la constellation ${name}, ${plural(stars, 'étoile')}. Étoile de départ : ${start}. ${grand.length === 1 ? 'Grande étoile' : 'Grandes étoiles'} : ${list(grand)}.`,
    starTitle: (letter, name, magnitude) =>
      name === null ? `${letter}, magnitude ${magnitude}` : `${name} (${letter}), magnitude ${magnitude}`,
    ability: 'Pouvoir',
    boons: 'Bonus',
    boon: (name, what) => `${name} : ${what}`,
    more: 'Mythe et ciel',
    loading: 'Chargement du récit…',
    loreFailed: 'Le récit n’a pas pu être chargé. Refermez et rouvrez pour réessayer.',
    lines: 'Lignes',
    names: 'Étoiles nommées',
  },
});

const LIST = new Intl.ListFormat('fr');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
