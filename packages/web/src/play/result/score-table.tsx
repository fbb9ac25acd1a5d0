import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import { Laurel } from '../../ui/icons/laurel.tsx';
import { Plate } from '../../ui/plate.tsx';
import '../../ui/icons/signs.css';
import type { SeatPlan } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Drawing } from '../../ui/ornament/drawing.tsx';
import { SeatToken } from '../ink/seat-token.tsx';

interface ScoreTableProps {
  readonly seats: readonly SeatPlan[];
  readonly result: Result;
  /** The lines by the names that the result has for them, in words, each with its rule. */
  readonly lines: readonly { readonly name: string; readonly words: string; readonly rule: string }[];
  readonly words: { readonly scoring: string; readonly total: string };
}

/** Every line of the result, all seats side by side. */
export function ScoreTable({ seats, result, lines, words }: ScoreTableProps): ReactNode {
  const { result: text } = usePageText().words;
  const wins = (seat: number): string => (result.winners.includes(seat) ? 'score-winner' : '');
  const points = (seat: number, line: string): number => result.seats[seat]?.lines.find(({ name }) => name === line)?.points ?? 0;
  /** The most of a line, where not everybody has it. */
  const best = (line: string): number | null => {
    const all = seats.map((_, seat) => points(seat, line));
    const most = Math.max(...all);
    return all.some((one) => one < most) ? most : null;
  };
  return (
    <Plate className="score-table">
      <table>
        <caption className="visually-hidden">{words.scoring}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.line}</span>
            </th>
            {seats.map((seat, number) => (
              <th key={seat.ink} scope="col" className={wins(number)}>
                {wins(number) !== '' && (
                  <Drawing className="sign score-laurel" viewBox="0 0 32 32" label={text.winner}>
                    <Laurel />
                  </Drawing>
                )}
                <SeatToken ink={seat.ink} size="1.7rem" />
                <span className="score-name">{seat.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, words: line, rule }) => (
            <tr key={name}>
              <th scope="row">
                {line}{' '}
                <Link className="score-rule" to={{ page: 'rules', rule }} aria-label={text.rule(rule)}>
                  {rule}
                </Link>
              </th>
              {seats.map((seat, number) => (
                <td key={seat.ink} className={`${wins(number)} ${points(number, name) === best(name) ? 'score-best' : ''}`}>
                  {points(number, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {seats.map((seat, number) => (
              <td key={seat.ink} className={wins(number)}>
                {result.seats[number]?.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Plate>
  );
}
