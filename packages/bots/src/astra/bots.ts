import type { AstraView, Decision } from '@astrarium/astra';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { adept } from './adept/adept.ts';
import { grandmaster } from './grandmaster.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';
import { astraPersonalities } from './personalities.ts';

/** Who plays Astra by itself, the weakest first; the personalities are about as strong as Adept. */
export const astraBots = [random, novice, adept, ...astraPersonalities, master, grandmaster] as readonly Bot<AstraView, Decision>[];
