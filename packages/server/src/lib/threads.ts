import { constants, getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Lets each thread begun from now on have the memory for new objects that it asks for. What the command line says of it
 * (`--max-semi-space-size`) is meant for the main thread, which has it by now; V8 would give as much to each thread, whatever that asks for.
 */
export function letThreadsAskForMemory(): void {
  setFlagsFromString('--max-semi-space-size=0');
}

/** How much lower, of the 19 steps there are. It still gets a tenth of a core that everybody wants. */
const LOWER = 10;

/** Lets all other threads go first from now on. Only Linux knows priorities of threads; elsewhere it would be that of the process. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + LOWER));
}
