import { at } from '@astrarium/core';
import {
  type Clock,
  GAME_NAMES,
  type GameName,
  type Ink,
  type NewOnlineTable,
  type NewSeat,
  type Sitting,
  type TableTerms,
  usualAbsence,
  type Visibility,
} from '@astrarium/protocol';
import type { OnlineSetup } from '../../games/game-ui.ts';
import { FIRST_GAME, GAME_UIS } from '../../games/registry.ts';
import { isBot } from '../../play/setup/bots.ts';

/** The games that can be played online. */
export const ONLINE_GAMES: readonly GameName[] = GAME_NAMES.filter((game) => GAME_UIS[game].online !== undefined);
export const BANK_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENT_SECONDS = [0, 5, 10, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];
const ABSENCE = {
  none: [3 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY],
  live: [MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
} as const;

/** Who a chair is for that is not one's own: somebody with the link, or a bot. */
export const PERSON = 'person';

/** An online table as it is being set up. One's own chair is the first. */
export interface OnlinePlan {
  readonly game: GameName;
  readonly players: number;
  readonly name: string;
  readonly ink: Ink;
  /** Four other chairs, of which as many count as there are players. */
  readonly others: readonly string[];
  readonly listing: Visibility;
  readonly clock: Clock['kind'];
  readonly bank: number;
  readonly increment: number;
  readonly days: number;
  /** Seconds that somebody has to be away before a bot may play for them; null: as is usual with that clock. */
  readonly absence: number | null;
  /** The optional rules that were chosen or not; of the others the game knows how they are at first. */
  readonly options: Readonly<Record<string, boolean>>;
}

/** What every part of the form is given. */
export interface OnlinePlanProps {
  readonly plan: OnlinePlan;
  readonly onChange: (plan: OnlinePlan) => void;
}

export const FIRST_ONLINE_PLAN: OnlinePlan = {
  game: FIRST_GAME,
  players: 2,
  name: '',
  ink: 'rose',
  others: [PERSON, PERSON, PERSON, PERSON],
  listing: 'private',
  clock: 'none',
  bank: 30,
  increment: 10,
  days: 3,
  absence: null,
  options: {},
};

/** How the game is set up online. */
export function onlineSetup(game: GameName): OnlineSetup {
  const { online } = GAME_UIS[game];
  if (online === undefined) throw new Error(`${game} is not played online`);
  return online;
}

/** The number of players, and whoever else was chosen, is kept where the game allows it; a bot it does not know gives way to Adept. */
export function withGame(plan: OnlinePlan, game: GameName): OnlinePlan {
  const counts = onlineSetup(game).players;
  const others = plan.others.map((player) => (player === PERSON || isBot(player, GAME_UIS[game].personalities) ? player : 'adept'));
  return { ...plan, game, others, players: counts.includes(plan.players) ? plan.players : (counts[0] ?? plan.players) };
}

/** What the server is told of the token and the value that this browser made. */
export type MadeHashes = Pick<TableTerms, 'tokenHash'> & Pick<Sitting, 'valueHash'>;

/** What the server is asked for; `lent` are names for bots. */
export function newTableOf(plan: OnlinePlan, made: MadeHashes, lent: readonly string[]): NewOnlineTable {
  const names = lent.filter((name) => name !== plan.name.trim());
  const others = plan.others
    .slice(0, plan.players - 1)
    .map(
      (player, other): NewSeat =>
        isBot(player, GAME_UIS[plan.game].personalities) ? { kind: 'bot', bot: player, name: at(names, other) } : { kind: 'open' },
    );
  return { ...termsOf(plan, made), game: plan.game, options: optionsOf(plan), seats: [{ kind: 'open' }, ...others] };
}

export function termsOf(plan: OnlinePlan, { tokenHash, valueHash }: MadeHashes): TableTerms {
  const ink = onlineSetup(plan.game).inks === undefined ? {} : { ink: plan.ink };
  const absence = absenceOf(plan);
  const clock = clockOf(plan);
  return {
    listing: plan.listing,
    clock,
    ...(absence !== usualAbsence(clock) && { absence }),
    tokenHash,
    host: { seat: 0, name: plan.name.trim(), valueHash, ...ink },
  };
}

/** The lengths of absence to choose from, in seconds: at a table over days parts of what there is for a decision. */
export function absencesOf(plan: OnlinePlan): readonly number[] {
  const period = plan.days * DAY;
  return { none: ABSENCE.none, live: ABSENCE.live, days: [period / 4, period / 2, period] }[plan.clock];
}

/** The one that was chosen, or the usual. */
export function absenceOf(plan: OnlinePlan): number {
  const { absence } = plan;
  return absence !== null && absencesOf(plan).includes(absence) ? absence : usualAbsence(clockOf(plan));
}

/** Reads a remembered plan; whatever is not one gives the first plan. */
export function readOnlinePlan(text: string | undefined): OnlinePlan {
  try {
    const plan = { ...FIRST_ONLINE_PLAN, ...(JSON.parse(text ?? '') as Partial<OnlinePlan>) };
    return isPlan(plan) ? plan : FIRST_ONLINE_PLAN;
  } catch {
    return FIRST_ONLINE_PLAN;
  }
}

function isPlan({ game, players, others, listing, clock, name, ink, options }: OnlinePlan): boolean {
  return (
    ONLINE_GAMES.includes(game) &&
    onlineSetup(game).players.includes(players) &&
    Array.isArray(others) &&
    others.length === 4 &&
    ['private', 'public'].includes(listing) &&
    ['none', 'live', 'days'].includes(clock) &&
    typeof name === 'string' &&
    typeof ink === 'string' &&
    typeof options === 'object'
  );
}

function clockOf({ clock, bank, increment, days }: OnlinePlan): Clock {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', bank: bank * 60, increment };
    case 'days':
      return { kind: 'days', days };
  }
}

function optionsOf({ game, players, options }: OnlinePlan): Readonly<Record<string, unknown>> {
  return onlineSetup(game).optionsOf(players, { ...onlineSetup(game).options, ...options });
}
