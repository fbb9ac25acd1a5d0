import { memo, type ReactNode } from 'react';
import './star-mark.css';

interface StarMarkProps {
  readonly kind: 'start' | 'grand' | 'common';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly title?: string;
}

/** A star as it is drawn everywhere. Its type is told by shape: a sighted ring, eight rays, a plain disc. */
export const StarMark = memo(function StarMark({ kind, x, y, radius, title }: StarMarkProps): ReactNode {
  return (
    <g className={`star-mark star-mark-${kind}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {title !== undefined && <title>{title}</title>}
      {kind === 'common' && <circle r={radius} />}
      {kind === 'start' && (
        <>
          <circle className="star-mark-ring" r={radius * 0.62} />
          <path className="star-mark-sight" d={sightOf(radius)} />
          <circle r={radius * 0.26} />
        </>
      )}
      {kind === 'grand' && (
        <>
          <circle className="star-mark-glow" r={radius * 2.1} />
          <path d={raysOf(radius)} />
        </>
      )}
    </g>
  );
});

/** Four short strokes that stand out from the ring, as in the sight of an instrument. */
function sightOf(radius: number): string {
  const [near, far] = [radius * 0.62, radius * 1.08];
  return `M${near} 0H${far}M${-near} 0H${-far}M0 ${near}V${far}M0 ${-near}V${-far}`;
}

/** Eight rays, every other one shorter. */
function raysOf(radius: number): string {
  const points = Array.from({ length: 16 }, (_, step) => {
    const reach = step % 2 === 1 ? radius * 0.2 : step % 4 === 0 ? radius : radius * 0.56;
    const angle = (step * Math.PI) / 8;
    return `${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
