import type { Refusal, Result, Seat } from './game.ts';

/** A part of the table in words: a heading, and a line for each thing under it. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Set where it is what somebody wants to hear first who comes back to the table: the turn, and one's own things. */
  readonly brief?: true;
}

/** One decision as a person reads it. */
export interface Choice {
  /** The decision in the game's notation. */
  readonly notation: string;
  /** A sentence that says it whole, without the heading it stands under. */
  readonly words: string;
}

/** Choices that belong together: the stars of one card, the spaces for one planned card. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/**
 * Tells a game in one language to somebody who plays without the picture. It is given views only, so it can tell no more than
 * the viewer may know. `names` are the players' names by seat.
 */
export interface Narrator<View, Event> {
  /** The whole table: round and turn first, then the board, then everybody's things. */
  readonly table: (view: View, names: readonly string[]) => readonly Section[];
  /** What is asked, and of whom; `seat` is the person who reads, or null for somebody who only watches. */
  readonly question: (view: View, seat: Seat | null, names: readonly string[]) => string;
  /** What may be decided, in the order of the groups. `legal` is in the game's notation. */
  readonly choices: (view: View, legal: Iterable<string>, names: readonly string[]) => readonly ChoiceGroup[];
  readonly event: (event: Event, names: readonly string[]) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** The final scores, every source of points a line of its own. */
  readonly result: (result: Result, names: readonly string[]) => readonly Section[];
}

/** A narrator of any game, for code that tells any game. */
export type AnyNarrator = Narrator<unknown, unknown>;

/** Puts the choices that have the same heading together, in the order in which the headings first come up. */
export function groupChoices(choices: Iterable<Choice & { readonly heading: string }>): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const { heading, notation, words } of choices) {
    const group = groups.get(heading) ?? [];
    group.push({ notation, words });
    groups.set(heading, group);
  }
  return Array.from(groups, ([heading, list]) => ({ heading, choices: list }));
}
