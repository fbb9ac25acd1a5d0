import { type AdAstraView, adAstra, type Decision } from '@astrarium/ad-astra';
import { searcher } from '../search/thinker.ts';
import type { Thinker } from '../thinker.ts';
import { imagineSensibly } from './guess.ts';
import { type Judgement, judgeBy } from './judge/judge.ts';
import learned from './judge/learned.json';
import { adAstraSense, applyAndFollow } from './sense.ts';

/** Thinks each decision through in games that it imagines, to the end of the round, and judges by what instinct made of such rounds. */
export const master = searching('master', learned.byInstinct, 1000);

/** The same, but longer, and judges by what came of such rounds in games of its own. */
export const grandmaster = searching('grandmaster', learned.bySearch, 8000);

export function searching(name: string, judgement: Judgement, iterations: number): Thinker<AdAstraView, Decision> {
  return searcher(
    { ...adAstra, imagine: imagineSensibly, apply: applyAndFollow },
    { name, sense: adAstraSense(judgeBy(judgement)), iterations, viewer: ({ viewer }) => (viewer === 'spectator' ? 0 : viewer) },
  );
}
