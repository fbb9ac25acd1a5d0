import { at, readSeed } from '@astrarium/core';
import { AUPTOLEMY_PLAYER, HUMAN, INKS, type Ink, type NewTable } from '../../host/messages.ts';
import { readSetting, type Setting } from '../../solo/setting.ts';
import { isBot } from './bots.ts';

/** One plays alone against Auptolemy. */
export const PLAYERS = [1, 2, 3, 4, 5] as const;
export const LONGEST_NAME = 24;

/** What is chosen for a seat. It keeps its key wherever it is moved. */
export interface SeatChoice {
  readonly key: number;
  /** Null as long as nobody gave one: then a name is lent, in the language of the page. */
  readonly name: string | null;
  readonly ink: Ink;
  readonly player: string;
}

/** A table as it is being set up. There are always five seats; the first `players` of them are taken. */
export interface Plan {
  readonly players: number;
  readonly seats: readonly SeatChoice[];
  /** The key of the seat that begins; null for a draw. */
  readonly first: number | null;
  readonly seed: string;
  /** What makes Auptolemy easier or harder, for one player. */
  readonly setting: Setting;
}

/** What every part of the form is given. */
export interface PlanProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export const FIRST_PLAN: Plan = {
  players: 2,
  seats: INKS.map((ink, key) => ({ key, name: null, ink, player: key === 0 ? HUMAN : 'adept' })),
  first: null,
  seed: '',
  setting: [],
};

export function seatsOf(plan: Plan): readonly SeatChoice[] {
  return plan.players === 1 ? [personOf(plan)] : plan.seats.slice(0, plan.players);
}

/** Who plays where only one person does. */
export function personOf(plan: Plan): SeatChoice {
  return plan.seats.find((seat) => seat.player === HUMAN) ?? at(plan.seats, 0);
}

export function nameOf(seat: SeatChoice, lent: readonly string[]): string {
  return seat.name ?? at(lent, seat.key);
}

export function changeSeat(plan: Plan, key: number, change: Partial<Omit<SeatChoice, 'key' | 'ink'>>): Plan {
  return { ...plan, seats: plan.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) };
}

/** No two seats have the same ink: whoever had it takes the other. */
export function takeInk(plan: Plan, key: number, ink: Ink): Plan {
  const given = plan.seats.find((seat) => seat.key === key)?.ink ?? ink;
  return {
    ...plan,
    seats: plan.seats.map((seat) => (seat.key === key ? { ...seat, ink } : seat.ink === ink ? { ...seat, ink: given } : seat)),
  };
}

/** Changes places with the neighbour before (-1) or after (1). */
export function moveSeat(plan: Plan, place: number, by: -1 | 1): Plan {
  const seats = [...plan.seats];
  const moved = at(seats, place);
  seats[place] = at(seats, place + by);
  seats[place + by] = moved;
  return { ...plan, seats };
}

/** What stands in the way of beginning. */
export interface PlanErrors {
  readonly names: ReadonlyMap<number, 'name' | 'sameName'>;
  readonly seed: boolean;
}

/** `auptolemy` is how the opponent of the solo game is called. */
export function checkPlan(plan: Plan, lent: readonly string[], auptolemy: string): PlanErrors {
  const names = new Map<number, 'name' | 'sameName'>();
  const seen = new Set<string>(plan.players === 1 ? [auptolemy] : []);
  for (const seat of seatsOf(plan)) {
    const name = nameOf(seat, lent).trim();
    if (name === '') names.set(seat.key, 'name');
    else if (seen.has(name)) names.set(seat.key, 'sameName');
    seen.add(name);
  }
  return { names, seed: plan.seed.trim() !== '' && !isSeed(plan.seed.trim()) };
}

/** The table to ask the host for; the plan has passed `checkPlan`. */
export function tableOf(plan: Plan, lent: readonly string[], auptolemy: string): NewTable {
  if (plan.players === 1) return soloTable(plan, lent, auptolemy);
  const seats = seatsOf(plan);
  const first = seats.findIndex((seat) => seat.key === plan.first);
  const seed = plan.seed.trim();
  return {
    game: 'astra',
    options: { players: plan.players, first: first < 0 ? 'random' : first },
    seats: seats.map((seat) => ({ name: nameOf(seat, lent).trim(), ink: seat.ink, player: seat.player })),
    ...(seed !== '' && { seed }),
  };
}

/** The person of the plan against Auptolemy, which writes in an ink of its own. */
export function soloTable(plan: Plan, lent: readonly string[], auptolemy: string): NewTable {
  const person = personOf(plan);
  const named = nameOf(person, lent).trim() || at(lent, person.key);
  const name = named === auptolemy ? at(lent, person.key) : named;
  const seed = plan.seed.trim();
  return {
    game: 'astra',
    options: { players: 1, modifiers: plan.setting },
    seats: [
      { name, ink: person.ink, player: HUMAN },
      { name: auptolemy, ink: person.ink === 'violet' ? 'amber' : 'violet', player: AUPTOLEMY_PLAYER },
    ],
    ...(seed !== '' && { seed }),
  };
}

/** A table at once: the person of the last plan against one Adept. */
export function quickTable(plan: Plan, lent: readonly string[]): NewTable {
  const person = personOf(plan);
  const name = nameOf(person, lent).trim() || at(lent, person.key);
  const bot = at(
    plan.seats.filter((seat) => seat.key !== person.key && at(lent, seat.key) !== name),
    0,
  );
  return {
    game: 'astra',
    options: { players: 2, first: 'random' },
    seats: [
      { name, ink: person.ink, player: HUMAN },
      { name: at(lent, bot.key), ink: bot.ink, player: 'adept' },
    ],
  };
}

/** Reads a remembered plan; whatever is not one gives the first plan. */
export function readPlan(text: string | undefined): Plan {
  try {
    const plan = JSON.parse(text ?? '') as Plan;
    return isPlan(plan) ? { ...plan, setting: readSetting(plan.setting) } : FIRST_PLAN;
  } catch {
    return FIRST_PLAN;
  }
}

function isPlan({ players, seats, first, seed }: Plan): boolean {
  return (
    (PLAYERS as readonly number[]).includes(players) &&
    seats.length === INKS.length &&
    INKS.every((ink, key) => seats.some((seat) => seat.ink === ink) && seats.some((seat) => seat.key === key)) &&
    seats.every(({ name, player }) => (name === null || typeof name === 'string') && (player === HUMAN || isBot(player))) &&
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
