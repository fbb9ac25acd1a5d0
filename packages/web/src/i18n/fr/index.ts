import { inFrench, plural } from '@astrarium/core/french';
import type { Messages } from '../en/index.ts';
import { site } from './site.ts';
import { sky } from './sky.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';

export const fr: Messages = inFrench({
  site,
  siteName: 'Astrarium',
  chooseLanguage: 'Langue',

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

  sky,
  table,
  solo,
});

const LIST = new Intl.ListFormat('fr');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
