import type { AdAstraOptions, FactionName, Galaxy, RuleSet } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { FACTION_INKS } from '@astrarium/protocol/seat-colours';
import { HUMAN, type Ink, type NewTable, type SeatPlan } from '../../../client/local/messages.ts';
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
import { AD_ASTRA_PERSONALITIES } from '../personalities.ts';

export const AD_ASTRA_PLAYERS = [3, 4, 5] as const;
export const RULE_SET_CHOICES: readonly RuleSet[] = ['summary', 'original'];
export const GALAXY_CHOICES: readonly Galaxy[] = ['even', 'uneven'];

/** A table of Ad Astra as it is being set up. A seat's ink stands for its faction. */
export interface AdAstraPlan extends Seating {
  readonly rules: RuleSet;
  readonly galaxy: Galaxy;
  /** Are the two optional artifacts in the game (B10.10, B10.11)? */
  readonly arcanum: boolean;
  readonly responsum: boolean;
}

export type AdAstraPlanProps = SeatingProps<AdAstraPlan>;

const FACTION_OF: ReadonlyMap<Ink, FactionName> = new Map(
  Object.entries(FACTION_INKS).map(([faction, ink]) => [ink, faction as FactionName]),
);

/** The inks of the factions, in their order. */
export const FACTION_INK_LIST: readonly Ink[] = Object.values(FACTION_INKS);

export const FIRST_AD_ASTRA_PLAN: AdAstraPlan = {
  players: 3,
  seats: firstSeats(FACTION_INK_LIST),
  first: null,
  seed: '',
  rules: 'summary',
  galaxy: 'even',
  arcanum: true,
  responsum: true,
};

export function factionOf(ink: Ink): FactionName {
  return FACTION_OF.get(ink) ?? 'grey';
}

export function checkAdAstraPlan(plan: AdAstraPlan, lent: readonly string[]): SeatingErrors {
  return checkSeats(seatsTaken(plan), plan.seed, lent, []);
}

/** The table to ask the host for; the plan has passed `checkAdAstraPlan`. */
export function adAstraTableOf(plan: AdAstraPlan, lent: readonly string[]): NewTable {
  const seed = plan.seed.trim();
  const seats = seatsTaken(plan).map((seat) => ({
    name: writtenName(seat, lent) ?? at(lent, seat.key),
    ink: seat.ink,
    player: seat.player,
  }));
  return { ...tableWith(plan, seats), ...(seed !== '' && { seed }) };
}

/** A table at once: the person of the last plan against two Adepts. */
export function quickAdAstraTable(plan: AdAstraPlan, lent: readonly string[]): NewTable {
  const person = personOf(plan);
  const name = writtenName(person, lent) ?? at(lent, person.key);
  const bots = plan.seats.filter((seat) => seat.key !== person.key && at(lent, seat.key) !== name).slice(0, 2);
  const quick = { ...plan, players: 3, first: null };
  const botSeat = (bot: SeatChoice): SeatPlan => ({ name: at(lent, bot.key), ink: bot.ink, player: 'adept' });
  return tableWith(quick, [{ name, ink: person.ink, player: HUMAN }, ...bots.map(botSeat)]);
}

function tableWith(plan: AdAstraPlan, seats: readonly SeatPlan[]): NewTable {
  const { players, rules, galaxy, arcanum, responsum } = plan;
  const factions = seats.map(({ ink }) => factionOf(ink));
  const options: AdAstraOptions = { players, first: firstOf(plan), rules, galaxy, arcanum, responsum, factions };
  return { game: 'ad-astra', options, seats };
}

/** Reads a remembered plan; whatever is not one gives the first plan. */
export function readAdAstraPlan(text: string | undefined): AdAstraPlan {
  try {
    const plan = JSON.parse(text ?? '') as AdAstraPlan;
    return isAdAstraPlan(plan) ? plan : FIRST_AD_ASTRA_PLAN;
  } catch {
    return FIRST_AD_ASTRA_PLAN;
  }
}

function isAdAstraPlan(plan: AdAstraPlan): boolean {
  return (
    isSeating(plan, AD_ASTRA_PERSONALITIES, FACTION_INK_LIST, AD_ASTRA_PLAYERS) &&
    RULE_SET_CHOICES.includes(plan.rules) &&
    GALAXY_CHOICES.includes(plan.galaxy) &&
    typeof plan.arcanum === 'boolean' &&
    typeof plan.responsum === 'boolean'
  );
}
