import { at } from '@astrarium/core';
import type { AnyBot } from './bot.ts';

/** Decides at random, everything legal being as likely. Plays any game. */
export const random: AnyBot = {
  name: 'random',
  choose: (_look, legal, below) => at(legal, below(legal.length)),
};
