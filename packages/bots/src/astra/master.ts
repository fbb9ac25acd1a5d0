import { type AstraView, astra, type Decision } from '@astrarium/astra';
import { searcher } from '../search/thinker.ts';
import type { Thinker } from '../thinker.ts';
import { judgeBy } from './judge/judge.ts';
import { RULE_OF_THUMB } from './judge/prices.ts';
import { astraSense } from './sense.ts';

/** Searches turns ahead, its own and the others', in many imagined games. */
export const master: Thinker<AstraView, Decision> = searcher(astra, {
  name: 'master',
  sense: astraSense(judgeBy(RULE_OF_THUMB)),
  iterations: 4000,
  viewer: ({ viewer }) => (viewer === 'spectator' ? 0 : viewer),
});
