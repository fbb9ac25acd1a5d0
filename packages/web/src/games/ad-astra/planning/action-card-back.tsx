import { memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { sealOf } from '../../../play/ink/seal.ts';
import './action-card.css';

interface ActionCardBackProps {
  readonly ink: Ink;
  readonly className?: string;
}

/** The back of an action card: the hatching of its owner's ink around a compass rose with the owner's seal (B3.1). */
export const ActionCardBack = memo(function ActionCardBack({ ink, className = '' }: ActionCardBackProps): ReactNode {
  return (
    <span className={`action-card in-${ink} ${className}`} aria-hidden="true">
      <svg className="action-card-back" viewBox="0 0 50 70" preserveAspectRatio="xMidYMid slice">
        <rect width={50} height={70} className="action-card-ground" />
        <rect width={50} height={70} fill={`url(#ink-${ink})`} className="action-card-hatching" />
        <path d={ROSE} className="action-card-rose" />
        <circle cx={25} cy={35} r={14.6} className="action-card-medal" />
        <circle cx={25} cy={35} r={12.6} className="action-card-ring" />
        <g transform="translate(25 35)">
          <path className={`ink-seal in-${ink}`} d={sealOf(ink, 7)} />
        </g>
      </svg>
    </span>
  );
});

/** Rays from the middle to the edges, every other one longer. */
const ROSE = Array.from({ length: 16 }, (_, ray) => {
  const turn = (ray * Math.PI) / 8;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const far = ray % 2 === 0 ? 23 : 19;
  return `M${(25 + 14.6 * sin).toFixed(1)} ${(35 - 14.6 * cos).toFixed(1)}L${(25 + far * sin).toFixed(1)} ${(35 - far * cos).toFixed(1)}`;
}).join('');
