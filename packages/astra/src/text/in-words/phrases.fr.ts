import { de, inFrench, plural } from '@astrarium/core/french';
import type { AstraPhrases } from './phrases.en.ts';

export const phrases: AstraPhrases = inFrench({
  turn: {
    heading: 'Manche et tour',
    round: (round, name) => `Manche ${round}. C’est à ${name} de jouer.`,
    over: 'La partie est finie.',
    sphere: (element) => `L’élément actif est ${element}.`,
    deck: (above) => `Cartes au-dessus de la carte Fin de partie : ${above}.`,
    lastRound: (round) => `La carte Fin de partie est apparue : la manche ${round} est la dernière.`,
    first: (name) => `Premier joueur : ${name}.`,
    lasting: (abilities) => `Actif à ce tour : ${abilities}`,
  },

  sky: {
    heading: (slot, card) => `Ciel, emplacement ${slot} : ${card}`,
    empty: (slot) => `Ciel, emplacement ${slot} : vide`,
    emptyLine: 'Il n’y a pas de carte ici.',
    about: (code, element, fame) => `Code ${code}. ${element}. Renommée de décompte final : ${fame}.`,
    figure: (shows) => `Sa figure : ${shows}`,
    ability: (timing, ability) => `Pouvoir (${timing}) : ${ability}`,
    boons: (boons) => `Bonus de gauche à droite : ${boons.join(' ; ')}.`,
    boon: (box, boon) => `${box}, ${boon}`,
    marked: (marked, all) => `Étoiles cochées : ${marked} sur ${all}.`,
    markedBy: (marked, all, who) => `Étoiles cochées : ${marked} sur ${all} ; ${who}.`,
    pen: (name, stars) => `${stars} par ${name}`,
    dreamer: 'le rêveur',
    star: (called, code, state, neighbours) => `${called} (${code}) : ${state} ; reliée à ${neighbours}.`,
    starting: 'étoile de départ',
    grand: 'grande étoile',
    common: 'étoile commune',
    free: (kind) => `${kind}, libre`,
    taken: (kind, name) => `${kind}, cochée par ${name}`,
  },

  journal: {
    own: 'Votre plateau Joueur',
    of: (name) => `Plateau Joueur ${de(name)}`,
    tracks: (fame, stardust, pouch, telescopes) =>
      `Renommée ${fame}, poussière d’étoile ${stardust}, capacité de sacoche ${pouch}, télescopes ${telescopes}.`,
    wisdom: (marks, cards, limit) => `Points de sagesse ${marks} ; cartes ${cards} sur ${limit}.`,
    active: (card, code, ability) => `Active : ${card} (${code}). ${ability}`,
    exhausted: (card, code, ability) => `Épuisée : ${card} (${code}). ${ability}`,
    scoring: (first, second) => `Carte Décompte final : ${first} et ${second}.`,
  },

  automa: {
    tracks: (fame, stardust, telescopes, cards) =>
      `Renommée ${fame}, poussière d’étoile ${stardust}, télescopes ${telescopes}, cartes découvertes ${cards}.`,
    left: (card) => `Carte de gauche de sa bibliothèque, prise sur un 1 ou un 2 : ${card}.`,
    right: (card) => `Carte de droite de sa bibliothèque, prise sur un 3 ou un 4 : ${card}.`,
    faceDown: 'face cachée',
    deck: (cards) => `Sa pioche, prise sur un 5 ou un 6 : ${plural(cards, 'carte')}.`,
    top: (card) => `Sur le dessus de sa pioche : ${card}.`,
    cards: (cards) => `Cartes découvertes : ${cards}.`,
    card: (name, element, stars) => `${name} (${element}, ${plural(stars, 'étoile')} au plus)`,
    discard: (cards) => `Cartes de bibliothèque utilisées : ${cards}.`,
    modifiers: (names) => `Options : ${names}.`,
    modifier: {
      'large-water-removed': 'grandes cartes Eau retirées',
      'no-head-start': 'sans avance',
      'no-telescopes': 'sans télescopes',
      'open-deck': 'pioche visible',
      'endless-library': 'bibliothèque sans fin',
      'rich-start': 'départ confortable',
      'head-start': 'avance',
      'telescope-per-discovery': 'un télescope par découverte',
      'scoring-card': 'carte de décompte',
      'six-stardust': 'six poussières d’étoile',
      'hidden-right': 'carte de droite cachée',
      'small-cards-removed': 'petites cartes retirées',
    },
  },

  question: {
    over: 'La partie est finie.',
    dream: (left) => `Vous tenez le feutre du rêveur : encore ${plural(left, 'étoile')} à cocher.`,
    boonOthers: (names, card) => `Bonus de la carte ${card}, choix en attente : ${names}.`,
    others: (name) => `${name} décide.`,
  },

  choice: {
    mark: (star, card) => `Cocher ${star} sur la carte ${card}`,
    markKind: (star, card, kind) => `Cocher ${star} sur la carte ${card}, ${kind}`,
    use: (card, ability) => `Utiliser la carte ${card} : ${ability}`,
    discover: (card) => `Découvrir en premier la carte ${card}`,
    activate: (card, ability) => `Réactiver la carte ${card} : ${ability}`,
    discard: (card, fame) => `Défausser la carte ${card} (renommée de décompte final : ${fame})`,
    boon: (box, name, boon) => `Bonus ${box}, ${name} : ${boon}`,
    stop: 'Arrêter cette observation',
    again: 'Dépenser 1 télescope pour observer encore une fois',
    rest: 'Se reposer',
    buy: 'Acheter 1 télescope pour 3 poussières d’étoile',
    doneTurn: 'Terminer votre tour',
    doneObserving: 'Ne plus observer',
    doneBuying: 'Ne plus acheter de télescopes',
  },

  groups: {
    mark: (card) => `Étoiles : ${card}`,
    use: 'Pouvoirs',
    discover: 'Découvertes',
    activate: 'Cartes épuisées',
    discard: 'Vos cartes',
    boon: 'Bonus',
    other: 'Ou bien',
  },

  result: {
    total: (name, total) => `${name} : ${plural(total, 'point')} de renommée`,
    line: (line, points) => `${line} : ${points}`,
    winners: (names) => `Victoire : ${names}.`,
    heading: 'La fin',
  },

  none: 'aucune',
  list: (items) => new Intl.ListFormat('fr').format(items),
});
