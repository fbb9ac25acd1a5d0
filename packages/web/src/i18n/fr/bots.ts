import type { bots as english } from '../en/bots.ts';
import type { Words } from '../words.ts';

export const bots: Words<typeof english> = {
  levels: 'Niveaux',
  characters: 'Caractères',
  names: {
    novice: 'Novice',
    adept: 'Adepte',
    master: 'Maître',
    grandmaster: 'Grand maître',
    collector: 'Le Collectionneur',
    miser: 'L’Avare',
    meddler: 'L’Importun',
    sprinter: 'Le Sprinteur',
    settler: 'Le Colon',
    merchant: 'Le Marchand',
    explorer: 'L’Explorateur',
    builder: 'Le Bâtisseur',
  },
  about: {
    astra: {
      human: 'Quelqu’un devant cet écran.',
      novice: 'Joue avec bon sens, mais sans plan. Idéal pour une première partie.',
      adept: 'Pèse chaque coup : branches, bonus, repos. Bat le Novice neuf fois sur dix.',
      master: 'Prévoit plusieurs tours à l’avance, les siens et les vôtres, en imaginant des milliers de parties. Réfléchit une seconde.',
      grandmaster: 'Un Maître qui a appris de ses propres parties. Réfléchit trois secondes.',
      collector: 'Ne pense qu’aux cartes et en découvre plus que quiconque ; les bonus, il les laisse volontiers aux autres.',
      miser: 'Amasse sa poussière d’étoile et ne la dépense que tard, quand personne ne peut plus répondre.',
      meddler: 'Coche des étoiles partout, prend un bonus sur chaque carte et vous jalouse les vôtres.',
      sprinter: 'Ne garde rien en réserve et pousse la partie vers sa fin.',
    },
    'ad-astra': {
      human: 'Quelqu’un devant cet écran.',
      novice: 'Joue avec bon sens, mais sans plan. Idéal pour une première partie.',
      adept:
        'Planifie selon ses moyens, vise les planètes utiles, échange et marque quand ça l’arrange. Bat presque toujours trois Novices.',
      master: 'Prévoit plus loin, ses plans comme les vôtres, en imaginant de nombreuses parties. Réfléchit une seconde.',
      grandmaster: 'Un Maître qui prend son temps : trois secondes par décision.',
      settler: 'Fonde des colonies partout où il se pose, puis en fait des usines.',
      merchant: 'Raffole de la carte Échange : négocie avec tout le monde, et avec la banque si personne ne veut.',
      explorer: 'Construit des vaisseaux et ne tient pas en place.',
      builder: 'Enchaîne les constructions, les terraformeurs d’abord.',
    },
  },
};
