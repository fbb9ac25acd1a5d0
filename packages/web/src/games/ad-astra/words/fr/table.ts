import { plural } from '@astrarium/core/french';
import type { table as english } from '../en/table.ts';

export const table: typeof english = {
  galaxy: 'La galaxie',
  own: 'Devant vous',
  planTurn: (name) => `${name} planifie`,
  yourPlan: 'Votre plan',
  actTurn: (name) => `${name} agit`,
  yourTurn: 'À vous',
  titles: { yourTurn: '● À vous', turnOf: (name) => `À ${name} de jouer`, over: 'La partie est terminée' },

  bar: {
    others: 'Les autres factions',
    reference: 'Aide de jeu',
    lastRound: 'Dernière manche',
    hidden: (planets) => plural(planets, 'planète est encore face cachée', 'planètes sont encore face cachée'),
  },

  curtain: {
    why: 'Ses cartes, ses artefacts et ses planètes secrètes vont s’afficher. Que personne d’autre ne regarde !',
    undo: (name) => `${name} annule sa dernière décision`,
  },

  log: {
    planning: (round) => `Manche ${round} · planification`,
    card: (round, space, card, name) => `Manche ${round}, case ${space} · ${card}, ${name}`,
    end: (round) => `Manche ${round} · fin`,
    over: 'Fin de partie',
    takes: (name, cards) => `${name} prend ${cards}.`,
    givesUp: (name, cards) => `${name} rend ${cards}.`,
  },

  end: {
    wins: (name, points) => `${name} gagne avec ${plural(points, 'point')}`,
    share: (names, points) => `${names} se partagent la victoire avec ${plural(points, 'point')}`,
    you: (points) => `Vous gagnez avec ${plural(points, 'point')}`,
    why: (ending) => `Fin de partie : ${ending}.`,
  },

  shortcuts: {
    galaxy: 'Aller à la galaxie',
    board: 'Aller au plateau de planification',
    hand: 'Aller à vos cartes Action',
    choice: 'Aller aux choix',
    holdings: 'Aller à vos ressources et artefacts',
    arrows: 'Flèches',
    arrowKeys: 'De système en système, de case en case, de carte en carte',
    enter: 'Entrée',
    enterKeys: 'Choisir ce qui est sélectionné',
    pass: 'Passer, terminer',
    others: 'Les autres factions',
    reference: 'Aide de jeu',
  },
};
