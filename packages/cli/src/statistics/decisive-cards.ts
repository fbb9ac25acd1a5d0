import {
  ABILITIES,
  type AstraEvent,
  type AstraState,
  CARDS,
  type CardId,
  cardOf,
  elementMarks,
  type Journal,
  scoreElements,
} from '@astrarium/astra';
import { at, type Result, type Seat } from '@astrarium/core';

/** What became of a card in many games. */
export interface DecidingLine {
  /** Games in which a player discovered it. */
  discovered: number;
  /** Of those, the ones its discoverer won; a tie is shared. */
  won: number;
  /** The points it brought to its discoverers, summed. */
  fame: number;
  /** Games that somebody would not have won without the points it brought to them, as discoverer or as assistant. */
  decided: number;
}

export interface Deciding {
  tell(event: AstraEvent): void;
  /** The game is over, and the next one begins. */
  close(state: AstraState, result: Result): void;
  /** By card, as `CARDS` has them. */
  lines(): readonly DecidingLine[];
}

/**
 * How often a card decides a game. What it brings to a seat, in points: the Fame and Pouch of its Ability and of its Boons, and at the
 * end its Final Scoring Fame and what the grid of Elements would lack without it (A9.3, A9.4). What Stardust, Telescopes, Wisdom and
 * stars lead to later is nobody's to tell, and not in it.
 */
export function decidingFigures(): Deciding {
  const lines = CARDS.map((): DecidingLine => ({ discovered: 0, won: 0, fame: 0, decided: 0 }));
  let game = newGame();
  return {
    tell: (event) => follow(game, event),
    close(state, result) {
      for (const [seat, journal] of state.journals.entries()) addFinalScoring(game, seat, journal, at(state.scoring, seat));
      addGame(lines, game, result);
      game = newGame();
    },
    lines: () => lines,
  };
}

/** The game being played. */
interface GameSoFar {
  readonly discoverers: Map<CardId, Seat>;
  /** Points by card and seat. */
  readonly brought: Map<CardId, Map<Seat, number>>;
  /** The cards used this turn, by the rule of their Ability. */
  readonly inForce: Map<string, CardId[]>;
  /** The card whose Boon was picked last. */
  picked: CardId | undefined;
}

function newGame(): GameSoFar {
  return { discoverers: new Map(), brought: new Map(), inForce: new Map(), picked: undefined };
}

function follow(game: GameSoFar, event: AstraEvent): void {
  switch (event.kind) {
    case 'turn':
      game.inForce.clear();
      return;
    case 'used':
      game.inForce.set(event.rule, [...(game.inForce.get(event.rule) ?? []), event.card]);
      return;
    case 'picked':
      game.picked = event.card;
      return;
    case 'discovered':
      if (event.seat !== null) game.discoverers.set(event.card, event.seat);
      return;
    case 'gained': {
      if (event.what !== 'fame' && event.what !== 'pouch') return;
      const sources = sourcesOf(game, event.rule);
      for (const card of sources) bring(game, card, event.seat, event.amount / sources.length);
      return;
    }
    default:
  }
}

/** The cards that a gain by this rule comes from: several of the same Ability in one turn share what it gives at the turn's end. */
function sourcesOf({ inForce, picked }: GameSoFar, rule: string): readonly CardId[] {
  if (rule === 'A8.8') return picked === undefined ? [] : [picked];
  const cards = inForce.get(rule) ?? [];
  const lasts = cards.some((card) => ABILITIES[cardOf(card).ability].timing === 'turn');
  return lasts ? cards : cards.slice(-1);
}

function addFinalScoring(game: GameSoFar, seat: Seat, { active, exhausted }: Journal, scoring: number): void {
  const held = [...active, ...exhausted];
  const elements = (cards: readonly CardId[]): number => scoreElements(elementMarks(scoring, cards));
  for (const card of held) {
    const finalFame = active.includes(card) ? cardOf(card).finalFame : 0;
    bring(game, card, seat, finalFame + elements(held) - elements(held.filter((other) => other !== card)));
  }
}

function bring({ brought }: GameSoFar, card: CardId, seat: Seat, points: number): void {
  const seats = brought.get(card) ?? new Map<Seat, number>();
  brought.set(card, seats.set(seat, (seats.get(seat) ?? 0) + points));
}

function addGame(lines: readonly DecidingLine[], { discoverers, brought }: GameSoFar, { seats, winners }: Result): void {
  for (const [card, seat] of discoverers) {
    const line = at(lines, card);
    line.discovered += 1;
    if (winners.includes(seat)) line.won += 1 / winners.length;
    line.fame += brought.get(card)?.get(seat) ?? 0;
  }
  for (const [card, points] of brought) {
    const decides = winners.some((seat) => {
      const others = seats.filter((_, other) => other !== seat).map(({ total }) => total);
      return at(seats, seat).total - (points.get(seat) ?? 0) < Math.max(...others);
    });
    if (decides) at(lines, card).decided += 1;
  }
}
