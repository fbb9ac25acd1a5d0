import { COLUMN_SCORES, ELEMENTS, ROW_SCORES, scoreElements } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import './elements-grid.css';

const COLUMNS = [1, 2, 3, 4] as const;

/** The Elements on their 4 × 4 grid (A9.4): marks from the left, with what each row and column scores. */
export function ElementsGrid({ rows }: { readonly rows: readonly number[] }): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.scoring;
  return (
    <table className="elements-grid">
      <caption className="visually-hidden">{words.grid}</caption>
      <tbody>
        {ELEMENTS.map((element, row) => {
          const marks = rows[row] ?? 0;
          const fame = ROW_SCORES[marks] ?? 0;
          return (
            <tr key={element} aria-label={words.row(astra.elements[element], marks, fame)}>
              <th scope="row">
                <ElementSymbol element={element} />
                <span className="visually-hidden">{astra.elements[element]}</span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={marks >= column ? 'elements-mark' : undefined}>
                  {marks >= column ? '✕' : ''}
                </td>
              ))}
              <td className="elements-fame">{fame}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="visually-hidden">{words.columns}</span>
          </th>
          {COLUMNS.map((column) => (
            <td key={column} className="elements-fame">
              {COLUMN_SCORES[rows.filter((marks) => marks >= column).length] ?? 0}
            </td>
          ))}
          <td className="elements-total">{scoreElements(rows)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
