import type { bots as english } from './bots.en.ts';
import type { Words } from './words.ts';

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
      novice: 'Joue sensément, sans plan. Bien pour une première partie.',
      adept: 'Pèse chaque coup : bifurcations, bonus, repos. Bat le Novice neuf fois sur dix.',
      master: 'Voit plusieurs tours en avant, les siens et les vôtres, dans des milliers de parties imaginées. Réfléchit une seconde.',
      grandmaster: 'Un Maître instruit par ses propres parties. Réfléchit trois secondes.',
      collector: 'Veut les cartes elles-mêmes et en achève plus que quiconque ; les bonus des autres le laissent froid.',
      miser: 'Couve sa poussière d’étoiles et la dépense tard, quand nul ne peut répondre.',
      meddler: 'Marque des étoiles sur les cartes de tous, prend un bonus à chacune et vous envie les vôtres.',
      sprinter: 'Ne garde rien pour lui et presse la partie vers sa fin.',
    },
    'ad-astra': {
      human: 'Quelqu’un devant cet écran.',
      novice: 'Joue sensément, sans plan. Bien pour une première partie.',
      adept:
        'Planifie selon ses moyens, cherche les planètes utiles, échange et décompte à son profit. Bat presque toujours trois Novices.',
      master: 'Voit plus loin, ses plans et les vôtres, dans bien des parties imaginées. Réfléchit une seconde.',
      grandmaster: 'Un Maître qui prend son temps : trois secondes par décision.',
      settler: 'Fonde des colonies partout où il se pose, puis en fait des usines.',
      merchant: 'Raffole de la carte Commerce : traite avec tous, et avec la banque si nul ne veut.',
      explorer: 'Construit des vaisseaux et ne tient pas en place.',
      builder: 'Enchaîne les constructions, terraformeurs d’abord.',
    },
  },
};
