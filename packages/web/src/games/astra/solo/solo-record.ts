import type { Result } from '@astrarium/core';
import { recall, remember } from '../../../lib/remember.ts';
import { keyOf, type SoloSetting } from './setting.ts';

/** A finished solo game: by how much Fame it was won (or lost, then mostly below zero), and whether it was won. */
export interface FinishedGame {
  readonly table: string;
  readonly margin: number;
  readonly won: boolean;
}

/** What the browser keeps of a person's games with one setting; it outlives the tables. */
export interface SoloRecord {
  readonly wins: number;
  readonly losses: number;
  /** By how much the best game was won; null without a victory. */
  readonly best: number | null;
  readonly streak: number;
  readonly bestStreak: number;
  /** The last ones, the newest at the end. */
  readonly last: readonly FinishedGame[];
}

const KEY = 'solo-games';
const CHARTED = 20;

export function recordOf(setting: SoloSetting): SoloRecord {
  return summed(kept()[keyOf(setting)] ?? []);
}

/** Counts a finished game; one that is counted already stays as it is. */
export function countGame(setting: SoloSetting, table: string, result: Result): void {
  const games = kept();
  const before = games[keyOf(setting)] ?? [];
  if (before.some((game) => game.table === table)) return;
  remember(KEY, JSON.stringify({ ...games, [keyOf(setting)]: [...before, { table, margin: marginOf(result), won: isWon(result) }] }));
}

/** The person's Fame above Auptolemy's. */
export function marginOf({ seats: [person, auptolemy] }: Result): number {
  return (person?.total ?? 0) - (auptolemy?.total ?? 0);
}

/** The person sits at the first seat (A11.2). */
export function isWon({ winners }: Result): boolean {
  return winners.includes(0);
}

export function summed(games: readonly FinishedGame[]): SoloRecord {
  const won = games.filter((game) => game.won);
  let streak = 0;
  let bestStreak = 0;
  for (const game of games) {
    streak = game.won ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const best = won.length === 0 ? null : Math.max(...won.map(({ margin }) => margin));
  return { wins: won.length, losses: games.length - won.length, best, streak, bestStreak, last: games.slice(-CHARTED) };
}

/** By setting. Whatever was kept but is not that is forgotten. */
function kept(): Readonly<Record<string, readonly FinishedGame[]>> {
  try {
    const games: unknown = JSON.parse(recall(KEY) ?? '{}');
    if (typeof games !== 'object' || games === null) return {};
    return Object.fromEntries(Object.entries(games).map(([key, list]) => [key, Array.isArray(list) ? list.filter(isGame) : []]));
  } catch {
    return {};
  }
}

function isGame(input: unknown): input is FinishedGame {
  const { table, margin, won } = (input ?? {}) as Partial<FinishedGame>;
  return typeof table === 'string' && typeof margin === 'number' && typeof won === 'boolean';
}
