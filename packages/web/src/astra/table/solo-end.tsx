import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import { EngravedRule } from '../../ornament/engraved-rule.tsx';
import { Link } from '../../route/link.tsx';
import { outcomeOf } from '../../solo/outcome.ts';
import { SoloScores } from '../../solo/solo-scores.tsx';
import { useText } from '../../text/use-text.ts';
import type { Play } from './play.ts';

/** How the solo game ended: by how much, why, and every line of both sides. */
export function SoloEnd({ play, result }: { readonly play: Play; readonly result: Result }): ReactNode {
  const { words } = useText();
  const outcome = outcomeOf(result, words);
  return (
    <>
      <h2>{outcome.margin}</h2>
      {outcome.why !== null && (
        <p className="end-panel-why">
          {outcome.why.words}{' '}
          <Link className="text-link" to={{ page: 'rules', rule: outcome.why.rule }} aria-label={words.result.rule(outcome.why.rule)}>
            {outcome.why.rule}
          </Link>
        </p>
      )}
      <EngravedRule />
      <SoloScores seats={play.seats} result={result} brief />
    </>
  );
}
