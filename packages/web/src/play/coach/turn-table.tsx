import type { Turn } from '@astrarium/bots/coach';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { type Measure, useShares } from './use-shares.ts';
import '../result/chart-in-numbers.css';

interface TurnTableProps {
  readonly opened: TableUpdate;
  readonly turns: readonly Turn[];
  /** In what is told what was given away, and what else changed. */
  readonly measure: Measure;
}

/** The chart in numbers: every turn with what it changed. */
export function TurnTable({ opened, turns, measure }: TurnTableProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  const { amount, change, given } = useShares();
  return (
    <details className="chart-in-numbers coach-turns">
      <summary>{text.table}</summary>
      <div className="coach-scroll">
        <table>
          <thead>
            <tr>
              {[text.step, text.seat, text.measures.win, text.measures.lead, text.lost, text.rest].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ version, seat, before, lost, error, rest }) => (
              <tr key={version}>
                <th scope="row">
                  <Link className="text-link" to={{ page: 'replay', id: opened.table, version }}>
                    {version}
                  </Link>
                </th>
                <td>{opened.seats[seat]?.name}</td>
                <td>{amount('win', before.win)}</td>
                <td>{amount('lead', before.lead)}</td>
                <td>{given(measure, lost, error)}</td>
                <td>{change(measure, rest[measure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
