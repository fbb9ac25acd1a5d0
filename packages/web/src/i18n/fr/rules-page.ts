import { plural } from '@astrarium/core/french';
import type { rulesPage as english } from '../en/rules-page.ts';

export const rulesPage: typeof english = {
  subject: 'Livret de règles',
  books: 'Livrets de règles',
  loading: 'Chargement des règles…',
  failed: 'Les règles n’ont pas pu être chargées. Rechargez la page pour réessayer.',
  chapters: 'Chapitres',
  search: 'Chercher un mot ou un numéro',
  found: (count) => plural(count, 'règle'),
  none: 'Aucune règle ne correspond.',
  clear: 'Afficher toutes les règles',
  back: 'Retour',
  backToGame: 'Retour à votre partie',
  inYourGame: 'Dans votre partie',
  glossary: 'Glossaire anglais et français',
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  noSuchRule: (rule) => `La règle ${rule} n’existe pas. Voici celles qui existent.`,
};
