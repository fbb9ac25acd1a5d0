import type { home as english } from './home.en.ts';

export const home: typeof english = {
  subject: 'Jeux d’étoiles pour soirs tranquilles',
  title: 'Lire le ciel, étoile par étoile',
  introduction:
    'Astrarium est un vieil atlas céleste auquel on joue. Cochez les étoiles des quarante-huit constellations de Ptolémée, découvrez-les avant les autres et faites-vous un nom parmi les astronomes. Rien à installer, nulle inscription\u00a0: tout reste dans votre navigateur.',
  playNow: 'Jouer maintenant',
  playAlone: 'Jouer en solo',
  playNowHint: 'Jouer maintenant\u00a0: vous contre un Adepte. En solo\u00a0: vous contre Ptolémée. Une vingtaine de minutes.',
  setUp: 'Préparer une table',
  continue: {
    title: 'Reprendre votre partie',
    open: 'Reprendre',
    others: (count) => (count === 1 ? 'et une autre partie en cours' : `et ${count} autres parties en cours`),
  },
  games: {
    title: 'Les deux jeux',
    astra: 'Astra',
    astraFacts: '1 à 5 places · seul, avec des robots ou autour d’un écran',
    astraText:
      'Dépensez de la poussière d’étoile pour cocher des étoiles le long des lignes de cartes communes à tous. Qui coche la dernière étoile d’une carte la découvre\u00a0; tous ceux qui ont aidé prennent un bonus. Savoir s’arrêter compte autant que savoir où aller.',
    adAstra: 'Ad Astra',
    coming: 'À venir',
    adAstraFacts: 'Des planètes, des usines et un plan tissé par tous',
    adAstraText:
      'L’humanité quitte son Soleil mourant. Explorez les systèmes lointains, peuplez-les, bâtissez, échangez. On le prépare pour cet atlas.',
  },
  contents: {
    title: 'Table de cet atlas',
    games: 'Mes parties',
    gamesFacts: (running, finished) => `${running} en cours, ${finished} ${finished < 2 ? 'finie' : 'finies'}`,
    noGames: 'aucune encore',
    cards: 'Les quarante-huit cartes',
    cardsFacts: 'chaque étoile à sa vraie place',
    rules: 'La règle d’Astra',
    rulesFacts: 'numérotée, avec recherche',
    import: 'Ouvrir un fichier de partie',
    importFacts: 'ou déposez-le n’importe où sur cette page',
  },
};
