import { type Bot, random } from '@astrarium/bots';
import { at } from '@astrarium/core';
import type { PebbleView } from './game.ts';

/** Leaves a multiple of four where it can, but does not reckon with going on after a single pebble. */
const adept: Bot<PebbleView, string> = {
  name: 'adept',
  choose(look, legal) {
    const rest = `${look().heap % 4}`;
    return legal.includes(rest) ? rest : at(legal, 0);
  },
};

export const pebbleBots = [random, adept] as readonly Bot<PebbleView, string>[];
