import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import type { SeatPlan, Standing } from '../../client/local/messages.ts';
import { Drawing } from '../../ui/ornament/drawing.tsx';
import { Plate } from '../../ui/plate.tsx';
import { sealOf } from '../ink/seal.ts';
import { SeatToken } from '../ink/seat-token.tsx';
import { ByRoundTable } from './by-round-table.tsx';
import { DASHES, drawChart } from './chart-lines.ts';
import './fame-chart.css';

interface FameChartProps {
  readonly seats: readonly SeatPlan[];
  readonly curve: readonly Standing[];
  readonly words: {
    readonly chartLabel: (rounds: number) => string;
    readonly chartTable: string;
    readonly round: string;
  };
}

/** How everybody stood over the turns, each seat in its ink and its own kind of line; the same in numbers below. */
export function FameChart({ seats, curve, words: text }: FameChartProps): ReactNode {
  const narrow = useSyncExternalStore(subscribe, () => NARROW.matches);
  const chart = drawChart(curve, narrow);
  const last = curve.at(-1);
  return (
    <Plate className="fame-chart">
      <Drawing viewBox={`0 0 ${chart.width} ${chart.height}`} label={text.chartLabel(last?.round ?? 0)}>
        <g className="fame-chart-net">
          {chart.levels.map(({ points, y }) => (
            <g key={points}>
              <path d={`M${chart.left} ${y}H${chart.right}`} />
              <text x={chart.left - 8} y={y + 5} textAnchor="end">
                {points}
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
        </g>
        {seats.map(({ ink, name }, seat) => (
          <g key={ink} className={`in-${ink}`}>
            <path className="fame-chart-line" strokeDasharray={DASHES[ink]} d={chart.lines[seat]?.path} />
            <path className={`ink-seal in-${ink}`} d={sealOf(ink, 6)} transform={chart.lines[seat]?.seal} />
            <text className="fame-chart-name" x={chart.right + 14} y={(chart.lines[seat]?.label ?? 0) + 5}>
              {narrow ? last?.points[seat] : `${last?.points[seat]}  ${name}`}
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
      <ByRoundTable summary={text.chartTable} round={text.round} seats={seats} rows={rowsOf(curve)} />
    </Plate>
  );
}

/** How everybody stood at the end of each round. */
function rowsOf(curve: readonly Standing[]): ComponentProps<typeof ByRoundTable>['rows'] {
  const ends = curve.filter(({ round }, index) => round > 0 && round !== curve[index + 1]?.round);
  return ends.map(({ round, points }) => ({ head: round, cells: points }));
}

const NARROW = matchMedia('(max-width: 48rem)');

function subscribe(changed: () => void): () => void {
  NARROW.addEventListener('change', changed);
  return () => NARROW.removeEventListener('change', changed);
}
