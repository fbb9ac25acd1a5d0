import { type AstraView, ELEMENTS, type Element, SCORING_CARDS, scoreCounts, scoreSets } from '@astrarium/astra';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { automaScore } from '../table/automa/automa-score.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';

interface AutomaElementsProps {
  readonly seat: SeatPlan;
  readonly view: AstraView;
}

/** Auptolemy's pile by Element, and the sets of all four, as they scored at the end (A11.12). */
export function AutomaElements({ seat, view }: AutomaElementsProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const text = words.soloPages.result;
  const { counts } = automaScore(view);
  const sets = Math.min(...counts);
  const named = (element: Element): string => astra.elements[ELEMENTS[element]];
  const scoring = SCORING_CARDS[view.automa?.scoring ?? -1];
  return (
    <Plate className="result-grid">
      <table>
        <caption>
          <span className="result-grid-name">
            <SeatToken ink={seat.ink} size="1.6rem" /> {seat.name}
          </span>
          <span className="result-grid-card">
            {scoring === undefined ? text.elementsOf : text.withScoring(named(scoring[0]), named(scoring[1]))}
          </span>
        </caption>
        <tbody>
          {ELEMENTS.map((element, index) => (
            <tr key={element}>
              <th scope="row">
                <ElementSymbol element={element} />
                <span>{astra.elements[element]}</span>
              </th>
              <td>{counts[index]}</td>
              <td className="result-grid-score">{scoreCounts([counts[index] ?? 0])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.sets(sets)}
            </th>
            <td className="result-grid-score">{scoreSets(counts)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              <span className="visually-hidden">{words.table.scoring.total}</span>
            </th>
            <td className="result-grid-total">{scoreCounts(counts) + scoreSets(counts)}</td>
          </tr>
        </tfoot>
      </table>
    </Plate>
  );
}
