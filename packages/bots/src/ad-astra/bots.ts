import type { AnyBot } from '../bot.ts';
import { random } from '../random.ts';
import { adept } from './adept.ts';
import { adAstraCharacters } from './characters.ts';
import { novice } from './novice.ts';

/** Who plays Ad Astra by itself, the weakest first; the characters are about as strong as Adept. */
export const adAstraBots = [random, novice, adept, ...adAstraCharacters] as readonly AnyBot[];
