import { plural } from '@astrarium/core/french';
import type { glossary as english } from '../en/glossary.ts';

export const glossary: typeof english = {
  subject: 'Glossaire',
  title: 'Les mots des deux jeux',
  introduction: 'Le nom de chaque chose en anglais et en français, avec la règle qui en dit le plus.',
  search: 'Chercher un mot dans l’une des deux langues',
  found: (count) => plural(count, 'mot'),
  none: 'Aucun mot ne correspond.',
  rule: 'Règle',
  toRules: 'Voir les règles',
};
