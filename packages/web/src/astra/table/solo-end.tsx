import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../host/messages.ts';
import { EngravedRule } from '../../ornament/engraved-rule.tsx';
import { Link } from '../../route/link.tsx';
import { outcomeOf } from '../../solo/outcome.ts';
import { SoloScores } from '../../solo/solo-scores.tsx';
import { usePageText } from '../../text/use-page-text.ts';

/** How the solo game ended: by how much, why, and every line of both sides. */
export function SoloEnd({ seats, result }: { readonly seats: readonly SeatPlan[]; readonly result: Result }): ReactNode {
  const { words } = usePageText();
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
      <SoloScores seats={seats} result={result} brief />
    </>
  );
}
