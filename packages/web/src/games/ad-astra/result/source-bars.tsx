import { SOURCES } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { ByRoundTable } from '../../../play/result/by-round-table.tsx';
import { Drawing } from '../../../ui/ornament/drawing.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { groupOf, type RoundGains, SOURCE_GROUPS, type SourceGroup } from './points-account.ts';
import './source-bars.css';

interface SourceBarsProps {
  readonly seats: readonly SeatPlan[];
  readonly rounds: readonly RoundGains[];
}

const HEIGHT = 150;
const COLUMN = 44;
const FOOT = 26;

/** What each seat gained in each round, and from where: one small chart a seat, all to one scale; the same in numbers below. */
export function SourceBars({ seats, rounds }: SourceBarsProps): ReactNode {
  const { words, adAstra } = useAdAstraText();
  const text = words.adAstraResult;
  const most = Math.max(1, ...rounds.flatMap(({ gains }) => gains.map(sum)));
  return (
    <Plate className="source-bars">
      <Patterns />
      <ul className="source-bars-key">
        {SOURCE_GROUPS.map((group) => (
          <li key={group}>
            <svg viewBox="0 0 22 22" aria-hidden="true">
              <rect className={`source-bar source-bar-${group}`} x={1} y={1} width={20} height={20} />
            </svg>
            {group === 'scoring' ? text.scoringCards : adAstra.scoreLines[group]}
          </li>
        ))}
      </ul>
      <div className="source-bars-seats">
        {seats.map((plan, seat) => (
          <figure key={plan.ink}>
            <figcaption>
              <SeatToken ink={plan.ink} /> {plan.name}
            </figcaption>
            <Drawing viewBox={`0 0 ${rounds.length * COLUMN} ${HEIGHT + FOOT}`} label={text.barsLabel(plan.name)}>
              {rounds.map((round, column) => (
                <Column key={round.round} round={round} seat={seat} x={column * COLUMN} scale={(HEIGHT - 22) / most} />
              ))}
              <path className="source-bars-ground" d={`M0 ${HEIGHT}H${rounds.length * COLUMN}`} />
            </Drawing>
          </figure>
        ))}
      </div>
      <GainsTable seats={seats} rounds={rounds} />
    </Plate>
  );
}

interface ColumnProps {
  readonly round: RoundGains;
  readonly seat: Seat;
  readonly x: number;
  readonly scale: number;
}

function Column({ round: { round, gains }, seat, x, scale }: ColumnProps): ReactNode {
  const own = at(gains, seat);
  const total = sum(own);
  const bars = SOURCE_GROUPS.map((group, index) => {
    const below = SOURCE_GROUPS.slice(0, index + 1).reduce((points, one) => points + inGroup(own, one), 0);
    return { group, y: HEIGHT - below * scale, height: inGroup(own, group) * scale };
  });
  return (
    <g transform={`translate(${x} 0)`}>
      {bars.map(
        ({ group, y, height }) =>
          height > 0 && <rect key={group} className={`source-bar source-bar-${group}`} x={8} y={y} width={COLUMN - 16} height={height} />,
      )}
      {total > 0 && (
        <text className="source-bars-total" x={COLUMN / 2} y={HEIGHT - total * scale - 6}>
          {total}
        </text>
      )}
      <text className="source-bars-round" x={COLUMN / 2} y={HEIGHT + 18}>
        {round}
      </text>
    </g>
  );
}

function GainsTable({ seats, rounds }: SourceBarsProps): ReactNode {
  const { words, adAstra } = useAdAstraText();
  const text = words.adAstraResult;
  const told = (own: readonly number[]): string => {
    const parts = SOURCES.flatMap((source, index) => ((own[index] ?? 0) === 0 ? [] : [`${adAstra.scoreLines[source]} ${own[index]}`]));
    return parts.length === 0 ? '0' : `${sum(own)} (${parts.join(', ')})`;
  };
  const rows = rounds.map(({ round, gains }) => ({ head: round, cells: gains.map(told) }));
  return <ByRoundTable summary={text.barsTable} round={text.round} seats={seats} rows={rows} />;
}

/** Hatchings by which the sources are told apart without colour. */
function Patterns(): ReactNode {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {PATTERNS.map(([group, hatching]) => (
          <pattern key={group} id={`source-${group}`} patternUnits="userSpaceOnUse" width={6} height={6}>
            <rect className={`source-ground source-ground-${group}`} width={6} height={6} />
            <path className="source-hatching" d={hatching} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

const PATTERNS: readonly (readonly [SourceGroup, string])[] = [
  ['scoring', ''],
  ['bonus', 'M1.500 1.500h.01M4.500 4.500h.01'],
  ['terraforming', 'M-1.500 -1.500L7.500 7.500M-1.500 4.500L1.500 7.500M4.500 -1.500L7.500 1.500'],
  ['alien', 'M0 1.500H6M0 4.500H6'],
  ['artifacts', 'M0 0H6M0 3H6M0 0V6M3 0V6'],
];

function inGroup(own: readonly number[], group: SourceGroup): number {
  return SOURCES.reduce((points, source, index) => points + (groupOf(source) === group ? (own[index] ?? 0) : 0), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
