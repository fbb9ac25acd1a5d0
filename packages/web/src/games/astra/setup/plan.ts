import { at } from '@astrarium/core';
import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import { AUPTOLEMY_PLAYER, HUMAN, type NewTable } from '../../../client/local/messages.ts';
import {
  checkSeats,
  firstOf,
  firstSeats,
  isSeating,
  personOf,
  type SeatChoice,
  type Seating,
  type SeatingErrors,
  type SeatingProps,
  seatsTaken,
  writtenName,
} from '../../../play/setup/seating.ts';
import { ASTRA_PERSONALITIES } from '../personalities.ts';
import { readSetting, type SoloSetting } from '../solo/setting.ts';

/** One plays alone against Auptolemy. */
export const PLAYERS = [1, 2, 3, 4, 5] as const;

/** A table of Astra as it is being set up. */
export interface Plan extends Seating {
  /** What makes Auptolemy easier or harder, for one player. */
  readonly setting: SoloSetting;
}

export type PlanProps = SeatingProps<Plan>;

export const FIRST_PLAN: Plan = { players: 2, seats: firstSeats(ASTRA_INKS), first: null, seed: '', setting: [] };

export function seatsOf(plan: Plan): readonly SeatChoice[] {
  return plan.players === 1 ? [personOf(plan)] : seatsTaken(plan);
}

/** `auptolemy` is how the opponent of the solo game is called. */
export function checkPlan(plan: Plan, lent: readonly string[], auptolemy: string): SeatingErrors {
  return checkSeats(seatsOf(plan), plan.seed, lent, plan.players === 1 ? [auptolemy] : []);
}

/** The table to ask the host for; the plan has passed `checkPlan`. */
export function tableOf(plan: Plan, lent: readonly string[], auptolemy: string): NewTable {
  if (plan.players === 1) return soloTable(plan, lent, auptolemy);
  const seed = plan.seed.trim();
  return {
    game: 'astra',
    options: { players: plan.players, first: firstOf(plan) },
    seats: seatsOf(plan).map((seat) => ({ name: writtenName(seat, lent) ?? at(lent, seat.key), ink: seat.ink, player: seat.player })),
    ...(seed !== '' && { seed }),
  };
}

/** The person of the plan against Auptolemy, which writes in an ink of its own. */
export function soloTable(plan: Plan, lent: readonly string[], auptolemy: string): NewTable {
  const person = personOf(plan);
  const named = writtenName(person, lent) ?? at(lent, person.key);
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
  const name = writtenName(person, lent) ?? at(lent, person.key);
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
    return isSeating(plan, ASTRA_PERSONALITIES, ASTRA_INKS, PLAYERS) ? { ...plan, setting: readSetting(plan.setting) } : FIRST_PLAN;
  } catch {
    return FIRST_PLAN;
  }
}
