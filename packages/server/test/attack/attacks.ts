import { sleep } from '../bench/load.ts';
import type { Attack } from './attacker.ts';
import { BOTS } from './bots.ts';
import { CONTENT } from './content.ts';
import { FLOODS } from './floods.ts';
import { LONG_GAMES } from './long-games.ts';
import { SEATS } from './seats.ts';
import { SLOW_ATTACKS } from './slow.ts';
import { UPGRADES } from './upgrades.ts';

/** Every attack, one file for each family; tables of bots last. */
export const ATTACKS: readonly Attack[] = [...UPGRADES, ...SLOW_ATTACKS, ...CONTENT, ...LONG_GAMES, ...FLOODS, ...SEATS, ...BOTS];

/** What it is like without. */
export const NOTHING: Attack = {
  name: 'none',
  tries: 'to measure how others fare without',
  run: async ({ time }) => {
    await sleep(time);
    return { figure: 'for comparison', held: true };
  },
};
