import type { Narrator, Seat } from '@astrarium/core';
import type { PebbleEvent, PebbleView } from './game.ts';

/** What the game is told with, in one language. */
export interface Phrases {
  readonly heap: (pebbles: number) => string;
  readonly lucky: (number: number) => string;
  readonly turn: (name: string) => string;
  readonly yours: string;
  readonly over: string;
  readonly take: (pebbles: number) => string;
  readonly roll: string;
  readonly took: (name: string, pebbles: number) => string;
  readonly rolled: (pebbles: number) => string;
  readonly won: (name: string, points: number) => string;
  readonly reasons: Readonly<Record<string, string>>;
}

/** Tells the game in this language. */
export function narrate(phrases: Phrases): Narrator<PebbleView, PebbleEvent> {
  const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? '';
  return {
    table: ({ heap, lucky }) => [{ heading: phrases.heap(heap), lines: lucky === null ? [] : [phrases.lucky(lucky)], brief: true }],
    question({ heap, turn }, seat, names) {
      if (heap === 0) return phrases.over;
      return seat === turn ? phrases.yours : phrases.turn(nameOf(names, turn));
    },
    choices: ({ heap }, legal) => [
      {
        heading: phrases.heap(heap),
        choices: [...legal].map((notation) => ({ notation, words: notation === 'roll' ? phrases.roll : phrases.take(Number(notation)) })),
      },
    ],
    event(event, names) {
      switch (event.kind) {
        case 'took':
          return phrases.took(nameOf(names, event.seat), event.pebbles);
        case 'rolled':
          return phrases.rolled(event.pebbles);
        default:
          return phrases.lucky(event.number);
      }
    },
    refusal: ({ reason }) => phrases.reasons[reason] ?? reason,
    result: ({ seats }, names) => [
      { heading: phrases.over, lines: seats.map(({ total }, seat) => phrases.won(nameOf(names, seat), total)) },
    ],
  };
}
