import type { AnyBot } from '../bot.ts';
import { random } from '../random.ts';
import { adept } from './adept.ts';
import { grandmaster, master } from './master.ts';
import { novice } from './novice.ts';

/** Who plays Ad Astra by itself, the weakest first. */
export const adAstraBots = [random, novice, adept, master, grandmaster] as readonly AnyBot[];
