import type { Expectation } from '@astrarium/bots/coach';
import { usePageText } from '../../i18n/use-page-text.ts';
import { rounded } from '../advice/rounded.ts';
import { useShares } from './use-shares.ts';

/** What a better decision would have brought, in words: games, points, or both; what rounds to nothing is not told. */
export function useGain(): (lost: Expectation) => string {
  const { gameReview: text } = usePageText().words;
  const { change } = useShares();
  return ({ win, lead }) => {
    const points = rounded(lead, 1);
    const gains = [
      ...(rounded(100 * win, 0) === 0 ? [] : [text.moreGames(change('win', win))]),
      ...(points === 0 ? [] : [text.morePoints(change('lead', points), points)]),
    ];
    return gains.length === 0 ? text.hardly : gains.join(', ');
  };
}
