import { MODIFIERS } from '@astrarium/astra';
import { botsFor, selfPlay } from '@astrarium/bots';
import { at, childSeed, type GameRecord, quickRandom, type Seed } from '@astrarium/core';
import { JUDGED_ASTRA } from './judged.ts';
import { type Judged, judge, type Verdict } from './referee.ts';

export interface RefereeReport {
  readonly games: number;
  readonly decisions: number;
  /** How often events of each kind were judged. */
  readonly events: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
}

const SEED: Seed = '7'.repeat(64);

/** Judges so many games, of both games and all options in turn, played by all kinds of bots that do not think ahead. */
export function refereeGames(count: number, seed: number): RefereeReport {
  const report = { games: 0, decisions: 0, events: new Map<string, number>(), violations: [] as string[] };
  for (; report.games < count; report.games += 1) {
    const game = report.games;
    const verdict = astraGame(game, childSeed(SEED, seed * 1_000_003 + game));
    report.decisions += verdict.decisions;
    for (const [kind, times] of verdict.events) report.events.set(kind, (report.events.get(kind) ?? 0) + times);
    if (verdict.violation !== undefined) report.violations.push(`game ${game}: ${verdict.violation}`);
  }
  return report;
}

function astraGame(n: number, seed: Seed): Verdict {
  const names = Object.keys(MODIFIERS);
  const solo = [[], names.slice(0, 6), names.slice(6), ...names.map((name) => [name])];
  const options = n % 2 === 0 ? { players: 2 + ((n / 2) % 4) } : { players: 1, modifiers: at(solo, Math.floor(n / 2) % solo.length) };
  return judge(JUDGED_ASTRA, played(JUDGED_ASTRA, options, seed));
}

/** A game of bots, at each seat another kind: by chance, a novice or an adept. */
function played<S, D, V, O, E>({ game }: Judged<S, D, V, O, E>, options: { readonly players: number }, seed: Seed): GameRecord {
  const kinds = botsFor(game).filter(({ name }) => ['random', 'novice', 'adept'].includes(name));
  const below = quickRandom(Number.parseInt(seed.slice(0, 12), 16));
  const bots = Array.from({ length: options.players }, () => at(kinds, below(kinds.length)));
  return selfPlay(game, { options, seed, bots }).record;
}
