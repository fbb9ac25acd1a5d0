import { at, readSeed } from '@astrarium/core';
import { readName } from '@astrarium/protocol';
import { HUMAN, type Ink } from '../../client/local/messages.ts';
import { isBot } from './bots.ts';

export const LONGEST_NAME = 24;
/** No game here has more. */
export const MOST_SEATS = 5;

/** What is chosen for a seat. It keeps its key wherever it is moved. */
export interface SeatChoice {
  readonly key: number;
  /** Null as long as nobody gave one: then a name is lent, in the language of the page. */
  readonly name: string | null;
  readonly ink: Ink;
  readonly player: string;
}

/** Who sits at a table as it is being set up. There are always five seats; the first `players` of them are taken. */
export interface Seating {
  readonly players: number;
  readonly seats: readonly SeatChoice[];
  /** The key of the seat that begins; null for a draw. */
  readonly first: number | null;
  readonly seed: string;
}

/** What every part of the form is given. */
export interface SeatingProps<Plan extends Seating> {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Five seats in these inks, a person in the first. */
export function firstSeats(inks: readonly Ink[]): readonly SeatChoice[] {
  return inks.map((ink, key) => ({ key, name: null, ink, player: key === 0 ? HUMAN : 'adept' }));
}

export function seatsTaken(plan: Seating): readonly SeatChoice[] {
  return plan.seats.slice(0, plan.players);
}

/** Who plays where only one person does. */
export function personOf(plan: Seating): SeatChoice {
  return plan.seats.find((seat) => seat.player === HUMAN) ?? at(plan.seats, 0);
}

export function nameOf(seat: SeatChoice, lent: readonly string[]): string {
  return seat.name ?? at(lent, seat.key);
}

/** The name as the table will have it; undefined if what was given is none. */
export function writtenName(seat: SeatChoice, lent: readonly string[]): string | undefined {
  return readName(nameOf(seat, lent));
}

export function changeSeat<Plan extends Seating>(plan: Plan, key: number, change: Partial<Omit<SeatChoice, 'key' | 'ink'>>): Plan {
  return { ...plan, seats: plan.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) };
}

/** No two seats have the same ink: whoever had it takes the other. */
export function takeInk<Plan extends Seating>(plan: Plan, key: number, ink: Ink): Plan {
  const given = plan.seats.find((seat) => seat.key === key)?.ink ?? ink;
  return {
    ...plan,
    seats: plan.seats.map((seat) => (seat.key === key ? { ...seat, ink } : seat.ink === ink ? { ...seat, ink: given } : seat)),
  };
}

/** Changes places with the neighbour before (-1) or after (1). */
export function moveSeat<Plan extends Seating>(plan: Plan, place: number, by: -1 | 1): Plan {
  const seats = [...plan.seats];
  const moved = at(seats, place);
  seats[place] = at(seats, place + by);
  seats[place + by] = moved;
  return { ...plan, seats };
}

/** What stands in the way of beginning. */
export interface SeatingErrors {
  readonly names: ReadonlyMap<number, 'name' | 'sameName'>;
  readonly seed: boolean;
}

/** `taken` are names that no seat may bear. */
export function checkSeats(seats: readonly SeatChoice[], seed: string, lent: readonly string[], taken: readonly string[]): SeatingErrors {
  const names = new Map<number, 'name' | 'sameName'>();
  const seen = new Set(taken);
  for (const seat of seats) {
    const name = writtenName(seat, lent);
    if (name === undefined) names.set(seat.key, 'name');
    else if (seen.has(name)) names.set(seat.key, 'sameName');
    else seen.add(name);
  }
  return { names, seed: seed.trim() !== '' && !isSeed(seed.trim()) };
}

/** Who begins, as the games' options have it. */
export function firstOf(plan: Seating): number | 'random' {
  const first = seatsTaken(plan).findIndex((seat) => seat.key === plan.first);
  return first < 0 ? 'random' : first;
}

/** Is this a seating of the game, with these inks and so many players? */
export function isSeating(
  { players, seats, first, seed }: Seating,
  personalities: readonly string[],
  inks: readonly Ink[],
  counts: readonly number[],
): boolean {
  return (
    counts.includes(players) &&
    seats.length === MOST_SEATS &&
    inks.every((ink, key) => seats.some((seat) => seat.ink === ink) && seats.some((seat) => seat.key === key)) &&
    seats.every(({ name, player }) => (name === null || typeof name === 'string') && (player === HUMAN || isBot(player, personalities))) &&
    (first === null || typeof first === 'number') &&
    typeof seed === 'string'
  );
}

function isSeed(text: string): boolean {
  try {
    readSeed(text);
    return true;
  } catch {
    return false;
  }
}
