import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { Link } from '../../../client/route/link.tsx';
import { EngravedRule } from '../../../ui/ornament/engraved-rule.tsx';
import { outcomeOf } from '../solo/outcome.ts';
import { SoloScores } from '../solo/solo-scores.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';

/** How the solo game ended: by how much, why, and every line of both sides. */
export function SoloEnd({ seats, result }: { readonly seats: readonly SeatPlan[]; readonly result: Result }): ReactNode {
  const { words } = useAstraPageText();
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
