import type { AdAstraView } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import '../../../play/ink/ink.css';
import './plan-dial.css';

interface PlanDialProps {
  readonly view: AdAstraView;
  readonly seats: readonly SeatPlan[];
}

/** The planning board as the dial of an instrument: a segment for each space, in the ink of whoever has a card there. */
export function PlanDial({ view, seats }: PlanDialProps): ReactNode {
  const { spaces } = view;
  return (
    <svg className="plan-dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r={48} />
      <circle r={28} />
      <circle r={25} strokeDasharray="0.8 1.8181" />
      {spaces.map(({ owner }, space) => {
        const ink = seats[owner]?.ink;
        return (
          <path
            key={`space ${space + 1}`}
            className={ink === undefined ? 'plan-dial-empty' : `ink-seal in-${ink}`}
            d={segment(space, spaces.length)}
          />
        );
      })}
      <text y={6}>
        {spaces.filter(({ owner }) => owner >= 0).length}/{spaces.length}
      </text>
    </svg>
  );
}

/** The part of the ring that belongs to the space, from the top clockwise. */
function segment(space: number, spaces: number): string {
  const gap = 0.045;
  const from = (space / spaces) * 2 * Math.PI + gap;
  const to = ((space + 1) / spaces) * 2 * Math.PI - gap;
  const [a, b, c, d] = [onCircle(44, from), onCircle(44, to), onCircle(32, to), onCircle(32, from)];
  return `M${a}A44 44 0 0 1 ${b}L${c}A32 32 0 0 0 ${d}Z`;
}

function onCircle(r: number, turn: number): string {
  return `${(r * Math.sin(turn)).toFixed(2)} ${(-r * Math.cos(turn)).toFixed(2)}`;
}
