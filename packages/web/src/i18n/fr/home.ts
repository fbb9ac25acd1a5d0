import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  subject: 'Des jeux sous les étoiles, pour les soirées tranquilles',
  title: 'Lire le ciel, étoile par étoile',
  introduction:
    'Astrarium est un vieil atlas céleste dans lequel on joue. Cochez les étoiles des quarante-huit constellations de Ptolémée et faites-vous un nom parmi les astronomes, ou quittez un Soleil qui s’éteint pour peupler des mondes lointains. Sans installation, sans inscription : tout reste dans votre navigateur.',
  playNow: 'Jouer maintenant',
  playAlone: 'Jouer en solo',
  playNowHint: 'Jouer maintenant : Astra, vous contre un Adepte. En solo : vous contre Ptolémée. Une vingtaine de minutes.',
  setUp: 'Préparer une table',
  continue: {
    title: 'Reprendre votre partie',
    open: 'Reprendre',
    others: (count) => (count < 2 ? 'et une autre partie en cours' : `et ${count} autres parties en cours`),
  },
  games: {
    title: 'Les deux jeux',
    astra: 'Astra',
    astraFacts: '1 à 5 joueurs · en solo, contre des bots ou autour d’un écran',
    astraText:
      'Dépensez de la poussière d’étoile pour cocher des étoiles le long des lignes de cartes communes à tous. Celui qui coche la dernière étoile d’une carte la découvre ; tous ceux qui l’ont aidé reçoivent un bonus. Savoir s’arrêter compte autant que savoir où aller.',
    adAstra: 'Ad Astra',
    adAstraFacts: '3 à 5 joueurs · contre des bots ou autour d’un écran',
    adAstraText:
      'L’humanité quitte son Soleil qui s’éteint. Chacun pose des cartes Action face cachée sur un même plateau, et chacune fait agir tout le monde : explorer, coloniser, construire, échanger, marquer. Les plans des autres comptent autant que les vôtres.',
    playAstra: 'Jouer à Astra',
    setUpAstra: 'Préparer une partie d’Astra',
    playAdAstra: 'Jouer à Ad Astra',
    setUpAdAstra: 'Préparer une partie d’Ad Astra',
    learnAstra: 'Apprendre à jouer à Astra en cinq minutes',
    learnAdAstra: 'Apprendre à jouer à Ad Astra en cinq minutes',
  },
  contents: {
    title: 'Sommaire de cet atlas',
    games: 'Mes parties',
    gamesFacts: (running, finished) => `${running} en cours, ${finished} ${finished < 2 ? 'terminée' : 'terminées'}`,
    noGames: 'aucune pour l’instant',
    cards: 'Les quarante-huit cartes',
    cardsFacts: 'chaque étoile à sa vraie place',
    rules: 'Les règles d’Astra',
    adAstraRules: 'Les règles d’Ad Astra',
    rulesFacts: 'numérotées, avec recherche',
    import: 'Ouvrir un fichier de partie',
    importFacts: 'ou déposez-le n’importe où sur cette page',
  },
};
