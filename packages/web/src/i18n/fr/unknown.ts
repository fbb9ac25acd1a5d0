import type { unknown as english } from '../en/unknown.ts';

export const unknown: typeof english = {
  subject: 'Terra incognita',
  title: 'Cette région du ciel n’est sur aucune carte',
  asked: 'Il n’y a rien à cette adresse :',
  thereIs: 'Vous pouvez aller ici :',
  home: 'Accueil, pour jouer tout de suite',
  setup: 'Préparer une table',
  games: 'Vos parties dans ce navigateur',
};
