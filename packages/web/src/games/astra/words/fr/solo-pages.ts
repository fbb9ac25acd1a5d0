import { plural } from '@astrarium/core/french';
import type { Words } from '../../../../i18n/words.ts';
import type { soloPages as english } from '../en/solo-pages.ts';

export const soloPages: Words<typeof english> = {
  setup: {
    introduction:
      'Ptolémée n’est pas un bot : il n’a pas de plan, seulement une bibliothèque, un dé et ses propres règles. Vous commencez ; pour gagner, il vous faut plus de renommée que lui.',
    chapter: 'Les règles du jeu en solo',
    strength: 'Difficulté',
    presets: { gentle: 'Facile', standard: 'Normal', demanding: 'Exigeant', merciless: 'Impitoyable' },
    aboutPresets: {
      gentle: 'Pour faire connaissance. L’Adepte le bat toujours.',
      standard: 'Selon les règles. L’Adepte le bat neuf fois sur dix.',
      demanding: 'À forces égales : l’Adepte le bat une fois sur deux.',
      merciless: 'Tout ce qui l’aide, cumulé. L’Adepte le bat deux fois sur cent.',
    },
    ownMix: 'Personnalisé',
    easier: 'Plus facile',
    harder: 'Plus difficile',
    rule: (rule) => `Règle ${rule}`,
    off: (other) => `Pas avec « ${other} » : les deux changent le même nombre.`,
    modifiers: {
      'large-water-removed': {
        name: 'Grandes cartes Eau retirées',
        about: 'Trois cartes Eau de 14 étoiles quittent sa pioche, au lieu de trois petites cartes.',
      },
      'no-head-start': { name: 'Sans avance', about: 'Il commence avec 0 point de renommée au lieu de 12.' },
      'no-telescopes': { name: 'Sans télescopes', about: 'Il ne collecte jamais de télescopes.' },
      'open-deck': { name: 'Pioche visible', about: 'La première carte de sa pioche est face visible.' },
      'endless-library': {
        name: 'Bibliothèque sans fin',
        about: 'Quand sa pioche est épuisée, sa défausse est remélangée : vous ne perdez pas.',
      },
      'rich-start': { name: 'Départ confortable', about: 'Vous commencez avec 10 poussières d’étoile.' },
      'head-start': { name: 'Avance', about: 'Il commence avec 20 points de renommée au lieu de 12.' },
      'telescope-per-discovery': {
        name: 'Télescope par découverte',
        about: 'Il gagne un télescope chaque fois que vous découvrez une carte.',
      },
      'scoring-card': {
        name: 'Carte de décompte',
        about: 'Il a une carte Décompte final face cachée : une carte de plus pour deux éléments.',
      },
      'six-stardust': { name: 'Six poussières', about: 'Il a 6 poussières d’étoile au départ et en gagne 6 à chaque repos.' },
      'hidden-right': {
        name: 'Carte de droite cachée',
        about: 'La carte de droite de sa bibliothèque reste face cachée tant qu’elle n’est pas choisie.',
      },
      'small-cards-removed': { name: 'Petites cartes retirées', about: 'Deux fois plus de petites cartes quittent sa pioche.' },
    },
  },

  end: {
    you: (margin) => `Vous gagnez de ${plural(margin, 'point')}`,
    auptolemy: (margin) => `Ptolémée gagne de ${plural(margin, 'point')}`,
    tie: 'Égalité : Ptolémée gagne',
    tieWhy: 'Pour battre Ptolémée, il faut plus de renommée que lui : une égalité est une défaite.',
    libraryEmpty: 'La bibliothèque est épuisée : vous perdez',
    libraryEmptyWhy:
      'Ptolémée devait observer, sa pioche était vide et la carte Fin de partie n’était pas encore apparue. La partie s’arrête aussitôt, quelle que soit la renommée.',
  },

  result: {
    you: 'Vous gagnez',
    auptolemy: 'Ptolémée gagne',
    fame: (yours, its) => `${plural(yours, 'point')} de renommée contre ${its}.`,
    line: 'Ligne',
    fameColumn: 'Renommée',
    elementsOf: 'Ses cartes par élément',
    sets: (sets) => plural(sets, 'série des quatre', 'séries des quatre'),
    withScoring: (first, second) => `Sa carte Décompte final : ${first} +1, ${second} +1`,
  },

  record: {
    title: 'Votre palmarès',
    setting: (name) => `Réglage : ${name}`,
    none: 'Aucune partie terminée avec ce réglage.',
    wins: 'Gagnées',
    losses: 'Perdues',
    best: 'Plus grande avance',
    streak: 'Victoires de suite',
    bestStreak: 'Plus longue série',
    noWin: '–',
    chart: (games, margins) =>
      `Écarts ${games < 2 ? 'de la dernière partie' : `des ${games} dernières parties, la plus récente à la fin`} : ${margins}.`,
    chartTitle: 'Derniers écarts',
    won: (margin) => `gagnée ${margin}`,
    lost: (margin) => `perdue ${margin}`,
    key: 'Plein : gagnée. Creux : perdue.',
  },
};
