import { plural } from '@astrarium/core/french';
import type { figures as english } from '../en/figures.ts';
import type { Words } from '../words.ts';

export const figures: Words<typeof english> = {
  titles: {
    marking: 'Cocher le Taureau',
    resting: 'Faire tourner le disque',
    boons: 'Choisir un bonus',
    elements: 'Remplir la grille',
    example: 'Jouer l’exemple',
    planning: 'Planifier une manche',
    movement: 'Déplacer deux vaisseaux',
    build: 'Construire',
    scoring: 'Choisir un critère',
  },
  hints: {
    marking:
      'Robin a coché trois étoiles. Touchez une étoile qui brille pour la cocher ; touchez-en une autre pour savoir pourquoi c’est impossible.',
    resting: 'Faites se reposer chaque joueur à tour de rôle, et voyez ce que donne chaque étape.',
    boons: 'Robin vient de cocher la dernière étoile du Taureau. Dorothy y a aidé avec trois étoiles, Matthew avec deux.',
    elements: 'Choisissez une carte Décompte final et les cartes que vous avez à la fin. Au départ, c’est l’exemple ci-dessus.',
    example: 'Jouez comme dans l’exemple, ou essayez autre chose.',
    planning: 'Vous êtes Robin. Choisissez une carte, puis une case ; Matthew et Dorothy posent les leurs entre-temps.',
    movement: 'C’est votre carte Déplacement. Un vaisseau est dans l’espace profond, l’autre sur une planète d’un système de la carte.',
    build: 'C’est votre carte Construction : construisez tout ce que vous pouvez payer.',
    scoring: 'C’est votre carte Décompte. L’un de ses critères finit par une égalité, l’autre non.',
  },
  reset: 'Recommencer',
  loading: 'Chargement de la figure…',
  failed: 'La figure n’a pas pu être chargée. Rechargez la page pour réessayer.',
  ended: 'La figure s’arrête ici. Recommencez pour essayer autre chose.',
  told: 'Ce qui s’est passé',
  rule: (rule) => `Règle ${rule}`,
  elements: {
    scoring: 'Carte Décompte final',
    pair: (one, other) => `${one} et ${other}`,
    more: (element) => `Une carte de plus : ${element}`,
    fewer: (element) => `Une carte de moins : ${element}`,
    tooMany: (most) => `Personne ne peut garder plus de ${plural(most, 'carte')}.`,
    fame: (cards, fame) => `Avec ${plural(cards, 'carte')}, la grille rapporte ${plural(fame, 'point')} de renommée.`,
  },
};
