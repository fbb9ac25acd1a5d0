import { de, plural } from '@astrarium/core/french';
import type { sky as english } from '../en/sky.ts';

export const sky: typeof english = {
  label: 'Le ciel',
  cards: 'Les cartes du ciel',
  emptySlot: 'Un emplacement vide',

  board: {
    label: 'Disque élémentaire',
    active: (sphere) => `Le pion Élément indique ${sphere}.`,
    dreamNumbers: (numbers) => `Chiffres de rêve : ${numbers.join(', ')}.`,
    dreamNumber: (sphere, number) => `${sphere} ${number}`,
    discard: (from, to) => `Quand le pion passe ${de(from)} à ${to}, la première carte de la pile est défaussée.`,
    deck: (above, below) =>
      above === 0
        ? `La carte Fin de partie est apparue. Il reste ${cards(below)} dans la pile.`
        : `La pile a ${cards(above)} au-dessus de la carte Fin de partie et ${below} au-dessous.`,
    above: (above) => (above < 2 ? 'carte avant' : 'cartes avant'),
    gameEnd: 'la fin de partie',
    below: (below) => `${below} au-dessous`,
    left: (below) => (below < 2 ? 'carte restante' : 'cartes restantes'),
    round: (round) => `Manche ${round}`,
    lastRound: 'Dernière manche',
    oneMore: 'Encore une manche',
  },

  card: {
    facts: (name, element, stars, marked) => `${name}, ${element}, ${plural(stars, 'étoile')}, ${plural(marked, 'cochée')}`,
    figure: (name) => `Étoiles de la carte ${name}`,
    look: (name) => `Regarder la carte ${name}`,
    canMark: 'des étoiles peuvent y être cochées',
    canDiscover: 'peut être découverte',
    canPick: 'un bonus peut y être choisi',
    discover: 'Découvrir',
    discoverCard: (name) => `Découvrir maintenant la carte ${name}`,
    tally: 'Étoiles cochées par chacun',
    tallied: (name, stars) => `${name} : ${plural(stars, 'étoile')}`,
    dreamer: 'Le rêveur',
    boonPicked: (boon) => `${boon}, rayé`,
    boonClosed: (boon) => `${boon}, fermé par le rêveur`,
    boonChosen: (boon) => `${boon}, choisi par vous`,
    pickBoon: (boon) => `Choisir ${boon}`,
  },

  star: {
    named: (name, letter) => `${name} (${letter})`,
    kinds: { start: 'étoile de départ', grand: 'grande étoile', common: 'étoile commune' },
    unmarked: 'non cochée',
    markedBy: (name) => `cochée par ${name}`,
    markedByDreamer: 'cochée par le rêveur',
    lastOfPath: 'la dernière de votre chemin',
    forStardust: 'peut être cochée pour 1 poussière d’étoile',
    forFree: 'peut être cochée gratuitement',
    withNeighbours: 'peut être cochée gratuitement, avec ses voisines',
    byDreamer: 'peut être cochée par le rêveur',
    notNow: 'ne peut pas être cochée maintenant',
  },

  price: {
    stardust: 'poussière d’étoile',
    left: (left) => (left < 2 ? `reste ${left}` : `restent ${left}`),
    free: 'gratuite',
    withNeighbours: (stars) => (stars < 2 ? 'gratuite' : `gratuites, ${plural(stars, 'étoile')}`),
    toGo: (left) => (left === 0 ? 'la dernière' : `encore ${left}`),
    dreamer: 'du rêveur',
  },
};

function cards(count: number): string {
  return plural(count, 'carte');
}
