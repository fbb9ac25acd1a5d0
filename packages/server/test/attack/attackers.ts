import { fork } from 'node:child_process';
import { bundled } from '../bundled.ts';
import { ended, isRunning } from '../kill/kill.ts';
import type { Outcome, Target } from './attacker.ts';

/** What is to be tried, and where; `server` is the process whose memory counts. */
export interface Order extends Pick<Target, 'url' | 'from' | 'victim' | 'time'> {
  readonly attack: string;
  readonly server: number;
}

export type ToAttackers = ({ readonly kind: 'attack' } & Order) | { readonly kind: 'enough' };

/** Those who attack, in a process of their own. */
export interface Attackers {
  /** Resolves when the attack is over. */
  readonly attack: (order: Order) => Promise<Outcome>;
  /** They let go of all that they have open. */
  readonly letGo: () => void;
  readonly stop: () => Promise<void>;
}

export async function startAttackers(): Promise<Attackers> {
  const child = fork(await bundled('packages/server/test/attack/attacker-process.ts', 'attackers'), [], { execArgv: [] });
  let tell: (outcome: Outcome) => void = () => undefined;
  child.on('message', (outcome: Outcome) => tell(outcome));
  child.once('exit', () => tell({ figure: 'the process of the attackers ended', held: false }));
  const order = (message: ToAttackers): void => {
    if (isRunning(child)) child.send(message);
    else tell({ figure: 'the process of the attackers has ended', held: false });
  };
  return {
    attack: (asked) =>
      new Promise((resolve) => {
        tell = resolve;
        order({ kind: 'attack', ...asked });
      }),
    letGo: () => order({ kind: 'enough' }),
    stop: async () => {
      if (isRunning(child)) await ended(child, 'SIGKILL');
    },
  };
}
