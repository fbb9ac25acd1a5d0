import { type ItemName, indexOf, type Place } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { explained } from '../../../play/help/explained.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { PawnDrawing } from '../signs/pawn-sign.tsx';
import { PlanetDrawing } from '../signs/planet-sign.tsx';
import { planetStop } from './arrange.ts';
import type { PlanetLook } from './planet-look.ts';
import { SeatSeal } from './seat-seal.tsx';
import './planet.css';

interface PlanetProps extends PlanetLook {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How wide the circle is in which a touch is taken for this planet. */
  readonly touch: number;
  readonly tabStop: boolean;
  readonly onTouch: (place: Place) => void;
}

/** A planet with what stands on it: face up, face down, or face down with the private note of who has looked (B5.7). */
export const Planet = memo(function Planet({ x, y, radius, touch, tabStop, onTouch, ...look }: PlanetProps): ReactNode {
  const { place, side, kind, ink, ships, settlement, terraformed, label } = look;
  return (
    <Pressable
      className={look.classes}
      style={{ left: x - touch / 2, top: y - touch / 2, width: touch, height: touch }}
      data-stop={planetStop(place)}
      {...explained(look.explains)}
      {...leadsTo(look.way)}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      title={label}
      aria-pressed={look.pressed}
      onClick={() => onTouch(place)}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" style={{ width: 2 * radius, height: 2 * radius }}>
        <circle className="planet-halo" cx={16} cy={16} r={20} />
        <circle className="planet-ring" cx={16} cy={16} r={18.4} />
        <g className="planet-face">
          <Face side={side} kind={kind} place={place} />
        </g>
        {ink !== null && <Pawns ships={ships} settlement={settlement} terraformed={terraformed} ink={ink} />}
      </svg>
    </Pressable>
  );
});

const Face = memo(function Face({ side, kind, place }: Pick<PlanetLook, 'side' | 'kind' | 'place'>): ReactNode {
  const number = indexOf(place) + 1;
  if (side === 'down' || kind === null) {
    return (
      <>
        <circle className="planet-back" cx={16} cy={16} r={15} />
        <path className="planet-back-lines" d={MERIDIANS} />
        <circle className="planet-back-middle" cx={16} cy={16} r={7.4} />
        <text className="planet-number" x={16} y={20.2}>
          {number}
        </text>
      </>
    );
  }
  return (
    <>
      <PlanetDrawing kind={kind} />
      {side === 'seen' && (
        <>
          <circle className="planet-veil" cx={16} cy={16} r={15.4} />
          <g transform="translate(20.4 -4) scale(.5)">
            <circle className="planet-eye-ground" cx={16} cy={16} r={15} />
            <path className="planet-eye" d="M3.4 16C7 10.6 11.4 8 16 8s9 2.6 12.6 8C25 21.4 20.6 24 16 24S7 21.4 3.4 16Z" />
            <circle className="planet-eye-pupil" cx={16} cy={16} r={4} />
          </g>
        </>
      )}
      <text className="planet-small-number" x={side === 'seen' ? 1.6 : 29.6} y={side === 'seen' ? 30 : 5.4}>
        {number}
      </text>
    </>
  );
});

/** The lines of a globe whose face nobody knows. */
const MERIDIANS =
  'M16 1v30M1 16h30M16 1C7.4 6 7.4 26 16 31M16 1c8.6 5 8.6 25 0 30M3.4 8.2C11 11.4 21 11.4 28.6 8.2M3.4 23.8C11 20.6 21 20.6 28.6 23.8';

interface PawnsProps extends Pick<PlanetLook, 'ships' | 'settlement' | 'terraformed'> {
  readonly ink: Ink;
}

/** The owner's seal above, the pawns in a row below. */
const Pawns = memo(function Pawns({ ships, settlement, terraformed, ink }: PawnsProps): ReactNode {
  const row: readonly (readonly [ItemName, number])[] = [
    ...(settlement === null ? [] : [[settlement, 1] as const]),
    ...(terraformed ? [['terraformer', 1] as const] : []),
    ...(ships > 0 ? [['starship', ships] as const] : []),
  ];
  const width = row.reduce((sum, [, count]) => sum + PAWN + (count > 1 ? COUNT : 0), 0);
  let x = 16 - width / 2;
  return (
    <g className={`in-${ink}`}>
      <circle className="planet-owner" cx={16} cy={16} r={16.4} />
      <SeatSeal ink={ink} x={3.4} y={4.2} radius={5} />
      <g className="planet-pawns">
        {row.length > 0 && <rect className="planet-plate" x={x - 1.4} y={24.8} width={width + 2.8} height={PAWN + 2.4} rx={2.4} />}
        {row.map(([item, count]) => {
          const left = x;
          x += PAWN + (count > 1 ? COUNT : 0);
          return (
            <g key={item} className={`planet-pawn-${item}`}>
              <g transform={`translate(${left} 26) scale(${PAWN / 32})`}>
                <PawnDrawing item={item} ink={ink} />
              </g>
              {count > 1 && <path className="planet-count" d={COUNTS[count]} transform={`translate(${left + PAWN + 0.6} 28.4)`} />}
            </g>
          );
        })}
      </g>
    </g>
  );
});

const PAWN = 13;
const COUNT = 6.4;
/** Numbers of ships, drawn: a player has four (B1.4). */
const COUNTS: Readonly<Record<number, string>> = {
  2: 'M.4 2.2c.2-2.8 4.4-2.7 4.4 0 0 2.1-4 3.5-4.4 5.8h4.8',
  3: 'M.6.6h4L2.4 3.2c3.6-.4 3.6 4.8.2 4.8C1.6 8 .8 7.6.4 6.8',
  4: 'M3.8 8.2V.4L.4 5.8h5',
};
