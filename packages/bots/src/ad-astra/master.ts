import { type AdAstraState, type AdAstraView, adAstra, type Decision } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { searcher } from '../search/thinker.ts';
import type { Thinker } from '../thinker.ts';
import { imagineSensibly } from './guess.ts';
import { JUDGEMENT } from './judge/judgement.ts';
import { adAstraSense, applyAndFollow } from './sense.ts';

/** Thinks each decision through in games that it imagines. */
export const master = thinker('master', 600, 1);
/** The same, and longer. */
export const grandmaster = thinker('grandmaster', 3000, 1);

function thinker(name: string, iterations: number, rounds: number): Thinker<AdAstraView, Decision> {
  const game = { ...adAstra, imagine: imagineSensibly, apply: applyAndFollow };
  return searcher<AdAstraState, Decision, AdAstraView, unknown, unknown>(game, {
    name,
    iterations,
    sense: adAstraSense(JUDGEMENT, rounds),
    viewer: viewerOf,
  });
}

function viewerOf({ viewer }: AdAstraView): Seat {
  if (viewer === 'spectator') throw new Error('a spectator has nothing to decide');
  return viewer;
}
