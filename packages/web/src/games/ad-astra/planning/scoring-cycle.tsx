import { FIRST_SCORING, SCORING } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { type CycleState, cyclesOf } from './cycle.ts';
import { ElementSign } from './element-sign.tsx';
import './scoring-cycle.css';

/** Which Scoring cards of each player lie open, and what can still come (B8.5). */
export const ScoringCycle = memo(function ScoringCycle({ play }: { readonly play: Play }): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.planning.cycle;
  return (
    <table className="scoring-cycle">
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.player}</span>
          </th>
          {SCORING.map((pair, index) => (
            <th key={pair.join(' ')} scope="col" title={named.fullCard(FIRST_SCORING + index, 0)}>
              <span className="scoring-cycle-pair">
                {pair.map((element) => (
                  <ElementSign key={element} element={element} />
                ))}
              </span>
              <span className="visually-hidden">{named.fullCard(FIRST_SCORING + index, 0)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cyclesOf(play.view).map(({ cards, comesBack }, seat) => {
          const plan = at(play.seats, seat);
          return (
            <tr key={plan.name} className={`in-${plan.ink}`}>
              <th scope="row">
                <span className="scoring-cycle-seat">
                  <SeatToken ink={plan.ink} size="1.15em" />
                  <span className="scoring-cycle-name">{plan.name}</span>
                  {comesBack && (
                    <span className="scoring-cycle-back" title={words.comesBack}>
                      <span aria-hidden="true">↺</span>
                      <span className="visually-hidden">{words.comesBack}</span>
                    </span>
                  )}
                </span>
              </th>
              {cards.map((state, index) => (
                <td key={at(SCORING, index).join(' ')} title={words.states[state]}>
                  <CardState state={state} />
                  <span className="visually-hidden">{words.states[state]}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** Open: full. Turned up this round: half. To come: an outline. */
function CardState({ state }: { readonly state: CycleState }): ReactNode {
  return (
    <svg className={`scoring-cycle-card scoring-cycle-${state}`} viewBox="0 0 12 16" aria-hidden="true">
      <rect x={1} y={1} width={10} height={14} rx={1} />
      {state === 'open' && <path d="M3.2 8.4 5.2 10.6 9 5.6" />}
      {state === 'played' && <path d="M3.4 8h5.2" />}
    </svg>
  );
}
