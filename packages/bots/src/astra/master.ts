import { type AstraView, astra, type Decision } from '@astrarium/astra';
import { searchBot } from '../search/search-bot.ts';
import type { Thinker } from '../thinker.ts';
import { evaluationBy } from './evaluation/evaluation.ts';
import { RULE_OF_THUMB } from './evaluation/prices.ts';
import { astraModel } from './game-model.ts';

/** Searches turns ahead, its own and the others', in many imagined games. */
export const master: Thinker<AstraView, Decision> = searchBot(astra, {
  name: 'master',
  model: astraModel(evaluationBy(RULE_OF_THUMB)),
  iterations: 4000,
  viewer: ({ viewer }) => (viewer === 'spectator' ? 0 : viewer),
});
