import { type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { searchBot } from '../search/search-bot.ts';
import type { Thinker } from '../thinker.ts';
import { type Evaluation, evaluationBy } from './evaluation/evaluation.ts';
import { RULE_OF_THUMB } from './evaluation/prices.ts';
import { pricesByStage, type StagePrices } from './evaluation/stages.ts';
import { astraModel } from './game-model.ts';
import learned from './grandmaster.json';

/** Searches like the Master, but longer, and by prices learned from its own games. */
export const grandmaster: Thinker<AstraView, Decision> = searchBot(astra, {
  name: 'grandmaster',
  model: astraModel(learnedEvaluation()),
  iterations: 20_000,
  viewer: ({ viewer }) => (viewer === 'spectator' ? 0 : viewer),
});

/** With each number of players other things are worth more. */
function learnedEvaluation(): Evaluation {
  const byPlayers = new Map(
    Object.entries<StagePrices>(learned).map(([players, prices]) => [Number(players), evaluationBy(pricesByStage(prices))]),
  );
  const otherwise = evaluationBy(RULE_OF_THUMB);
  return (state: AstraState) => (byPlayers.get(state.players) ?? otherwise)(state);
}
