import { at } from '@astrarium/core';
import { exampleUnder, type stream, upTo } from './plain-chance.ts';

/** Astra's solo setup and the new deal of an epoch, written from docs/record-format.md alone. */

export interface SoloExample {
  readonly options: { readonly players: 1; readonly modifiers: readonly string[] };
  readonly kinds: string;
  readonly deck: string;
  readonly removed: string;
  readonly library: string;
  readonly scoring: readonly number[];
}

export type Stream = ReturnType<typeof stream>;
/** A stream by its name; asked for again, it goes on. */
export type Streams = (name: string) => Stream;

/** What lies where in the solo game: the piles without what is open. */
export interface Piles {
  readonly removed: readonly string[];
  readonly deck: readonly string[];
  readonly library: readonly string[];
  /** The right card, if it lies face down. */
  readonly right: readonly string[];
  readonly scoring: readonly number[];
}

export const inSolo = exampleUnder("Astra's solo setup from that seed") as SoloExample;

const cards = (exampleUnder("Astra's cards from that seed") as { readonly cards: string }).cards.split(' ');
const kindOf = new Map(inSolo.kinds.split(' ').map((kind, n) => [at(cards, n), { element: kind[0], stars: Number(kind.slice(1)) }]));

/** The deck, the removed cards and Auptolemy's deck, of which the first two are the Library. */
export function soloDeal(streams: Streams, modifiers: readonly string[]): Omit<Piles, 'right'> {
  const shuffled = streams('deck').shuffled(cards);
  const others = shuffled.slice(20);
  const removed = removedFrom(others, modifiers, streams('removed'));
  const library = streams('library').shuffled(others.filter((card) => !removed.includes(card)));
  return { deck: shuffled.slice(0, 20), removed, library, scoring: streams('scoring').shuffled(upTo(6)).slice(0, 2) };
}

/** The new deal of an epoch; `fromAnew` tells for a deck made anew whether the face-down right card came from it, else it is undefined. */
export function soloEpoch(streams: Streams, modifiers: readonly string[], piles: Piles, fromAnew?: boolean): Piles {
  const redeal = streams('redeal');
  const apart = fromAnew === undefined ? [] : [...piles.library, ...(fromAnew ? piles.right : [])];
  const together = [...piles.removed, ...piles.deck, ...piles.library, ...piles.right].filter((card) => !apart.includes(card));
  const mixed = redeal.shuffled(together);
  const removed = removedFrom(mixed, modifiers, streams('removed')).slice(0, piles.removed.length);
  const rest = mixed.filter((card) => !removed.includes(card));
  if (fromAnew !== undefined) rest.splice(piles.deck.length, 0, ...redeal.shuffled(apart));
  const deck = rest.splice(0, piles.deck.length);
  const library = rest.splice(0, piles.library.length);
  const free = upTo(6).filter((card) => card !== piles.scoring[0]);
  const scoring = [at(piles.scoring, 0), at(free, streams('scoring').draw(free.length))];
  return { removed, deck, library, right: rest, scoring };
}

function removedFrom(from: readonly string[], modifiers: readonly string[], chance: Stream): string[] {
  const firstOf = (element: string, amount: number, off: (stars: number) => number): string[] => {
    const offBy = (card: string): number => off(kindOf.get(card)?.stars ?? 0);
    const mixed = chance.shuffled(from.filter((card) => kindOf.get(card)?.element === element));
    return mixed.toSorted((one, other) => offBy(one) - offBy(other)).slice(0, amount);
  };
  if (modifiers.includes('large-water-removed')) return firstOf('W', 3, (stars) => 14 - stars);
  const each = modifiers.includes('small-cards-removed') ? 2 : 1;
  return ['A', 'F', 'E'].flatMap((element) => firstOf(element, each, (stars) => Math.max(0, stars - 7)));
}
