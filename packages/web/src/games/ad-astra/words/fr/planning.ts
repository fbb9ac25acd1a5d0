import { de } from '@astrarium/core/french';
import type { Words } from '../../../../i18n/words.ts';
import type { planning as en } from '../en/planning.ts';

export const planning: Words<typeof en> = {
  actions: { production: 'Production', movement: 'Déplacement', build: 'Construction', trade: 'Échange', scoring: 'Décompte' },
  or: 'ou',
  and: 'et',

  board: {
    label: 'Plateau de planification',
    empty: (space) => `Case ${space}, vide`,
    own: (space, card) => `Case ${space}, votre carte face cachée : ${card}`,
    down: (space, name) => `Case ${space}, une carte ${de(name)}, face cachée`,
    up: (space, card, name) => `Case ${space}, ${name} : ${card}`,
    now: 'en cours',
    coming: 'va être révélée',
    done: 'terminée',
    chosen: 'choisie : maintenant, une carte',
    put: (card) => `poser ici ${card}`,
    open: 'une de vos cartes peut y aller',
    swap: 'échanger avec celle-ci la carte qui va être révélée',
  },

  hand: {
    label: 'Vos cartes Action',
    of: (name) => `Les cartes Action ${de(name)}`,
    inHand: 'en main',
    chosen: 'choisie : maintenant, une case',
    onSpace: (space) => `sur la case ${space}`,
    space: (space) => `case ${space}`,
    open: 'reste visible',
    openTag: 'visible',
  },

  active: {
    label: 'La carte en cours',
    planning: 'Planification',
    planningText: (name, placed, spaces) => `${name} pose une carte. Cases occupées : ${placed} sur ${spaces}.`,
    planningOwn: (left) =>
      left < 2 ? 'Posez votre dernière carte sur une case vide.' : `Posez une carte sur une case vide : encore ${left}.`,
    chosenCard: (card) => `${card} : choisissez maintenant une case.`,
    chosenSpace: (space) => `Case ${space} : choisissez maintenant une carte.`,
    reveal: (space) => `Case ${space}`,
    revealText: (name) => `La carte ${de(name)} va être révélée.`,
    swapText: (name) => `${name} l’échange avec une autre de ses cartes.`,
    swapOwn: 'Touchez celle de vos cartes avec laquelle vous l’échangez.',
    limit: 'Fin de la manche',
    limitText: (name) => `${name} ne garde que 10 cartes Ressource. Puis tout le monde reprend ses cartes.`,
    over: 'La partie est terminée',
    overText: 'Toutes les cartes ont été jouées.',
    space: (space, spaces) => `Case ${space} sur ${spaces}`,
    cardOf: (name) => `Carte ${de(name)}`,
    choosing: (name) => `${name} choisit pour tout le monde.`,
    chosen: (what) => `Pour tout le monde : ${what}`,
    nextCard: (space, name) => `Puis la case ${space} : carte ${de(name)}`,
    lastCard: 'Puis la manche se termine.',
    order: 'Dans cet ordre',
    progress: { now: 'agit maintenant', next: 'ensuite', done: 'a agi', waits: '' },
    again: 'tous ses autres vaisseaux',
    nothing: 'rien',
  },

  deeds: {
    flew: (system) => `va vers : ${system}`,
    landed: (planet) => `se pose : ${planet}`,
    turnedUp: (planet) => `retourne : ${planet}`,
    built: {
      starship: 'construit un vaisseau',
      colony: 'fonde une colonie',
      factory: 'construit une usine',
      terraformer: 'terraforme',
    },
    offered: (name, give, want) => `propose à ${name} ${give} contre ${want}`,
    traded: (name, give, want) => `donne à ${name} ${give} contre ${want}`,
    declined: (name) => `refuse l’offre ${de(name)}`,
    bank: 'banque',
    exchanged: (amount, give, take) => `${amount} ${give} contre 1 ${take}`,
    points: 'points',
    bonus: 'bonus',
    used: (artifact) => `utilise ${artifact}`,
    looked: (system) => `regarde : ${system}`,
    drew: 'trouve un artefact',
    first: 'premier joueur',
    passed: 'passe',
  },

  cycle: {
    title: 'Cartes Décompte',
    player: 'Joueur',
    states: { open: 'reste visible', played: 'révélée pendant cette manche', 'to-come': 'peut encore être jouée' },
    comesBack: 'les trois reviennent à la fin de cette manche',
  },
};
