import { sleep } from '../bench/load.ts';
import { type Attack, ask, type Outcome } from './attacker.ts';
import { type Attackers, startAttackers } from './attackers.ts';
import { type Attacked, startAttacked } from './target.ts';

/** What others may have to bear: milliseconds that the slowest hundredth of their decisions takes, and megabytes more than before the attack. */
export const BARS = { p99: 50, memory: 200 } as const;

/** An attack, and how others fared while it went on; times in milliseconds, memory in megabytes. */
export interface Row extends Outcome {
  readonly attack: Attack;
  readonly decisions: number;
  /** How many of them lost their connection. */
  readonly dropped: number;
  readonly p50: number;
  readonly p99: number;
  /** In the last second of the rest after it. */
  readonly p99After: number;
  readonly memory: number;
  /** The most that there was above that. */
  readonly grown: number;
  /** How much of it is left after the rest. */
  readonly kept: number;
  /** What became of the server, or of those who play; undefined if nothing did. Both are started anew then. */
  readonly gone: string | undefined;
}

export interface AttackOptions {
  /** Where the embedded database is, or will be. */
  readonly folder: string;
  /** How long each attack goes on, in milliseconds, and how long others have afterwards until all has to be as before. */
  readonly time: number;
  readonly rest: number;
  readonly tell?: (row: Row) => void;
}

/** However an attack goes, it is over by then. */
const DEADLINE = 60_000;
const LAST = 1000;

/** One attack after another on one server, each from an address of its own. A server that was felled is started again for the next. */
export async function attackTest(attacks: readonly Attack[], options: AttackOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const attackers = await startAttackers();
  let attacked = await startAttacked(options.folder);
  try {
    // What runs often has to be compiled first.
    await sleep(options.rest);
    for (const [index, attack] of attacks.entries()) {
      if (rows.at(-1)?.gone !== undefined) {
        await attacked.stop();
        attacked = await startAttacked(options.folder);
      }
      const row = await oneAttack({ attacked, attackers, attack, index }, options);
      rows.push(row);
      options.tell?.(row);
    }
  } finally {
    await Promise.all([attackers.stop(), attacked.stop()]);
  }
  return rows;
}

/** What a row has to answer for. `timed`: also how long others had to wait. */
export function missed({ held, gone, dropped, grown, kept, p99, p99After }: Row, timed: boolean): string[] {
  return [
    ...(gone === undefined ? [] : [gone]),
    ...(held ? [] : ['it succeeds']),
    ...(dropped === 0 ? [] : [`${dropped} others dropped`]),
    ...(grown <= BARS.memory ? [] : [`memory +${Math.round(grown)} MB`]),
    ...(kept <= BARS.memory ? [] : [`memory still +${Math.round(kept)} MB`]),
    ...(!timed || p99 < BARS.p99 ? [] : [`p99 ${Math.round(p99)} ms`]),
    ...(!timed || p99After < BARS.p99 ? [] : [`p99 ${Math.round(p99After)} ms after it`]),
  ];
}

interface Fight {
  readonly attacked: Attacked;
  readonly attackers: Attackers;
  readonly attack: Attack;
  readonly index: number;
}

async function oneAttack({ attacked, attackers, attack, index }: Fight, { time, rest }: AttackOptions): Promise<Row> {
  const memory = attacked.memory();
  let most = memory;
  const watch = setInterval(() => {
    most = Math.max(most, attacked.memory());
  }, 20);
  const victim = `127.3.0.${index + 1}`;
  const order = { attack: attack.name, url: attacked.url, from: `127.2.0.${index + 1}`, victim, time, server: attacked.pid };
  const begun = performance.now();
  const [outcome] = await Promise.all([Promise.race([attackers.attack(order), tooLong()]), sleep(time)]);
  const during = attacked.timesSince(begun);
  attackers.letGo();
  await sleep(Math.max(0, rest - LAST));
  const last = performance.now();
  await sleep(Math.min(LAST, rest));
  clearInterval(watch);
  const { status } = await ask({ url: attacked.url, from: victim }, 'GET', '/health');
  return {
    attack,
    ...outcome,
    decisions: during.length,
    dropped: attacked.droppedSince(begun),
    p50: quantile(during, 0.5),
    p99: quantile(during, 0.99),
    p99After: quantile(attacked.timesSince(last), 0.99),
    memory,
    grown: most - memory,
    kept: attacked.memory() - memory,
    gone: attacked.gone() ?? (status === 200 ? undefined : `/health answers ${status === 0 ? 'no more' : status}`),
  };
}

async function tooLong(): Promise<Outcome> {
  await sleep(DEADLINE);
  return { figure: `still under way after ${DEADLINE / 1000} s`, held: false };
}

/** Of nobody at all it is endless. */
function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.POSITIVE_INFINITY;
}
