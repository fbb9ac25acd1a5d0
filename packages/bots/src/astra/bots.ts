import type { AnyBot } from '../bot.ts';
import { random } from '../random.ts';
import { adept } from './adept.ts';
import { novice } from './novice.ts';

/** Who plays Astra by itself, the weakest first. */
export const astraBots = [random, novice, adept] as readonly AnyBot[];
