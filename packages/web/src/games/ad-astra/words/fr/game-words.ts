import { inFrench, plural } from '@astrarium/core/french';
import type { GameWords } from '../../../../i18n/game-words.ts';

export const gameWords: GameWords = inFrench({
  name: 'Ad Astra',
  facts: '3 à 5 joueurs · contre des bots ou autour d’un écran',
  about:
    'L’humanité quitte son Soleil qui s’éteint. Chacun pose des cartes Action face cachée sur un même plateau, et chacune fait agir tout le monde : explorer, coloniser, construire, échanger, marquer. Les plans des autres comptent autant que les vôtres.',
  play: 'Jouer à Ad Astra',
  setUp: 'Préparer une partie d’Ad Astra',
  learn: 'Apprendre à jouer à Ad Astra en cinq minutes',
  rules: 'Les règles d’Ad Astra',
  setupIntroduction: 'Qui dirige quelle faction, qui commence, et avec quelles règles facultatives. Vos derniers choix sont mémorisés.',
  total: (total) => plural(total, 'point'),
  credits: ['Ad Astra est un jeu de Bruno Faidutti et Serge Laget, édité par Nexus Games en 2009.'],
  personalities: {
    settler: 'Le Colon',
    merchant: 'Le Marchand',
    explorer: 'L’Explorateur',
    builder: 'Le Bâtisseur',
  },
  players: {
    human: 'Quelqu’un devant cet écran.',
    novice: 'Joue avec bon sens, mais sans plan. Idéal pour une première partie.',
    adept: 'Planifie selon ses moyens, vise les planètes utiles, échange et marque quand ça l’arrange. Bat presque toujours trois Novices.',
    master: 'Prévoit plus loin, ses plans comme les vôtres, en imaginant de nombreuses parties. Réfléchit une seconde.',
    grandmaster: 'Un Maître qui prend son temps : trois secondes par décision.',
    settler: 'Fonde des colonies partout où il se pose, puis en fait des usines.',
    merchant: 'Raffole de la carte Échange : négocie avec tout le monde, et avec la banque si personne ne veut.',
    explorer: 'Construit des vaisseaux et ne tient pas en place.',
    builder: 'Enchaîne les constructions, les terraformeurs d’abord.',
  },
  onlineOptions: {
    original: 'Les coûts de l’édition d’origine (B12.1)',
    uneven: 'Une galaxie inégale (B2.2)',
    arcanum: 'Magnum et Antiquum Arcanum (B10.10)',
    responsum: 'Omnibus Rebus Responsum (B10.11)',
  },
  places: {},
});
