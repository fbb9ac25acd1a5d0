import { at } from '@astrarium/core';
import { inFrench, plural } from '@astrarium/core/french';
import { AUPTOLEMY } from '../automa/automa.ts';
import { SCORING_CARDS } from '../cards/board.ts';
import { type BoonKind, type CardId, cardOf } from '../cards/cards.ts';
import { ELEMENTS, type Element } from '../cards/elements.ts';
import type { Resource } from '../events.ts';
import { CARD_NAMES } from './names.fr.ts';
import type { AstraText } from './text.ts';

export const fr: AstraText = inFrench({
  elements: { fire: 'Feu', air: 'Air', water: 'Eau', earth: 'Terre' },
  cardNames: CARD_NAMES,

  boonNames: {
    fame: 'Renommée',
    stardust: 'Poussière d’étoile',
    telescope: 'Observation',
    pouch: 'Amélioration',
    wisdom: 'Sagesse',
    activation: 'Réactivation',
  },
  boonWords: (kind, amount) => BOON_WORDS[kind][amount < 2 ? 0 : 1],
  boons: (kind, amount) => {
    if (kind === 'activation') return amount < 2 ? 'réactivez 1 carte' : `réactivez ${amount} cartes`;
    return kind === 'pouch' ? `${amount} de capacité de sacoche en plus` : quantity(kind, amount);
  },

  abilities: {
    'stardust-2': 'Gagnez 2 poussières d’étoile.',
    'stardust-3': 'Gagnez 3 poussières d’étoile.',
    'stardust-4': 'Gagnez 4 poussières d’étoile.',
    'buy-telescopes': 'Échangez 3 poussières d’étoile contre 1 télescope, autant de fois que vous voulez.',
    telescope: 'Gagnez 1 télescope.',
    wisdom: 'Gagnez 1 sagesse.',
    pouch: 'Augmentez de 1 la capacité de votre sacoche.',
    'fame-per-begun-card': 'Gagnez 1 renommée pour chaque carte non découverte qui porte une de vos étoiles.',
    'fame-per-sphere-card': 'Gagnez 1 renommée pour chacune de vos cartes de l’élément actif.',
    'mark-any-star': 'Cochez une étoile de votre choix, gratuitement et où vous voulez.',
    'mark-three-cards': 'Cochez gratuitement une étoile sur chacune de trois cartes, en suivant les règles pour cocher.',
    'mark-two-stars': 'Cochez gratuitement deux étoiles, sur une carte ou sur deux, en suivant les règles pour cocher.',
    'mark-star-and-neighbours': 'Cochez gratuitement une étoile et toutes ses voisines, à la place de votre action.',
    'observe-from-any-common': 'Chacune de vos observations peut commencer par n’importe quelle étoile commune.',
    'fame-per-grand': 'Gagnez 1 renommée pour chaque grande étoile que vous cochez.',
    'rest-adds-pouch': 'Un repos ajoute la capacité entière de votre sacoche à votre poussière d’étoile.',
    'refund-before-grand': 'Une observation qui atteint une grande étoile vous rend la poussière d’étoile dépensée avant elle.',
    'refund-commons': 'Ne cochez que des étoiles communes, sans découverte, et leur poussière d’étoile vous est rendue.',
  },
  timings: { instant: 'Effet immédiat', turn: 'À ce tour' },

  scoreLines: {
    fame: 'Renommée acquise',
    pouch: 'Capacité de sacoche',
    limit: 'Limite de cartes',
    stardust: 'Poussière d’étoile restante',
    stars: 'Étoiles sur les cartes non découvertes',
    active: 'Cartes actives',
    elements: 'Éléments',
    telescopes: 'Télescopes',
    sets: 'Séries des quatre éléments',
  },

  reasons: {
    'abilities-come-first': 'Les pouvoirs s’utilisent avant l’action : il est trop tard.',
    'action-skipped': 'Vous avez renoncé à l’action de ce tour pour le pouvoir utilisé.',
    'another-card': 'Ces étoiles doivent toutes être sur la même carte.',
    'boon-crossed-out': 'Quelqu’un a déjà choisi ce bonus.',
    'card-already-active': 'Cette carte est déjà active.',
    'card-exhausted': 'Cette carte est épuisée tant qu’elle n’est pas réactivée.',
    'card-finished': 'Toutes les étoiles de cette carte sont cochées ; elle attend sa découverte.',
    'card-not-finished': 'Il reste des étoiles à cocher sur cette carte.',
    'card-not-in-slots': 'Cette carte n’est pas autour du disque.',
    'dream-goes-on': 'Le rêve continue tant que son chiffre n’est pas atteint et qu’un chemin reste ouvert.',
    'finish-the-ability': 'Terminez le pouvoir commencé avant d’en utiliser un autre.',
    'game-over': 'La partie est finie.',
    'mark-a-star-first': 'Une action Observation coche au moins une étoile.',
    'marks-are-due': 'Un pouvoir qui coche des étoiles doit les cocher toutes, autant que possible.',
    'no-boon-to-pick-now': 'Il n’y a pas de bonus à choisir maintenant.',
    'no-observe-before-this': 'Un télescope ne donne une autre observation que juste après une première.',
    'no-observe-to-stop': 'Aucune action Observation n’est en cours.',
    'no-order-to-choose-now': 'Il n’y a pas d’ordre de découverte à choisir maintenant.',
    'no-star-to-mark-now': 'Aucune étoile ne peut être cochée en ce moment.',
    'no-star-unmarked': 'Toutes les étoiles sont cochées : il n’en reste aucune pour ce pouvoir.',
    'no-stardust': 'Une action Observation demande au moins 1 poussière d’étoile, et vous n’en avez pas.',
    'no-telescopes-after-rest': 'Au tour d’une action Repos, aucun télescope ne peut servir.',
    'no-such-boon': 'Une carte a quatre bonus, et celui-ci n’en est pas un.',
    'no-such-decision': 'Le jeu ne connaît pas cette décision.',
    'no-such-star': 'Cette carte n’a pas une telle étoile.',
    'not-done-yet': 'Ce n’est pas encore fini : il reste une décision à prendre.',
    'not-next-to-a-marked-star': 'On commence à côté d’une étoile cochée, et celle-ci ne l’est pas.',
    'not-next-to-the-last-star': 'Le chemin part de la dernière étoile cochée, et aucune ligne ne la relie à celle-ci.',
    'not-the-dreamers-card': 'La carte du rêveur est celle qui a le plus d’étoiles ; les cartes sans coche d’abord.',
    'not-the-starting-star': 'Cette carte n’a aucune coche : elle commence par son étoile de départ.',
    'not-your-card': 'Vous ne possédez pas cette carte.',
    'not-your-turn': 'C’est le tour de quelqu’un d’autre.',
    'nothing-to-buy-now': 'Il n’y a pas de télescope à acheter maintenant.',
    'nothing-to-discard-now': 'Il n’y a rien à défausser maintenant.',
    'nothing-to-reactivate-now': 'Il n’y a rien à réactiver maintenant.',
    'observe-or-rest': 'Votre action reste à faire : Observation ou Repos.',
    'others-pick-boons': 'D’autres choisissent leurs bonus.',
    'star-already-marked': 'Cette étoile est déjà cochée.',
    'telescope-first': 'Une autre observation coûte 1 télescope : dépensez-le d’abord.',
    'three-different-cards': 'Chacune des trois étoiles est sur une carte différente.',
    'too-late-to-rest': 'Il est trop tard pour une action Repos à ce tour.',
    'two-rightmost-only': 'Le rêveur a plus d’étoiles que vous ici : seuls les deux bonus de droite vous sont ouverts.',
  },

  questions: {
    turn: 'Utilisez des pouvoirs, cochez une étoile pour observer, ou reposez-vous.',
    turnNoObserve: 'Vous ne pouvez pas observer pour l’instant : utilisez des pouvoirs, ou reposez-vous.',
    actionGiven: 'Vous avez renoncé à l’action. Utilisez d’autres pouvoirs, ou terminez votre tour.',
    observe: (card) => `Cochez l’étoile suivante sur la carte ${card}, ou arrêtez.`,
    observeFirst: 'Cochez la première étoile de votre nouvelle observation.',
    again: 'Une autre observation pour 1 télescope ?',
    buy: 'Un télescope pour 3 poussières d’étoile ?',
    anyStar: 'Cochez gratuitement une étoile de votre choix.',
    threeCards: (left) =>
      left < 2 ? 'Cochez gratuitement une étoile sur encore une carte.' : `Cochez gratuitement une étoile sur chacune de ${left} cartes.`,
    twoStars: (left) => (left < 2 ? 'Cochez gratuitement encore une étoile.' : `Cochez gratuitement ${left} étoiles.`),
    starAndNeighbours: 'Cochez gratuitement une étoile : ses voisines le sont avec elle.',
    order: 'Quelle carte découvrez-vous d’abord ?',
    boon: (card) => `Choisissez un bonus de la carte ${card}.`,
    activate: (left) => (left < 2 ? 'Réactivez 1 de vos cartes.' : `Réactivez ${left} de vos cartes.`),
    limit: (left, limit) => `Défaussez ${plural(left, 'carte')} : vous pouvez en garder ${limit}.`,
  },

  events: {
    turn: (event, names) => `Manche ${event.round} : c’est à ${names.seat(event.seat)} de jouer.`,
    used: (event, names) => `${names.seat(event.seat)} utilise la carte ${cardName(event.card)}.`,
    marked: (event, names) =>
      `${event.seat === null ? 'Le rêveur' : names.seat(event.seat)} coche ${names.star(event.card, event.star)} sur la carte ${cardName(event.card)}.`,
    gained: (event, names) =>
      event.what === 'pouch'
        ? `${names.seat(event.seat)} augmente de ${event.amount} la capacité de sa sacoche.`
        : `${names.seat(event.seat)} gagne ${quantity(event.what, event.amount)}.`,
    spent: (event, names) => `${names.seat(event.seat)} dépense ${quantity(event.what, event.amount)}.`,
    rested: (event, names) => `${names.seat(event.seat)} fait une action Repos.`,
    reactivated: (event, names) => `${names.seat(event.seat)} réactive la carte ${cardName(event.card)}.`,
    sphere: (event) => `Le pion Élément avance : ${elementName(event.to)} est l’élément actif.`,
    discarded: (event, names) => {
      if (event.from === 'deck') return `La carte ${cardName(event.card)} est défaussée de la pile.`;
      if (event.seat === null) return `La carte ${cardName(event.card)} est défaussée.`;
      return `${names.seat(event.seat)} défausse la carte ${cardName(event.card)}.`;
    },
    discovered: (event, names) =>
      event.seat === null
        ? `Le rêveur a complété la carte ${cardName(event.card)} : personne ne la gagne.`
        : `${names.seat(event.seat)} découvre la carte ${cardName(event.card)}.`,
    sealed: (event, names) => `${names.seat(event.seat)} a choisi un bonus en secret.`,
    picked: (event, names) => {
      const { kind, amount } = at(cardOf(event.card).boons, event.box);
      return `${names.seat(event.seat)} prend le bonus ${fr.boonNames[kind]} ${amount} de la carte ${cardName(event.card)}.`;
    },
    dealt: (event) => `La carte ${cardName(event.card)} arrive à l’emplacement ${event.slot + 1}.`,
    'scoring-card': (event) => {
      const [first, second] = at(SCORING_CARDS, event.scoring);
      return `Votre carte Décompte final montre ${elementName(first)} et ${elementName(second)}.`;
    },
    rolled: (event, names) =>
      `${names.seat(AUPTOLEMY)} obtient ${event.roll} au dé et prend ${LIBRARY_PLACES[event.from]} : ${cardName(event.card)}.`,
    focus: (event, names) => {
      const focus = elementName(cardOf(event.card).element);
      if (event.on === null) return `Sa priorité est l’élément ${focus}, mais il ne reste aucune carte à cocher.`;
      const towards = event.towards === null ? '' : ` (étoile visée : ${names.star(event.on, event.towards)})`;
      return `Sa priorité est l’élément ${focus} : il coche la carte ${cardName(event.on)}, ${event.stars} étoiles au plus${towards}.`;
    },
    library: (event) => {
      if (event.card !== null && event.place === 'top') return `La pioche de la bibliothèque montre la carte ${cardName(event.card)}.`;
      const place = event.place === 'left' ? 'à gauche' : 'à droite';
      if (event.card === null) return `Une carte face cachée arrive ${place} dans la bibliothèque.`;
      return `La carte ${cardName(event.card)} arrive ${place} dans la bibliothèque.`;
    },
    'no-focus': (_, names) => `${names.seat(AUPTOLEMY)} a épuisé sa pioche\u00a0: sans priorité, il ne fait rien.`,
    reshuffled: (event, names) =>
      `${names.seat(AUPTOLEMY)} a épuisé sa pioche : ses ${event.cards} cartes défaussées sont mélangées de nouveau.`,
    'end-triggered': (event) => `La carte Fin de partie apparaît : la manche ${event.lastRound} est la dernière.`,
    ended: (event, names) => {
      if (event.result.why === 'library-empty')
        return `${names.seat(AUPTOLEMY)} doit observer alors que sa pioche est vide : ${names.seat(0)} perd la partie.`;
      const { winners, seats } = event.result;
      const fame = quantity('fame', Math.max(...seats.map((seat) => seat.total)));
      const who = new Intl.ListFormat('fr').format(winners.map(names.seat));
      return winners.length === 1
        ? `La partie est finie : ${who} gagne avec ${fame}.`
        : `La partie est finie : ${who} se partagent la victoire avec ${fame}.`;
    },
  },
});

const LIBRARY_PLACES = {
  left: 'la carte de gauche de sa bibliothèque',
  right: 'la carte de droite de sa bibliothèque',
  deck: 'la première carte de sa pioche',
};

/** For less than two, and for two or more. */
const BOON_WORDS: Readonly<Record<BoonKind, readonly [string, string]>> = {
  fame: ['renommée', 'renommée'],
  stardust: ['poussière', 'poussières'],
  telescope: ['télescope', 'télescopes'],
  pouch: ['sacoche', 'sacoche'],
  wisdom: ['sagesse', 'sagesse'],
  activation: ['réactivation', 'réactivation'],
};

function quantity(what: Resource, amount: number): string {
  if (what === 'fame' && amount > 1) return `${amount} points de renommée`;
  if (what === 'stardust') return `${amount} ${fr.boonWords(what, amount)} d’étoile`;
  if (what === 'wisdom' && amount > 1) return `${amount} coches de sagesse`;
  return `${amount} ${fr.boonWords(what, amount)}`;
}

function cardName(card: CardId): string {
  const { code, name } = cardOf(card);
  return CARD_NAMES[code] ?? name;
}

function elementName(element: Element): string {
  return fr.elements[ELEMENTS[element]];
}
