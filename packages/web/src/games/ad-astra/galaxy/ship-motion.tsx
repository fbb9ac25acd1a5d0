import { DEEP_SPACE } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import type { Point } from '../../../lib/geometry.ts';
import { PawnSign } from '../signs/pawn-sign.tsx';
import type { GalaxyArrangement } from './arrange.ts';
import { goalOf, pointOf } from './chart-ground.tsx';
import type { Spot } from './follow.ts';
import type { GalaxyScene } from './scene.ts';
import './ship-motion.css';

interface ShipMotionProps {
  readonly scene: GalaxyScene;
  readonly arrangement: GalaxyArrangement;
}

/** Ships on their way from where they were to where they are. Seen only while the sky moves. */
export function ShipMotion({ scene: { play, fresh }, arrangement }: ShipMotionProps): ReactNode {
  const { seats } = play;
  return (
    <div className="glides" aria-hidden="true">
      {fresh.glides.map(({ key, seat, from, to }, index) => {
        const ink = seats[seat]?.ink;
        if (ink === undefined) return null;
        const start = spotAt(arrangement, from, seats.length, seat);
        const end = spotAt(arrangement, to, seats.length, seat);
        const way = { '--by-x': `${end.x - start.x}px`, '--by-y': `${end.y - start.y}px`, '--turn': `${bearing(start, end)}deg` };
        return (
          <span key={key} className="glide" style={{ left: start.x, top: start.y, animationDelay: `${index * 0.6}s`, ...way }}>
            <PawnSign item="starship" ink={ink} />
          </span>
        );
      })}
    </div>
  );
}

function spotAt(arrangement: GalaxyArrangement, spot: Spot, players: number, seat: number): Point {
  if (spot === 'deep') return pointOf(arrangement, DEEP_SPACE, players, seat);
  return 'place' in spot ? pointOf(arrangement, spot.place, players, seat) : goalOf(arrangement, spot.system, players, seat);
}

/** Which way the bow points. */
function bearing(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
}
