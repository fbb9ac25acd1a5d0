import { inFrench, plural } from '@astrarium/core/french';
import type { GameWords } from '../../../../i18n/game-words.ts';

export const gameWords: GameWords = inFrench({
  name: 'Astra',
  facts: '1 à 5 joueurs · en solo, contre des bots ou autour d’un écran',
  about:
    'Dépensez de la poussière d’étoile pour cocher des étoiles le long des lignes de cartes communes à tous. Celui qui coche la dernière étoile d’une carte la découvre ; tous ceux qui l’ont aidé reçoivent un bonus. Savoir s’arrêter compte autant que savoir où aller.',
  play: 'Jouer à Astra',
  setUp: 'Préparer une partie d’Astra',
  learn: 'Apprendre à jouer à Astra en cinq minutes',
  playNowHint: 'Jouer maintenant : Astra, vous contre un Adepte. En solo : vous contre Ptolémée. Une vingtaine de minutes.',
  rules: 'Les règles d’Astra',
  setupIntroduction: 'Qui joue, de quelle couleur, et qui commence. Vos derniers choix sont mémorisés.',
  total: (total) => `${plural(total, 'point')} de renommée`,
  credits: [
    'Astra est un jeu de Patrik Porkoláb et Frigyes Schőberl avec Eszter Krisztina Sas, édité par Mindclash Games. Le mode solo, avec Ptolémée, est de John Albertson et Dávid Turczi.',
    'Les noms et les pouvoirs des cartes sont ceux du jeu. Éléments, figures, bonus, étoiles de départ, grandes étoiles et renommée de décompte final sont de notre conception partout où les règles ne les fixent pas.',
    'Positions, magnitudes et désignations des étoiles : d3-celestial d’Olaf Frohn (licence BSD). Noms propres : IAU Catalog of Star Names (IAU WGSN) et quelques noms traditionnels.',
  ],
  personalities: {
    collector: 'Le Collectionneur',
    miser: 'L’Avare',
    meddler: 'L’Importun',
    sprinter: 'Le Sprinteur',
  },
  players: {
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
  onlineOptions: {},
  places: {
    cards: {
      title: 'Astrarium : les quarante-huit cartes d’Astra',
      contents: 'Les quarante-huit cartes',
      facts: 'chaque étoile à sa vraie place',
    },
    atlas: { title: 'L’atlas du ciel – Astrarium', contents: 'L’atlas du ciel', facts: 'une grande carte, de près comme de loin' },
    'your-sky': { title: 'Votre ciel – Astrarium', contents: 'Votre ciel', facts: 'ce que vous avez découvert' },
  },
});
