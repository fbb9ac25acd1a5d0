import type { ReactNode } from 'react';
import { useAstraText } from '../../use-astra-text.ts';
import type { ScoreNow } from '../score-now.ts';
import './score-lines.css';

interface ScoreLinesProps {
  readonly score: Pick<ScoreNow, 'lines' | 'total'>;
}

/** A score line by line, and its total. */
export function ScoreLines({ score: { lines, total } }: ScoreLinesProps): ReactNode {
  const { words, astra } = useAstraText();
  return (
    <table className="score-lines">
      <tbody>
        {lines.map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{astra.scoreLines[name]}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.table.scoring.total}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
