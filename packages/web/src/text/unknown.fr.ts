import type { unknown as english } from './unknown.en.ts';

export const unknown: typeof english = {
  subject: 'Terra incognita',
  title: 'Cette région du ciel n’est sur aucune carte',
  asked: 'Il n’y a rien à cette adresse :',
  thereIs: 'Ce qu’il y a :',
  home: 'L’accueil, pour jouer tout de suite',
  setup: 'Une table à préparer',
  games: 'Vos parties dans ce navigateur',
  cards: 'Les quarante-huit cartes',
  rules: 'La règle d’Astra',
};
