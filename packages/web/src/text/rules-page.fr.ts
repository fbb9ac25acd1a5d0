import { plural } from '@astrarium/core/french';
import type { rulesPage as english } from './rules-page.en.ts';

export const rulesPage: typeof english = {
  subject: 'Le livre de règle',
  titles: { astra: 'La règle d’Astra', 'ad-astra': 'La règle d’Ad Astra' },
  books: 'Livres de règle',
  loading: 'On va chercher la règle…',
  failed: 'La règle n’a pas pu être chargée. Rechargez la page pour réessayer.',
  chapters: 'Chapitres',
  search: 'Chercher un mot ou un numéro',
  found: (count) => plural(count, 'règle'),
  none: 'Aucune règle ne dit cela.',
  clear: 'Afficher toute la règle',
  back: 'Retour',
  backToGame: 'Retour à votre partie',
  inYourGame: 'Dans votre partie',
  glossary: 'Glossaire anglais et français',
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  noSuchRule: (rule) => `Il n’y a pas de règle ${rule}. Voici celles qu’il y a.`,
};
