import type { solo as english } from './solo.en.ts';
import type { Words } from './words.ts';

export const solo: Words<typeof english> = {
  name: 'Ptolémée',
  solo: 'Solo',
  alone: 'Seul contre Ptolémée',

  setup: {
    introduction:
      'Ptolémée n’est pas un robot\u00a0: il n’a pas de plan, seulement une bibliothèque, un dé et ses propres règles. Vous commencez, et ne gagnez qu’avec plus de renommée.',
    chapter: 'Les règles du jeu en solo',
    strength: 'De quelle force est-il\u00a0?',
    presets: { gentle: 'Doux', standard: 'Normal', demanding: 'Exigeant', merciless: 'Sans pitié' },
    aboutPresets: {
      gentle: 'Pour faire connaissance. L’Adepte le bat toujours.',
      standard: 'Tel que la règle le veut. L’Adepte le bat neuf fois sur dix.',
      demanding: 'À forces égales\u00a0: l’Adepte le bat une fois sur deux.',
      merciless: 'Tout ce qui l’aide, à la fois. L’Adepte le bat deux fois sur cent.',
    },
    ownMix: 'Votre mélange',
    easier: 'Plus facile',
    harder: 'Plus difficile',
    rule: (rule) => `Règle ${rule}`,
    off: (other) => `Pas avec «\u00a0${other}\u00a0»\u00a0: les deux changent le même nombre.`,
    modifiers: {
      'large-water-removed': {
        name: 'Grandes cartes Eau retirées',
        about: 'Trois cartes Eau de 14 étoiles quittent sa pioche, au lieu de trois petites cartes.',
      },
      'no-head-start': { name: 'Sans avance', about: 'Il commence avec 0 point de renommée au lieu de 12.' },
      'no-telescopes': { name: 'Sans télescopes', about: 'Il ne collecte jamais de télescopes.' },
      'open-deck': { name: 'Pioche ouverte', about: 'La première carte de sa pioche est face visible.' },
      'endless-library': {
        name: 'Bibliothèque sans fin',
        about: 'Sa pioche épuisée est mélangée de nouveau\u00a0: elle ne vous fait pas perdre.',
      },
      'rich-start': { name: 'Départ aisé', about: 'Vous commencez avec 10 poussières d’étoile.' },
      'head-start': { name: 'Avance', about: 'Il commence avec 20 points de renommée au lieu de 12.' },
      'telescope-per-discovery': {
        name: 'Télescope par découverte',
        about: 'Il gagne un télescope chaque fois que vous découvrez une carte.',
      },
      'scoring-card': {
        name: 'Carte de décompte',
        about: 'Il a une carte Décompte final face cachée\u00a0: un de plus à chacun de deux éléments.',
      },
      'six-stardust': { name: 'Six poussières', about: 'Il a 6 poussières d’étoile au départ et en gagne 6 à chaque repos.' },
      'hidden-right': {
        name: 'Carte de droite cachée',
        about: 'La carte de droite de sa bibliothèque reste face cachée jusqu’à ce qu’elle soit choisie.',
      },
      'small-cards-removed': { name: 'Petites cartes retirées', about: 'Deux fois plus de petites cartes quittent sa pioche.' },
    },
  },

  place: {
    label: 'Ptolémée',
    open: 'Tout voir de Ptolémée',
    library: 'Bibliothèque',
    left: 'Gauche',
    right: 'Droite',
    faceDown: 'Face cachée',
    deck: 'Pioche',
    discard: 'Défausse',
    card: (place, card, element, stars) => `${place}\u00a0: ${card}, ${element}, ${stars} étoiles au plus`,
    hidden: (place) => `${place}\u00a0: une carte face cachée`,
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    top: (card) => `dessus\u00a0: ${card}`,
    upTo: (stars) => `${stars} étoiles au plus`,
    roll: { left: '1–2', right: '3–4', deck: '5–6' },
    pile: 'Tas',
    pileOf: (element, count) => `${element} ${count}`,
    emptyPile: 'Aucune carte découverte encore.',
    emptyDiscard: 'Aucune carte utilisée encore.',
    modifiers: 'Options',
    noModifiers: 'Aucune\u00a0: tel que la règle le veut.',
    summary: (stardust, telescopes, cards) => `Poussière d’étoile ${stardust}, télescopes ${telescopes}, cartes au tas ${cards}`,
    now: 'Si la partie finissait là',
    nowHidden: 'Sans sa carte Décompte final, face cachée.',
    lastCards: (count) =>
      count === 0
        ? 'Sa pioche est vide\u00a0: à sa prochaine observation, vous perdez.'
        : `Plus que ${count < 2 ? `${count} carte` : `${count} cartes`} dans sa pioche.`,
  },

  turn: {
    title: 'À Ptolémée de jouer',
    step: (step, of) => `Étape ${step} sur ${of}`,
    next: 'Suite',
    last: 'Continuer',
    watch: 'Regarder',
    pause: 'Pause',
    watchEffect: 'tout seul',
    pauseEffect: 'pas à pas',
    skip: 'Passer',
    skipEffect: 'à la fin',
    nextEffect: 'une étape',
    rule: (rule) => `Règle ${rule}`,
    die: (roll) => `Le dé indique ${roll}`,
    rolled: (roll, place, card) => `Le dé indique ${roll}\u00a0: ${place}, ${card}.`,
    places: {
      left: 'la carte de gauche de la bibliothèque',
      right: 'la carte de droite de la bibliothèque',
      deck: 'la première carte de sa pioche',
    },
    focus: (element, why, card, stars, towards) =>
      `Priorité ${element} → ${why}\u00a0: ${card}\u00a0; ${stars} étoiles au plus${towards === null ? '' : `\u00a0; étoile visée\u00a0: ${towards}`}.`,
    nearest: (element) => `la carte proche de l’élément ${element}`,
    clockwise: (element) => `rien à cocher près de l’élément ${element}, donc la carte suivante dans le sens horaire`,
    fewest: 'la carte qui a le moins d’étoiles non cochées',
    noFocus: (element) => `Priorité ${element}, mais il ne reste aucune carte à cocher.`,
    marked: (star, card) => `Il coche ${star} sur la carte ${card}.`,
    dreams: (star, card) => `Pour lui, le rêveur coche ${star} sur la carte ${card}.`,
    telescope: 'Il dépense un télescope pour observer encore et finir ainsi la carte.',
    cleanUp: (card) => `Il dépense 1 poussière d’étoile et met la carte ${card} dans la défausse de la bibliothèque.`,
    rests: (stardust) => `Il n’a plus de poussière d’étoile et fait une action Repos\u00a0: ${stardust} poussières d’étoile.`,
  },

  end: {
    you: (margin) => `Vous gagnez, avec une avance de ${margin}`,
    auptolemy: (margin) => `Ptolémée gagne, avec une avance de ${margin}`,
    tie: 'Égalité\u00a0: Ptolémée gagne',
    tieWhy: 'Contre Ptolémée, vous ne gagnez qu’avec plus de renommée\u00a0; une égalité est une défaite.',
    libraryEmpty: 'La bibliothèque est épuisée\u00a0: vous perdez',
    libraryEmptyWhy: 'Sa pioche était vide quand il a dû observer. La partie s’arrête aussitôt, quelle que soit la renommée.',
  },

  result: {
    you: 'Vous gagnez',
    auptolemy: 'Ptolémée gagne',
    fame: (yours, its) => `${yours} points de renommée contre ${its}.`,
    line: 'Ligne',
    fameColumn: 'Renommée',
    elementsOf: 'Son tas par élément',
    sets: (sets) => (sets < 2 ? `${sets} série des quatre` : `${sets} séries des quatre`),
    withScoring: (first, second) => `Sa carte Décompte final\u00a0: un de plus pour ${first} et pour ${second}`,
  },

  record: {
    title: 'Votre palmarès',
    setting: (name) => `Réglage\u00a0: ${name}`,
    none: 'Vous n’avez pas encore fini de partie avec ce réglage.',
    wins: 'Gagnées',
    losses: 'Perdues',
    best: 'Meilleure avance',
    streak: 'Victoires de suite',
    bestStreak: 'Plus longue série',
    noWin: '–',
    chart: (games, margins) =>
      `Écarts ${games < 2 ? 'de la dernière partie' : `des ${games} dernières parties, la plus récente à la fin`}\u00a0: ${margins}.`,
    chartTitle: 'Derniers écarts',
    won: (margin) => `gagnée ${margin}`,
    lost: (margin) => `perdue ${margin}`,
    key: 'Plein\u00a0: gagnée. Creux\u00a0: perdue.',
  },
};
