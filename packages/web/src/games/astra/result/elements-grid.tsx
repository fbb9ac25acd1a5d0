import {
  type AstraView,
  COLUMN_SCORES,
  ELEMENTS,
  type Element,
  elementMarks,
  ROW_SCORES,
  SCORING_CARDS,
  scoreElements,
} from '@astrarium/astra';
import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';

interface ElementsGridProps {
  readonly seat: SeatPlan;
  readonly number: number;
  readonly view: AstraView;
}

/** A seat's Final Scoring card with its 4 × 4 grid, as it was filled at the end (A9.4). */
export function ElementsGrid({ seat, number, view }: ElementsGridProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const { result: text } = words;
  const scoring = view.scoring[number] ?? 0;
  const journal = at(view.journals, number);
  const rows = elementMarks(scoring, [...journal.active, ...journal.exhausted]);
  const [first, second] = at(SCORING_CARDS, scoring);
  const named = (element: Element): string => astra.elements[ELEMENTS[element]];
  return (
    <Plate className="result-grid">
      <table>
        <caption>
          <span className="result-grid-name">
            <SeatToken ink={seat.ink} size="1.6rem" /> {seat.name}
          </span>
          <span className="result-grid-card">{text.scoringCard(named(first), named(second))}</span>
        </caption>
        <tbody>
          {ELEMENTS.map((element, row) => (
            <tr key={element}>
              <th scope="row">
                <ElementSymbol element={element} />
                <span>{astra.elements[element]}</span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Mark ink={seat.ink} filled={column < (rows[row] ?? 0)} fromCard={column === 0 && (row === first || row === second)} />
                </td>
              ))}
              <td className="result-grid-score">{ROW_SCORES[rows[row] ?? 0]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.columns}</th>
            {COLUMNS.map((column) => (
              <td key={column} className="result-grid-score">
                {COLUMN_SCORES[rows.filter((marks) => marks > column).length]}
              </td>
            ))}
            <td className="result-grid-total">{scoreElements(rows)}</td>
          </tr>
        </tfoot>
      </table>
    </Plate>
  );
}

const COLUMNS = [0, 1, 2, 3];

interface MarkProps {
  readonly ink: SeatPlan['ink'];
  readonly filled: boolean;
  readonly fromCard: boolean;
}

/** A cross in the seat's ink; in a ring where the Final Scoring card put it. */
function Mark({ ink, filled, fromCard }: MarkProps): ReactNode {
  const { words } = useAstraPageText();
  return (
    <>
      <svg className={`result-mark in-${ink}`} viewBox="-12 -12 24 24" aria-hidden="true">
        {filled && <path d="M-6-6 6 6M6-6-6 6" />}
        {filled && fromCard && <circle r="10.500" />}
      </svg>
      <span className="visually-hidden">{filled ? `×${fromCard ? ` ${words.result.fromCard}` : ''}` : '–'}</span>
    </>
  );
}
