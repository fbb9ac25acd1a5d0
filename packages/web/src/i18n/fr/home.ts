import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  subject: 'Des jeux sous les étoiles, pour les soirées tranquilles',
  title: 'Lire le ciel, étoile par étoile',
  introduction:
    'Astrarium est un vieil atlas céleste dans lequel on joue. Cochez les étoiles des quarante-huit constellations de Ptolémée et faites-vous un nom parmi les astronomes, ou quittez un Soleil qui s’éteint pour peupler des mondes lointains. Sans installation, sans inscription : tout reste dans votre navigateur.',
  playNow: 'Jouer maintenant',
  playAlone: 'Jouer en solo',
  setUp: 'Préparer une table',
  continue: {
    title: 'Reprendre votre partie',
    open: 'Reprendre',
    others: (count) => (count < 2 ? 'et une autre partie en cours' : `et ${count} autres parties en cours`),
  },
  games: {
    title: 'Les deux jeux',
  },
  contents: {
    title: 'Sommaire de cet atlas',
    games: 'Mes parties',
    gamesFacts: (running, finished) => `${running} en cours, ${finished} ${finished < 2 ? 'terminée' : 'terminées'}`,
    noGames: 'aucune pour l’instant',
    rulesFacts: 'numérotées, avec recherche',
    import: 'Ouvrir un fichier de partie',
    importFacts: 'ou déposez-le n’importe où sur cette page',
  },
};
