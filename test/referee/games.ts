import type { AdAstraEvent, AdAstraView, Decision } from '@astrarium/ad-astra';
import { type AstraEvent, MODIFIERS } from '@astrarium/astra';
import { type Bot, selfPlay } from '@astrarium/bots';
import { adAstraBots } from '@astrarium/bots/ad-astra';
import { astraBots } from '@astrarium/bots/astra';
import { at, childSeed, type GameRecord, quickRandom, type Seed } from '@astrarium/core';
import { JUDGED_AD_ASTRA, JUDGED_ASTRA } from './judged.ts';
import { type Judged, judge, type Verdict } from './referee.ts';

export interface RefereeReport {
  readonly games: number;
  readonly decisions: number;
  /** How often events of each kind were judged, by `kind rule`. */
  readonly events: ReadonlyMap<string, number>;
  /** Kinds of events that there are and that never happened in these games. */
  readonly notMet: readonly string[];
  readonly violations: readonly string[];
}

const SEED: Seed = '7'.repeat(64);

/** Judges so many games, of both games and all options in turn, played by all kinds of bots that do not think ahead. */
export function refereeGames(count: number, seed: number): RefereeReport {
  const report = { games: 0, decisions: 0, events: new Map<string, number>(), violations: [] as string[], notMet: [] as string[] };
  for (; report.games < count; report.games += 1) {
    const game = report.games;
    const dealt = childSeed(SEED, seed * 1_000_003 + game);
    const verdict = game % 2 === 0 ? astraGame(game / 2, dealt) : adAstraGame((game - 1) / 2, dealt);
    report.decisions += verdict.decisions;
    for (const [kind, times] of verdict.events) report.events.set(kind, (report.events.get(kind) ?? 0) + times);
    if (verdict.violation !== undefined) report.violations.push(`game ${game}: ${verdict.violation}`);
  }
  const met = new Set([...report.events.keys()].map((name) => name.split(' ')[0]));
  report.notMet.push(...Object.keys(KINDS).filter((kind) => !met.has(kind)));
  return report;
}

/** Every kind of event there is, in either game. */
const KINDS: Readonly<Record<AstraEvent['kind'] | AdAstraEvent['kind'], true>> = {
  accepted: true,
  artifact: true,
  built: true,
  countered: true,
  dealt: true,
  declined: true,
  discarded: true,
  discovered: true,
  drew: true,
  'element-chosen': true,
  'end-triggered': true,
  ended: true,
  faction: true,
  'first-player': true,
  flew: true,
  focus: true,
  gained: true,
  galaxy: true,
  'hands-hidden': true,
  'hands-shown': true,
  idle: true,
  landed: true,
  library: true,
  marked: true,
  'no-focus': true,
  offered: true,
  passed: true,
  peeked: true,
  picked: true,
  planned: true,
  'planned-card': true,
  reactivated: true,
  reshuffled: true,
  'resource-chosen': true,
  rested: true,
  revealed: true,
  rolled: true,
  round: true,
  saw: true,
  scored: true,
  'scoring-card': true,
  'scoring-cards-back': true,
  sealed: true,
  spent: true,
  sphere: true,
  swapped: true,
  turn: true,
  'turned-up': true,
  used: true,
};

/** What the referee can't judge, as chance or a free choice decides it; that it was possible, it does judge. */
export const NOT_JUDGED: readonly string[] = [
  'which unseen card, planet, artifact, faction or first player chance brings (only that it was still there to come)',
  'the number on the die, and which of several equal ways or cards Auptolemy takes',
  'which offers of a trade are proposed (only that both sides hold what is named in those made)',
];

function astraGame(n: number, seed: Seed): Verdict {
  const names = Object.keys(MODIFIERS);
  const solo = [[], names.slice(0, 6), names.slice(6), ...names.map((name) => [name])];
  const options = n % 2 === 0 ? { players: 2 + ((n / 2) % 4) } : { players: 1, modifiers: at(solo, Math.floor(n / 2) % solo.length) };
  return judge(JUDGED_ASTRA, played(JUDGED_ASTRA, options, seed, astraBots));
}

function adAstraGame(n: number, seed: Seed): Verdict {
  const options = {
    players: 3 + (n % 3),
    rules: at(['summary', 'original'], Math.floor(n / 3) % 2),
    galaxy: at(['even', 'uneven'], Math.floor(n / 6) % 2),
    arcanum: Math.floor(n / 2) % 4 !== 0,
    responsum: Math.floor(n / 2) % 4 !== 1,
  };
  const bots = n % 40 === 7 ? Array.from({ length: options.players }, () => sleeper) : undefined;
  return judge(JUDGED_AD_ASTRA, played(JUDGED_AD_ASTRA, options, seed, adAstraBots, bots));
}

/** Does nothing that it need not do, so that the game comes to a standstill (B3.5). */
const sleeper: Bot<AdAstraView, Decision> = {
  name: 'sleeper',
  choose(_look, legal, below) {
    const idle = legal.filter((one) => one.do === 'pass' || one.do === 'end' || (one.do === 'plan' && one.card >= 3 && one.card <= 7));
    return at(idle.length > 0 ? idle : legal, below(idle.length > 0 ? idle.length : legal.length));
  },
};

/** A game of bots, at each seat another kind: by chance, a novice or an adept. */
function played<S, D, V, O, E>(
  { game }: Judged<S, D, V, O, E>,
  options: { readonly players: number },
  seed: Seed,
  known: readonly Bot<V, D>[],
  seated?: readonly Bot<V, D>[],
): GameRecord {
  const kinds = known.filter(({ name }) => ['random', 'novice', 'adept'].includes(name));
  const below = quickRandom(Number.parseInt(seed.slice(0, 12), 16));
  const bots = seated ?? Array.from({ length: options.players }, () => at(kinds, below(kinds.length)));
  return selfPlay(game, { options, seed, bots }).record;
}
