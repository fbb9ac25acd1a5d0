import { de, plural } from '@astrarium/core/french';
import type { galaxy as english } from '../en/galaxy.ts';

export const galaxy: typeof english = {
  label: 'La galaxie',
  deepSpace: 'Espace profond',
  ships: (ships) => plural(ships, 'vaisseau', 'vaisseaux'),
  fleet: (name, ships) => `${name} : ${ships === 0 ? 'aucun vaisseau' : plural(ships, 'vaisseau', 'vaisseaux')} dans l’espace profond`,
  faceDown: 'face cachée',
  faceDownLeft: (planets) =>
    planets === 0
      ? 'Toutes les planètes sont face visible : la partie se termine à la fin de cette manche.'
      : planets === 1
        ? 'Une planète est encore face cachée. Quand elle sera retournée, la partie se terminera à la fin de la manche.'
        : `${planets} planètes sont encore face cachée. Quand il n’en restera aucune, la partie se terminera à la fin de la manche.`,

  system: {
    facts: (name, planets, down) => `${name} : ${plural(planets, 'planète')}, dont ${down} face cachée`,
    entered: (name) => `un vaisseau ${de(name)} va s’y poser`,
    canFly: (energy) => `votre vaisseau peut y aller : ${energy}`,
    canLook: 'peut être regardé',
  },
  energy: (energy) => (energy === 0 ? 'gratuit' : `${energy} Énergie`),

  also: (facts) => facts.join(' ; '),

  planet: {
    facts: (where, facts) => `${where} : ${facts.join(' ; ')}`,
    named: (system, number) => `${system}, planète ${number}`,
    down: 'face cachée',
    seen: (kind) => `face cachée ; vous l’avez vue : ${kind}`,
    yours: 'à vous',
    of: (name) => `à ${name}`,
    pawns: (pawns, whose) => `${list(pawns)}, ${whose}`,
    colony: 'colonie',
    factory: 'usine',
    terraformer: 'terraformeur',
    canMove: 'votre vaisseau peut en partir',
    inHand: 'ce vaisseau est choisi',
    canReach: (energy) => `aller dans ce système : ${energy}`,
    canLand: 'vous pouvez vous y poser',
    canTurnUp: 'vous pouvez la retourner et vous y poser',
    canBuild: 'vous pouvez y construire',
  },

  closer: {
    label: (system) => `${system}, de plus près`,
    close: 'Fermer',
    peek: 'Regarder d’abord',
    peekLabel: (system) => `Regarder d’abord : voir en secret les planètes face cachée (${system}), puis se poser`,
    land: 'Choisissez une planète où vous poser.',
    fly: 'Y aller',
    look: 'Regarder ses planètes',
    from: (place) => `Depuis : ${place}`,
  },

  build: {
    label: (place) => `Construire sur ${place}`,
    colony: 'Colonie',
    factory: 'Usine',
    terraformer: 'Terraformeur',
    starship: 'Vaisseau',
    choice: (item, cards) => `${item} pour ${cards}`,
    close: 'Fermer',
  },
};

const LIST = new Intl.ListFormat('fr');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
