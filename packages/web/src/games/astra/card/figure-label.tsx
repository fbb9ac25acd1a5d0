import type { ReactNode } from 'react';
import { ROW, type StarLabel } from './figure-labels.ts';
import './figure-label.css';

interface FigureLabelProps extends StarLabel {
  /** The size of the letters, as the label was placed for. */
  readonly scale?: number;
}

/** The word beside a star, at the place found for it. */
export function FigureLabel({ kind, rows, x, y, scale = 1 }: FigureLabelProps): ReactNode {
  return rows.map((row, index) => (
    <text
      key={row}
      className={`card-figure-${kind}`}
      transform={`translate(${x.toFixed(1)} ${(y + (index - (rows.length - 1) / 2) * ROW * scale + 4 * scale).toFixed(1)}) scale(${scale})`}
      textAnchor="middle"
    >
      <Raised text={row} />
    </text>
  ));
}

/** Few faces have every raised figure, so the number of `π⁵` is raised here. */
function Raised({ text }: { readonly text: string }): ReactNode {
  const [letter = '', number = ''] = text.split(/(?<=^.)(?=[¹²³⁴-⁹])/u);
  if (number === '') return text;
  return (
    <>
      {letter}
      <tspan className="card-figure-raised" dy="-4">
        {number.normalize('NFKD')}
      </tspan>
    </>
  );
}
