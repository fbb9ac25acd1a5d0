import type { home as english } from './home.en.ts';

export const home: typeof english = {
  subject: 'Jeux d’étoiles pour soirs tranquilles',
  title: 'Lire le ciel, étoile par étoile',
  introduction:
    'Astrarium est un vieil atlas céleste auquel on joue. Cochez les étoiles des quarante-huit constellations de Ptolémée et faites-vous un nom parmi les astronomes, ou quittez un Soleil qui s’éteint et peuplez les mondes lointains. Rien à installer, nulle inscription : tout reste dans votre navigateur.',
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
    astraFacts: '1 à 5 places · seul, avec des robots ou autour d’un écran',
    astraText:
      'Dépensez de la poussière d’étoile pour cocher des étoiles le long des lignes de cartes communes à tous. Qui coche la dernière étoile d’une carte la découvre ; tous ceux qui ont aidé prennent un bonus. Savoir s’arrêter compte autant que savoir où aller.',
    adAstra: 'Ad Astra',
    adAstraFacts: '3 à 5 places · avec des robots ou autour d’un écran',
    adAstraText:
      'L’humanité quitte son Soleil qui s’éteint. Chacun pose des cartes Action face cachée sur un même plateau, et chacune fait agir tout le monde : voler et explorer, s’établir, construire, échanger, marquer. Les plans des autres sont la moitié des vôtres.',
    playAstra: 'Jouer à Astra',
    setUpAstra: 'Préparer Astra',
    playAdAstra: 'Jouer à Ad Astra',
    setUpAdAstra: 'Préparer Ad Astra',
    learnAstra: 'Apprendre Astra en cinq minutes',
    learnAdAstra: 'Apprendre Ad Astra en cinq minutes',
  },
  contents: {
    title: 'Sommaire de cet atlas',
    games: 'Mes parties',
    gamesFacts: (running, finished) => `${running} en cours, ${finished} ${finished < 2 ? 'finie' : 'finies'}`,
    noGames: 'aucune encore',
    cards: 'Les quarante-huit cartes',
    cardsFacts: 'chaque étoile à sa vraie place',
    rules: 'La règle d’Astra',
    adAstraRules: 'La règle d’Ad Astra',
    rulesFacts: 'numérotée, avec recherche',
    import: 'Ouvrir un fichier de partie',
    importFacts: 'ou déposez-le n’importe où sur cette page',
  },
};
