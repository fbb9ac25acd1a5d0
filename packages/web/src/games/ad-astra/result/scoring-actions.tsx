import { BONUS } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { ScoringAction } from './points-account.ts';
import './scoring-actions.css';

interface ScoringActionsProps {
  readonly seats: readonly SeatPlan[];
  readonly actions: readonly ScoringAction[];
}

/** Every Scoring card that was turned up: whose it was, what was scored, and what everybody made of it. */
export function ScoringActions({ seats, actions }: ScoringActionsProps): ReactNode {
  const { words, named } = useAdAstraText();
  const text = words.adAstraResult;
  return (
    <Plate className="scoring-actions" {...REACHABLE} aria-label={text.actions}>
      <table>
        <caption className="visually-hidden">{text.actions}</caption>
        <thead>
          <tr>
            <th scope="col">{text.round}</th>
            <th scope="col">{text.scored}</th>
            {seats.map((seat) => (
              <th key={seat.ink} scope="col" title={seat.name}>
                <SeatToken ink={seat.ink} size="1.5rem" />
                <span className="scoring-actions-name">{seat.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {actions.map(({ round, space, owner, element, points, bonus }) => (
            <tr key={`${round} ${space}`}>
              <td>{text.place(round, space + 1)}</td>
              <th scope="row">
                <SeatToken ink={at(seats, owner).ink} /> {named.element(element)}
                <span className="visually-hidden"> ({text.by(at(seats, owner).name)})</span>
              </th>
              {seats.map((seat, number) => (
                <td key={seat.ink} className={bonus === number ? 'scoring-actions-most' : undefined}>
                  {points[number]}
                  {bonus === number && (
                    <>
                      <small aria-hidden="true"> +{BONUS}</small>
                      <span className="visually-hidden">, {text.bonus(BONUS)}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  );
}

/** On a small screen the table is scrolled through, by keyboard too. */
const REACHABLE = { role: 'region', tabIndex: 0 } as const;
