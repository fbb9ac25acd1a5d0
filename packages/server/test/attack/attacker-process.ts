import { lowerPriority } from '../../src/lib/threads.ts';
import type { Outcome } from './attacker.ts';
import type { Order, ToAttackers } from './attackers.ts';
import { ATTACKS, NOTHING } from './attacks.ts';
import { memoryOf } from './memory.ts';

/**
 * The attackers, in a process of their own, one attack after another. Those who really do such things have machines of their own: here what they
 * do for themselves must not be in the way of the server and of those who play, so all others go first.
 */
lowerPriority();
const opened: { readonly destroy: () => void }[] = [];

process.once('disconnect', () => process.exit());
process.on('message', (message: ToAttackers) => {
  if (message.kind === 'enough') for (const open of opened.splice(0)) open.destroy();
  else void obey(message).then((outcome) => process.send?.(outcome));
});

async function obey({ attack: name, server, url, from, victim, time }: Order): Promise<Outcome> {
  try {
    const attack = [NOTHING, ...ATTACKS].find((one) => one.name === name);
    if (attack === undefined) throw new Error(`there is no attack named "${name}"`);
    return await attack.run({ url, from, victim, time, memory: () => memoryOf(server), opened });
  } catch (error) {
    // An attack that can't even be tried shows nothing.
    return { figure: `could not be tried: ${error instanceof Error ? error.message : String(error)}`, held: false };
  }
}
