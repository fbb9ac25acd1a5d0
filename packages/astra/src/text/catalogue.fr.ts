import { at } from '@astrarium/core';
import { inFrench, plural } from '@astrarium/core/french';
import { AUPTOLEMY } from '../automa/automa.ts';
import { type BoonKind, type CardId, cardOf } from '../data/cards.ts';
import { SCORING_CARDS } from '../data/constants.ts';
import { ELEMENTS, type Element } from '../data/elements.ts';
import type { Resource } from '../events.ts';
import type { AstraText } from './catalogue.ts';
import { CARD_NAMES } from './names.fr.ts';

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
    return kind === 'pouch' ? `+${amount} de capacité de sacoche` : quantity(kind, amount);
  },

  abilities: {
    'stardust-2': 'Gagnez 2 poussières d’étoile.',
    'stardust-3': 'Gagnez 3 poussières d’étoile.',
    'stardust-4': 'Gagnez 4 poussières d’étoile.',
    'buy-telescopes': 'Dépensez 3 poussières d’étoile pour gagner 1 télescope, autant de fois que vous le souhaitez.',
    telescope: 'Gagnez 1 télescope.',
    wisdom: 'Gagnez 1 point de sagesse.',
    pouch: 'Augmentez de 1 la capacité de votre sacoche.',
    'fame-per-begun-card': 'Gagnez 1 point de renommée par carte non découverte où vous avez coché au moins une étoile.',
    'fame-per-sphere-card': 'Gagnez 1 point de renommée pour chacune de vos cartes de l’élément actif.',
    'mark-any-star': 'Cochez gratuitement n’importe quelle étoile.',
    'mark-three-cards': 'Cochez gratuitement une étoile sur chacune de trois cartes, selon la règle classique.',
    'mark-two-stars': 'Cochez gratuitement deux étoiles, sur une carte ou sur deux, selon la règle classique.',
    'mark-star-and-neighbours': 'Cochez gratuitement n’importe quelle étoile et toutes ses voisines. Passez votre phase Action.',
    'observe-from-any-common': 'Chacune de vos actions Observation peut commencer par n’importe quelle étoile commune.',
    'fame-per-grand': 'Gagnez 1 point de renommée pour chaque grande étoile que vous cochez.',
    'rest-adds-pouch': 'Votre action Repos ajoute toute la capacité de votre sacoche à la poussière d’étoile que vous avez déjà.',
    'refund-before-grand': 'Une action Observation qui atteint une grande étoile vous rend la poussière d’étoile dépensée avant elle.',
    'refund-commons': 'Si vous ne cochez que des étoiles communes, sans découverte, vous récupérez la poussière d’étoile dépensée.',
  },
  timings: { instant: 'À l’utilisation', turn: 'À ce tour' },

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
    'abilities-come-first': 'Trop tard : les pouvoirs s’utilisent avant l’action.',
    'action-skipped': 'Le pouvoir que vous avez utilisé vous fait passer votre action de ce tour.',
    'another-card': 'Toutes ces étoiles doivent se trouver sur la même carte.',
    'boon-crossed-out': 'Ce bonus est rayé : quelqu’un l’a déjà choisi.',
    'card-already-active': 'Cette carte est déjà active.',
    'card-exhausted': 'Cette carte est épuisée : il faut d’abord la réactiver.',
    'card-finished': 'Toutes les étoiles de cette carte sont déjà cochées : elle va être découverte.',
    'card-not-finished': 'Il reste des étoiles à cocher sur cette carte.',
    'card-not-in-slots': 'Cette carte n’est pas autour du disque.',
    'dream-goes-on': 'Le rêveur continue tant que son chiffre n’est pas atteint et qu’une étoile voisine est libre.',
    'finish-the-ability': 'Terminez d’abord le pouvoir en cours.',
    'game-over': 'La partie est finie.',
    'mark-a-star-first': 'Une action Observation coche au moins une étoile : vous ne pouvez pas encore arrêter.',
    'marks-are-due': 'Un pouvoir qui coche des étoiles s’applique en entier : cochez toutes celles que vous pouvez.',
    'no-boon-to-pick-now': 'Il n’y a pas de bonus à choisir maintenant.',
    'no-observe-before-this': 'Un télescope ne sert qu’après une action Observation, pour en faire une autre.',
    'no-observe-to-stop': 'Aucune action Observation n’est en cours.',
    'no-order-to-choose-now': 'Il n’y a pas d’ordre de découverte à choisir maintenant.',
    'no-star-to-mark-now': 'Aucune étoile ne peut être cochée en ce moment.',
    'no-star-unmarked': 'Toutes les étoiles sont cochées : il n’en reste aucune pour ce pouvoir.',
    'no-stardust': 'Pour observer, il faut au moins 1 poussière d’étoile, et vous n’en avez pas.',
    'no-telescopes-after-rest': 'Vous avez fait une action Repos à ce tour : les télescopes ne peuvent pas servir.',
    'no-such-boon': 'Ce bonus n’existe pas : une carte en a quatre.',
    'no-such-decision': 'Le jeu ne connaît pas cette décision.',
    'no-such-star': 'Cette étoile n’est pas sur cette carte.',
    'not-done-yet': 'Pas encore : il vous reste une décision à prendre.',
    'not-next-to-a-marked-star': 'La première étoile doit être reliée à une étoile déjà cochée, et celle-ci ne l’est pas.',
    'not-next-to-the-last-star': 'Aucune ligne ne relie cette étoile à la dernière que vous avez cochée.',
    'not-the-dreamers-card': 'Le rêveur coche d’abord les cartes intactes, et parmi elles celle qui a le plus d’étoiles.',
    'not-the-starting-star': 'Cette carte est encore intacte : commencez par son étoile de départ.',
    'not-your-card': 'Vous ne possédez pas cette carte.',
    'not-your-turn': 'C’est le tour de quelqu’un d’autre.',
    'nothing-to-buy-now': 'Ce n’est pas le moment d’acheter un télescope.',
    'nothing-to-discard-now': 'Il n’y a rien à défausser maintenant.',
    'nothing-to-reactivate-now': 'Il n’y a rien à réactiver maintenant.',
    'observe-or-rest': 'Il vous reste à faire votre action : Observation ou Repos.',
    'others-pick-boons': 'D’autres choisissent leurs bonus.',
    'star-already-marked': 'Cette étoile est déjà cochée.',
    'telescope-first': 'Pour une autre observation, dépensez d’abord 1 télescope.',
    'three-different-cards': 'Les trois étoiles doivent être sur trois cartes différentes.',
    'too-late-to-rest': 'Il est trop tard pour vous reposer à ce tour.',
    'two-rightmost-only': 'Le rêveur a plus d’étoiles que vous sur cette carte : vous n’avez le choix qu’entre les deux bonus de droite.',
  },

  questions: {
    turn: 'Utilisez des pouvoirs, cochez une étoile pour observer, ou reposez-vous.',
    turnNoObserve: 'Vous ne pouvez pas observer pour l’instant : utilisez des pouvoirs, ou reposez-vous.',
    actionGiven: 'Vous passez votre action. Utilisez d’autres pouvoirs, ou terminez votre tour.',
    observe: (card) => `Cochez l’étoile suivante sur la carte ${card}, ou arrêtez.`,
    observeFirst: 'Nouvelle observation : cochez votre première étoile.',
    again: 'Observer encore une fois, pour 1 télescope ?',
    buy: 'Acheter un télescope pour 3 poussières d’étoile ?',
    anyStar: 'Cochez gratuitement une étoile de votre choix.',
    threeCards: (left) =>
      left < 2
        ? 'Cochez gratuitement une étoile sur une dernière carte.'
        : `Cochez gratuitement une étoile sur ${left} cartes différentes.`,
    twoStars: (left) => (left < 2 ? 'Cochez gratuitement une deuxième étoile.' : `Cochez gratuitement ${left} étoiles.`),
    starAndNeighbours: 'Cochez gratuitement une étoile : toutes ses voisines le seront aussi.',
    order: 'Quelle carte découvrez-vous en premier ?',
    boon: (card) => `Choisissez un bonus de la carte ${card}.`,
    activate: (left) => (left < 2 ? 'Réactivez une de vos cartes.' : `Réactivez ${left} de vos cartes.`),
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
    rested: (event, names) => `${names.seat(event.seat)} se repose.`,
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
      return `${names.seat(event.seat)} choisit le bonus ${fr.boonNames[kind]} ${amount} de la carte ${cardName(event.card)}.`;
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
      if (event.on === null) return `Priorité ${focus}, mais il ne reste aucune carte à cocher.`;
      const towards = event.towards === null ? '' : ` (étoile visée : ${names.star(event.on, event.towards)})`;
      return `Priorité ${focus} : ${names.seat(AUPTOLEMY)} coche la carte ${cardName(event.on)}, ${plural(event.stars, 'étoile')} au plus${towards}.`;
    },
    library: (event) => {
      if (event.card !== null && event.place === 'top') return `La pioche de la bibliothèque montre la carte ${cardName(event.card)}.`;
      const place = event.place === 'left' ? 'à gauche' : 'à droite';
      if (event.card === null) return `Une carte face cachée arrive ${place} dans la bibliothèque.`;
      return `La carte ${cardName(event.card)} arrive ${place} dans la bibliothèque.`;
    },
    'no-focus': (_, names) => `${names.seat(AUPTOLEMY)} a épuisé sa pioche : sans priorité, il ne fait rien.`,
    reshuffled: (event, names) => `${names.seat(AUPTOLEMY)} a épuisé sa pioche : ses ${event.cards} cartes défaussées sont remélangées.`,
    'end-triggered': (event) => `La carte Fin de partie apparaît : la manche ${event.lastRound} est la dernière.`,
    ended: (event, names) => {
      if (event.result.why === 'library-empty')
        return `${names.seat(AUPTOLEMY)} doit observer et sa pioche est vide : ${names.seat(0)} perd la partie.`;
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
  if (what === 'fame' || what === 'wisdom') return `${plural(amount, 'point')} de ${fr.boonWords(what, amount)}`;
  if (what === 'stardust') return `${amount} ${fr.boonWords(what, amount)} d’étoile`;
  return `${amount} ${fr.boonWords(what, amount)}`;
}

function cardName(card: CardId): string {
  const { code, name } = cardOf(card);
  return CARD_NAMES[code] ?? name;
}

function elementName(element: Element): string {
  return fr.elements[ELEMENTS[element]];
}
