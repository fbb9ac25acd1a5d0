import { type AdAstraView, adAstra, type Decision } from '@astrarium/ad-astra';
import { searchBot } from '../search/search-bot.ts';
import type { Thinker } from '../thinker.ts';
import { evaluationBy } from './evaluation/evaluation.ts';
import learned from './evaluation/learned.json';
import { adAstraModel, applyAndFollow } from './game-model.ts';
import { imagineSensibly } from './guess.ts';

/** Thinks each decision through in games that it imagines, to the end of the round, and judges by what came of such rounds. */
export const master = searching('master', 1000);

/** The same, eight times as long. */
export const grandmaster = searching('grandmaster', 8000);

function searching(name: string, iterations: number): Thinker<AdAstraView, Decision> {
  return searchBot(
    { ...adAstra, imagine: imagineSensibly, apply: applyAndFollow },
    { name, model: adAstraModel(evaluationBy(learned)), iterations, viewer: ({ viewer }) => (viewer === 'spectator' ? 0 : viewer) },
  );
}
