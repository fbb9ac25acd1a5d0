import { type Account, turningPoints } from '@astrarium/bots/coach';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { Choice } from '../../ui/choice.tsx';
import { Drawing } from '../../ui/ornament/drawing.tsx';
import { Plate } from '../../ui/plate.tsx';
import { DASHES } from '../result/chart-lines.ts';
import '../result/fame-chart.css';
import { usePageText } from '../../i18n/use-page-text.ts';
import { sealOf } from '../ink/seal.ts';
import { SeatToken } from '../ink/seat-token.tsx';
import { curvesOf, drawLines } from './chart-lines.ts';
import { TurnTable } from './turn-table.tsx';
import { MOST_POINTS } from './turning-points.tsx';
import { type Measure, useShares } from './use-shares.ts';

interface CoachChartProps {
  readonly opened: TableUpdate;
  readonly account: Account;
  /** Has the coach come to the end of the game? */
  readonly ended: boolean;
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
}

const MEASURES: readonly Measure[] = ['win', 'lead'];

/** What each seat could expect over the game, in its ink and its own kind of line; the same in numbers below. */
export function CoachChart({ opened, account, ended, measure, onMeasure }: CoachChartProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  const narrow = useSyncExternalStore(subscribe, () => NARROW.matches);
  const { amount } = useShares();
  const { seats, version, result } = opened;
  const curves = curvesOf(account, ended ? result : null, version, seats.length);
  const chart = drawLines(curves, measure, version, narrow);
  return (
    <Plate className="fame-chart coach-chart">
      <Choice
        className="coach-measures"
        legend={text.measure}
        legendHidden
        value={measure}
        choices={MEASURES.map((key) => ({ key, name: text.measures[key] }))}
        onChoose={onMeasure}
      />
      <Drawing viewBox={`0 0 ${chart.width} ${chart.height}`} label={text.chartLabel(text.measures[measure])}>
        <g className="fame-chart-net">
          {chart.levels.map(({ value, y }) => (
            <g key={value}>
              <path d={`M${chart.left} ${y}H${chart.right}`} />
              <text x={chart.left - 8} y={y + 5} textAnchor="end">
                {amount(measure, value)}
              </text>
            </g>
          ))}
          <text className="fame-chart-axis" x={chart.left} y={chart.bottom + 30}>
            {text.start0}
          </text>
          <text className="fame-chart-axis" x={chart.right} y={chart.bottom + 30} textAnchor="end">
            {text.end}
          </text>
        </g>
        {seats.map(({ ink, name }, seat) => (
          <g key={ink} className={`in-${ink}`}>
            <path className="fame-chart-line" strokeDasharray={DASHES[ink]} d={chart.paths[seat]} />
            {chart.ends[seat] && (
              <>
                <path
                  className={`ink-seal in-${ink}`}
                  d={sealOf(ink, 6)}
                  transform={`translate(${chart.ends[seat].x} ${chart.ends[seat].y})`}
                />
                {!narrow && ended && (
                  <text className="fame-chart-name" x={chart.right + 14} y={chart.ends[seat].y + 5}>
                    {name}
                  </text>
                )}
              </>
            )}
          </g>
        ))}
        {turningPoints(account.turns, MOST_POINTS).map((turn, index) => {
          const { x, y } = chart.place(turn.version, turn.before[measure]);
          return (
            <g key={turn.version} className="coach-point" transform={`translate(${x} ${y})`}>
              <circle r="10" />
              <text y="5" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </Drawing>
      <ul className="fame-chart-key">
        {seats.map(({ ink, name }, seat) =>
          curves[seat]?.length === 0 ? null : (
            <li key={ink} className={`in-${ink}`}>
              <SeatToken ink={ink} />
              <svg viewBox="0 0 44 8" aria-hidden="true">
                <path className="fame-chart-line" strokeDasharray={DASHES[ink]} d="M0 4H44" />
              </svg>
              {name}
            </li>
          ),
        )}
      </ul>
      <TurnTable opened={opened} turns={account.turns} measure={measure} />
    </Plate>
  );
}

const NARROW = matchMedia('(max-width: 48rem)');

function subscribe(changed: () => void): () => void {
  NARROW.addEventListener('change', changed);
  return () => NARROW.removeEventListener('change', changed);
}
