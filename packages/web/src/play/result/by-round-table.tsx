import type { ReactNode } from 'react';
import type { SeatPlan } from '../../client/local/messages.ts';
import './chart-in-numbers.css';

interface ByRoundTableProps {
  readonly summary: string;
  /** The head of the first column. */
  readonly round: string;
  readonly seats: readonly SeatPlan[];
  readonly rows: readonly { readonly head: string | number; readonly cells: readonly (string | number)[] }[];
}

/** A chart in numbers: a row for each round, a column for each seat; opened by whoever wishes. */
export function ByRoundTable({ summary, round, seats, rows }: ByRoundTableProps): ReactNode {
  return (
    <details className="chart-in-numbers">
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{round}</th>
            {seats.map((seat) => (
              <th key={seat.ink} scope="col">
                {seat.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {seats.map((seat, number) => (
                <td key={seat.ink}>{cells[number]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
