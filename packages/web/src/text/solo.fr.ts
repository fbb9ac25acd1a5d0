import type { solo as english } from './solo.en.ts';
import type { Words } from './words.ts';

export const solo: Words<typeof english> = {
  name: 'Ptolémée',
  solo: 'Solo',
  alone: 'Seul contre Ptolémée',

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
};
