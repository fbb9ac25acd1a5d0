import type { Log } from '../log/log.ts';
import type { Store } from './store.ts';

/** How often the store is looked at, and how often the log says that something is in its way, in milliseconds. */
const LOOK = 5000;
const SAY = 60_000;

/** Looks after the store and says what is in its way and how to fix it, once a minute as long as it lasts. Returns how to stop. */
export function watchStore(store: Pick<Store, 'check' | 'problem'>, log: Log): () => void {
  let said: number | undefined;
  let looks = 0;
  const look = async (): Promise<void> => {
    await store.check().catch(() => undefined);
    const problem = store.problem();
    if (problem === undefined) {
      if (said !== undefined) log('info', 'store', { note: 'The store keeps what it is given again.' });
      said = undefined;
    } else if (said === undefined || (looks - said) * LOOK >= SAY) {
      said = looks;
      log('error', 'store', { problem: problem.message, fix: problem.fix });
    }
    looks += 1;
  };
  const timer = setInterval(() => void look(), LOOK).unref();
  return () => clearInterval(timer);
}
