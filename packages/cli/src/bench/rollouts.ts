import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { astra } from '@astrarium/astra';
import { at, Chance, QuickChance, quickRandom, readSeed } from '@astrarium/core';
import { CORES, startThread } from '../start-thread.ts';
import { measureInTurns, median } from './measure.ts';
import { markStars } from './reference.ts';

/** Whole random games as a search would play them to judge a position: from the first turn of a 2-player game to its result. */
export interface Rollouts {
  readonly rolloutsPerSecond: number;
  readonly decisionsPerRollout: number;
  /** Rollouts per thousand moves of the reference loop in the same time, measured side by side. */
  readonly ratio: number;
  /** With as many threads as there are cores, each at its own games. */
  readonly onAllCores: { readonly cores: number; readonly rolloutsPerSecond: number };
}

type OfOneCore = Omit<Rollouts, 'onAllCores'>;

const REFERENCE_MOVES = 20_000;

export async function benchRollouts(seconds: number): Promise<Rollouts> {
  const alone = rollOut(seconds);
  const together = await Promise.all(Array.from({ length: CORES }, () => rollOutBeside(seconds)));
  return { ...alone, onAllCores: { cores: CORES, rolloutsPerSecond: together.reduce((sum, each) => sum + each.rolloutsPerSecond, 0) } };
}

/** The thread's side. Everything is new to it: what it measures first is how long compiling takes. */
export function rollOutInThread(): void {
  const { seconds } = workerData as { readonly seconds: number };
  rollOut(seconds);
  parentPort?.postMessage(rollOut(seconds));
}

async function rollOutBeside(seconds: number): Promise<OfOneCore> {
  const worker = startThread('rollOutInThread', { seconds });
  // An error of the thread is thrown here.
  const [measured] = (await once(worker, 'message')) as [OfOneCore];
  await worker.terminate();
  return measured;
}

function rollOut(seconds: number): OfOneCore {
  const below = quickRandom(1);
  const chance = new QuickChance(below);
  const start = astra.setup(astra.options({ players: 2 }), new Chance(readSeed('1')));
  const rounds = measureInTurns(seconds, [
    () => {
      const state = astra.clone(start);
      let decisions = 0;
      for (let seat = astra.waitingFor(state)[0]; seat !== undefined; seat = astra.waitingFor(state)[0]) {
        const legal = astra.legal(state, seat);
        astra.apply(state, seat, at(legal, below(legal.length)), chance);
        decisions += 1;
      }
      if (astra.result(state) === undefined) throw new Error('a rollout did not come to its end');
      return decisions;
    },
    () => {
      markStars(REFERENCE_MOVES, below);
      return REFERENCE_MOVES;
    },
  ]);
  const column = (pick: (rollouts: number, decisions: number, reference: number) => number): number =>
    median(rounds.map(([played, reference]) => pick(played?.calls ?? 0, played?.units ?? 0, reference?.units ?? 0)));
  return {
    rolloutsPerSecond: column((rollouts) => rollouts),
    decisionsPerRollout: column((rollouts, decisions) => decisions / rollouts),
    ratio: column((rollouts, _decisions, reference) => (1000 * rollouts) / reference),
  };
}
