import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import type { SeatPlan } from '../../host/messages.ts';
import { Drawing } from '../../ornament/drawing.tsx';
import { sealOf } from '../../table/ink/seal.ts';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { ByRoundTable } from './by-round-table.tsx';
import { DASHES, drawChart } from './chart-lines.ts';
import type { FameAt } from './fame-curve.ts';
import './fame-chart.css';

interface FameChartProps {
  readonly seats: readonly SeatPlan[];
  readonly curve: readonly FameAt[];
  /** What each seat had in the end. */
  readonly totals: readonly number[];
  /** `finalScoring` only for a game that ends with one, which the curve does not have. */
  readonly words: {
    readonly chartLabel: (rounds: number) => string;
    readonly chartTable: string;
    readonly round: string;
    readonly finalScoring?: string;
  };
}

/** Fame or points over the turns, each seat in its ink and its own kind of line; the same in numbers below. */
export function FameChart(props: FameChartProps): ReactNode {
  const { seats, curve, totals, words: text } = props;
  const narrow = useSyncExternalStore(subscribe, () => NARROW.matches);
  const chart = drawChart(curve, totals, narrow, text.finalScoring !== undefined);
  const rounds = curve.at(-1)?.round ?? 0;
  return (
    <div className="plate fame-chart">
      <Drawing viewBox={`0 0 ${chart.width} ${chart.height}`} label={text.chartLabel(rounds)}>
        {chart.final !== null && <rect className="fame-chart-final" {...chart.final} />}
        <g className="fame-chart-net">
          {chart.levels.map(({ fame, y }) => (
            <g key={fame}>
              <path d={`M${chart.left} ${y}H${chart.right}`} />
              <text x={chart.left - 8} y={y + 5} textAnchor="end">
                {fame}
              </text>
            </g>
          ))}
          {chart.rounds.map(({ round, x }) => (
            <text key={round} x={x} y={chart.bottom + 22} textAnchor="middle">
              {round}
            </text>
          ))}
          <text className="fame-chart-axis" x={chart.left} y={chart.bottom + 44}>
            {text.round}
          </text>
          <text className="fame-chart-axis" x={chart.right} y={chart.bottom + 44} textAnchor="end">
            {text.finalScoring}
          </text>
        </g>
        {seats.map(({ ink, name }, seat) => (
          <g key={ink} className={`in-${ink}`}>
            <path className="fame-chart-line" strokeDasharray={DASHES[ink]} d={chart.lines[seat]?.path} />
            <path className={`ink-seal ink-seal-${ink}`} d={sealOf(ink, 6)} transform={chart.lines[seat]?.seal} />
            <text className="fame-chart-name" x={chart.right + 14} y={(chart.lines[seat]?.label ?? 0) + 5}>
              {narrow ? totals[seat] : `${totals[seat]}  ${name}`}
            </text>
          </g>
        ))}
      </Drawing>
      <ul className="fame-chart-key">
        {seats.map(({ ink, name }) => (
          <li key={ink} className={`in-${ink}`}>
            <SeatToken ink={ink} />
            <svg viewBox="0 0 44 8" aria-hidden="true">
              <path className="fame-chart-line" strokeDasharray={DASHES[ink]} d="M0 4H44" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ByRoundTable summary={text.chartTable} round={text.round} seats={seats} rows={rowsOf(props)} />
    </div>
  );
}

/** What everybody had at the end of each round, and after the Final Scoring of a game that has one. */
function rowsOf({ curve, totals, words: { finalScoring } }: FameChartProps): ComponentProps<typeof ByRoundTable>['rows'] {
  const ends = curve.filter(({ round }, index) => round > 0 && round !== curve[index + 1]?.round);
  const rows = ends.map(({ round, fame }) => ({ head: round, cells: fame }));
  return finalScoring === undefined ? rows : [...rows, { head: finalScoring, cells: totals }];
}

const NARROW = matchMedia('(max-width: 48rem)');

function subscribe(changed: () => void): () => void {
  NARROW.addEventListener('change', changed);
  return () => NARROW.removeEventListener('change', changed);
}
