import type { AdAstraView, Decision } from '@astrarium/ad-astra';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { adept } from './adept/adept.ts';
import { grandmaster, master } from './master.ts';
import { novice } from './novice.ts';
import { adAstraPersonalities } from './personalities.ts';

/** Who plays Ad Astra by itself, the weakest first; the personalities are somewhat stronger than Adept. */
export const adAstraBots = [random, novice, adept, ...adAstraPersonalities, master, grandmaster] as readonly Bot<AdAstraView, Decision>[];
