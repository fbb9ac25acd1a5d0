import { type ItemName, indexOf } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import type { Ink } from '../../host/messages.ts';
import { PawnDrawing } from '../signs/pawn-sign.tsx';
import { PlanetDrawing } from '../signs/planet-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { type Point, planetStop } from './arrange.ts';
import { planetLabel } from './labels.ts';
import { type PlanetState, planetState } from './planet-state.ts';
import type { Scene } from './scene.ts';
import { SeatSeal } from './seat-seal.tsx';
import { touchPlanet } from './touch.ts';
import './planet.css';

interface PlanetProps {
  readonly scene: Scene;
  readonly place: number;
  readonly point: Point;
  readonly radius: number;
  /** How wide the circle is in which a touch is taken for this planet. */
  readonly touch: number;
  readonly tabStop: boolean;
}

/** A planet with what stands on it: face up, face down, or face down with the private note of who has looked (B5.7). */
export function Planet({ scene, place, point, radius, touch, tabStop }: PlanetProps): ReactNode {
  const text = useAdAstraText();
  const { play, options, ship, own, fresh, act } = scene;
  const planet = planetState(play.view, place);
  const label = planetLabel(scene, text, planet);
  const ink = planet.owner === null ? null : (play.seats[planet.owner]?.ink ?? null);
  const inHand = ship === place;
  const open = options.lands.has(place) || options.builds.has(place) || (options.flights.has(place) && !inHand);
  const { pointedAt } = play;
  const classes = [
    'planet',
    `planet-${planet.side}`,
    open ? 'planet-open' : '',
    inHand ? 'planet-in-hand' : '',
    pointedAt?.place === place || (planet.owner !== null && pointedAt?.seat === planet.owner) ? 'planet-pointed' : '',
    fresh.turned.has(place) ? 'planet-turned' : '',
    fresh.built.has(place) ? 'planet-built' : '',
    fresh.landed.has(place) ? 'planet-landed' : '',
    fresh.producing.has(place) ? 'planet-producing' : '',
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={{ left: point.x - touch / 2, top: point.y - touch / 2, width: touch, height: touch }}
      data-stop={planetStop(place)}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      title={label}
      aria-pressed={options.flights.has(place) ? inHand : undefined}
      onClick={() => act(touchPlanet(options, ship, place, play.view.pawns[place] ?? 0, own))}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" style={{ width: 2 * radius, height: 2 * radius }}>
        <circle className="planet-halo" cx={16} cy={16} r={20} />
        <circle className="planet-ring" cx={16} cy={16} r={18.4} />
        <g className="planet-face">
          <Face planet={planet} />
        </g>
        {ink !== null && <Pawns planet={planet} ink={ink} away={shipsAway(scene, place)} />}
      </svg>
    </button>
  );
}

function Face({ planet: { side, kind, place } }: { readonly planet: PlanetState }): ReactNode {
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
}

/** The lines of a globe whose face nobody knows. */
const MERIDIANS =
  'M16 1v30M1 16h30M16 1C7.4 6 7.4 26 16 31M16 1c8.6 5 8.6 25 0 30M3.4 8.2C11 11.4 21 11.4 28.6 8.2M3.4 23.8C11 20.6 21 20.6 28.6 23.8';

interface PawnsProps {
  readonly planet: PlanetState;
  readonly ink: Ink;
  readonly away: number;
}

/** The owner's seal above, the pawns in a row below. */
function Pawns({ planet, ink, away }: PawnsProps): ReactNode {
  const ships = planet.ships - away;
  const row: readonly (readonly [ItemName, number])[] = [
    ...(planet.settlement === null ? [] : [[planet.settlement, 1] as const]),
    ...(planet.terraformed ? [['terraformer', 1] as const] : []),
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
}

const PAWN = 13;
const COUNT = 6.4;
/** Numbers of ships, drawn: a player has four (B1.4). */
const COUNTS: Readonly<Record<number, string>> = {
  2: 'M.4 2.2c.2-2.8 4.4-2.7 4.4 0 0 2.1-4 3.5-4.4 5.8h4.8',
  3: 'M.6.6h4L2.4 3.2c3.6-.4 3.6 4.8.2 4.8C1.6 8 .8 7.6.4 6.8',
  4: 'M3.8 8.2V.4L.4 5.8h5',
};

/** A ship that has left and not yet landed is drawn where it flies. */
function shipsAway({ options: { landing } }: Scene, place: number): number {
  return landing?.from === place ? 1 : 0;
}
