import { isScoreLine } from '@astrarium/astra/text';
import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { Link } from '../../../client/route/link.tsx';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { Laurel } from '../../../ui/icons/laurel.tsx';
import { Drawing } from '../../../ui/ornament/drawing.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import './solo-scores.css';

interface SoloScoresProps {
  readonly seats: readonly SeatPlan[];
  readonly result: Result;
  /** Without the rules and with the totals on top, where there is little room. */
  readonly brief?: boolean;
}

/** The Final Scoring of both sides, each with its own lines (A9.3, A11.12). */
export function SoloScores({ seats, result, brief = false }: SoloScoresProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const text = words.soloPages.result;
  return (
    <div className="solo-scores">
      {seats.map((seat, number) => {
        const scored = result.seats[number];
        const wins = result.winners.includes(number);
        return (
          <table key={seat.ink} className={wins ? 'solo-score solo-score-wins' : 'solo-score'}>
            <caption>
              <SeatToken ink={seat.ink} /> <span className="solo-score-name">{seat.name}</span>
              {wins && !brief && (
                <Drawing className="sign" viewBox="0 0 32 32" label={words.result.winner}>
                  <Laurel />
                </Drawing>
              )}
              {brief && <b>{scored?.total}</b>}
            </caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{text.line}</th>
                <th scope="col">{text.fameColumn}</th>
              </tr>
            </thead>
            <tbody>
              {scored?.lines.map(({ name, rule, points }) => (
                <tr key={name}>
                  <th scope="row">
                    {isScoreLine(name) ? astra.scoreLines[name] : name}{' '}
                    {!brief && (
                      <Link className="solo-score-rule" to={{ page: 'rules', rule }} aria-label={words.result.rule(rule)}>
                        {rule}
                      </Link>
                    )}
                  </th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
            {!brief && (
              <tfoot>
                <tr>
                  <th scope="row">{words.result.total}</th>
                  <td>{scored?.total}</td>
                </tr>
              </tfoot>
            )}
          </table>
        );
      })}
    </div>
  );
}
