import { at, type Below, Chance, childSeed, quickRandom, type Seed, Table, type Viewer } from '@astrarium/core';
import { countReads } from './count-reads.ts';
import { type AnyTwin, Twins } from './twins.ts';

/**
 * The test of two worlds: at a moment of a random game another one is made that looks the same to one viewer and whose secrets are others.
 * Whatever that viewer can see, ask, try and be told has to be the same in both, then and while both go on by the same decisions.
 */
export interface WorldsReport {
  readonly games: number;
  readonly worlds: number;
  readonly steps: number;
  readonly comparisons: number;
  /** What differed, with the game and the moment. The search ends at the first few. */
  readonly differences: readonly string[];
}

export interface WorldsOptions {
  readonly worlds: number;
  readonly seed: number;
  readonly progress?: (worlds: number) => void;
}

/** So many worlds are made in one game, then another is begun. */
const WORLDS_PER_GAME = 20;
/** So many decisions both worlds go on by. */
const STEPS = 8;
const MOST_DIFFERENCES = 5;
const PROGRESS_EVERY = 5000;

export function compareWorlds(games: readonly AnyTwin[], { worlds, seed, progress }: WorldsOptions): WorldsReport {
  const below = quickRandom(seed);
  const report = { games: 0, worlds: 0, steps: 0, comparisons: 0, differences: [] as string[] };
  while (report.worlds < worlds && report.differences.length < MOST_DIFFERENCES) {
    const under = at(games, report.games % games.length);
    const table = Table.start(under.game, { options: under.options, seed: childSeed(SEED, seed * 1_000_003 + report.games) });
    report.games += 1;
    const due = report.worlds + WORLDS_PER_GAME;
    while (table.waitingFor().length > 0 && report.worlds < due) {
      if (below(under.length) < WORLDS_PER_GAME) {
        const eyes: Viewer = below(8) === 0 ? 'spectator' : below(table.names.length);
        const compared = lookThrough(under, table, eyes, below);
        report.worlds += 1;
        report.steps += compared.steps;
        report.comparisons += compared.comparisons;
        if (compared.difference !== undefined) report.differences.push(`${under.name}, ${compared.difference}`);
        if (report.worlds % PROGRESS_EVERY === 0) progress?.(report.worlds);
        if (report.worlds === worlds) return report;
      }
      const seat = at(table.waitingFor(), below(table.waitingFor().length));
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)));
    }
  }
  return report;
}

const SEED: Seed = '2'.repeat(64);

/** One other world: compared as it lies, then while both go on. */
function lookThrough(under: AnyTwin, table: ReturnType<typeof Table.start>, eyes: Viewer, below: Below) {
  const seed = childSeed(table.seed, table.version + 1);
  const { state } = table.takeSnapshot();
  const twins = new Twins(under, table, under.otherWorld(state, eyes, new Chance(seed)), eyes, seed);
  const decisions = [...under.everyDecision, ...under.someOpenEnded(below)];
  twins.compareAnswers(decisions);
  twins.compareWork(
    countReads,
    [0, 1, 2, 3].map(() => at(decisions, below(decisions.length))),
  );
  let steps = 0;
  while (steps < STEPS && twins.takeStep(below)) steps += 1;
  twins.compareUndo();
  const where = `after ${table.version} decisions of the game ${table.record().seed}, through the eyes of ${eyes}`;
  return {
    steps,
    comparisons: twins.comparisons,
    difference: twins.difference === undefined ? undefined : `${where}: ${twins.difference}`,
  };
}
