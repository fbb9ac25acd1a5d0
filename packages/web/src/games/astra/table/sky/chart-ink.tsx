import { type Card, cardOf, nextStarsOf, type Star, type StarSet } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import type { PenInk } from '../../../../play/ink/ink.ts';
import { sealOf } from '../../../../play/ink/seal.ts';
import { StarMark } from '../../card/star-mark.tsx';
import type { FigureStar } from '../../chart.ts';
import { type SkyChart, sealRadius } from './card-chart-layout.ts';
import { type Pen, usePens } from './pens.ts';
import { readMarks, readPath, type SlotState } from './slot-state.ts';
import { ownerOf } from './star-label.ts';

interface ChartInkProps {
  readonly state: SlotState;
  readonly chart: SkyChart;
  /** The star under the hand, or -1. */
  readonly near: Star;
}

/** What the players have drawn on a chart, and what they may draw: marks in their inks, the present path, the glow of what comes next. */
export const ChartInk = memo(function ChartInk({ state, chart, near }: ChartInkProps): ReactNode {
  const pens = usePens();
  const card = cardOf(state.card);
  const marks = readMarks(state.marks);
  const path = readPath(state.path);
  const last = path.at(-1) ?? -1;
  const along = alongWith(card, state, marks, near);
  return (
    <>
      {card.lines.map((ends, index) => inkedLine(chart.lines[index], ends, marks, pens, path, state))}
      {chart.stars.map((star, index) => {
        const bit = 1 << index;
        const owner = ownerOf(marks, index);
        const ink = pens[owner]?.ink;
        const classes = [
          'sky-mark',
          ink === undefined ? '' : `in-${ink}`,
          state.legal & bit ? 'sky-mark-legal' : '',
          along & bit ? 'sky-mark-along' : '',
          state.freshStars & bit ? 'sky-mark-fresh' : '',
          index === last && state.legal !== 0 ? 'sky-mark-last' : '',
          index === state.pointed ? 'sky-mark-pointed' : '',
          index === near ? 'sky-mark-near' : '',
        ];
        const legal = (state.legal & bit) !== 0;
        const halo = (along & bit) !== 0 || index === state.pointed || (index === last && state.legal !== 0);
        return (
          <Mark key={`${star.x} ${star.y}`} star={star} classes={classes.filter(Boolean).join(' ')} ink={ink} legal={legal} halo={halo} />
        );
      })}
    </>
  );
});

/** A7.13: the unmarked neighbours that would be marked together with the star under the hand. */
function alongWith(card: Card, state: SlotState, marks: readonly StarSet[], near: Star): StarSet {
  if (!state.spreads || near < 0 || (state.legal & (1 << near)) === 0) return 0;
  const marked = marks.reduce((all, set) => all | set, 0);
  return nextStarsOf(card, marked, near);
}

interface MarkProps {
  readonly star: FigureStar;
  readonly classes: string;
  /** Of whoever has marked it. */
  readonly ink: PenInk | undefined;
  readonly legal: boolean;
  readonly halo: boolean;
}

const Mark = memo(function Mark({ star, classes, ink, legal, halo }: MarkProps): ReactNode {
  return (
    <g className={classes} transform={`translate(${star.x} ${star.y})`}>
      {legal && (
        <>
          <circle className="sky-glow" r={sealRadius(star) * 2} />
          <circle className="sky-glow-ring" r={sealRadius(star) + 0.5} />
        </>
      )}
      {halo && <circle className="sky-mark-halo" r={sealRadius(star) + 4.5} />}
      {ink !== undefined && <path className={`sky-seal ink-seal in-${ink}`} d={sealOf(ink, sealRadius(star) - 2.5)} />}
      <StarMark kind={star.kind} x={0} y={0} radius={star.radius} />
    </g>
  );
});

/** A line between two stars of the same pen is drawn over in its ink; the present path strongly; the way on, in dots. */
function inkedLine(
  line: SkyChart['lines'][number] | undefined,
  [a, b]: readonly [Star, Star],
  marks: readonly StarSet[],
  pens: readonly Pen[],
  path: readonly Star[],
  state: SlotState,
): ReactNode {
  if (line === undefined) return null;
  const key = `${a} ${b}`;
  const owner = ownerOf(marks, a);
  const last = path.at(-1);
  const onPath = path.some((star, step) => (star === a && path[step + 1] === b) || (star === b && path[step + 1] === a));
  if (owner >= 0 && owner === ownerOf(marks, b)) {
    const { x1, y1, x2, y2 } = line;
    // A stroke begins where the pen came from.
    const turned = onPath && path.indexOf(b) < path.indexOf(a);
    const way = turned ? { x1: x2, y1: y2, x2: x1, y2: y1 } : line;
    const fresh = onPath && state.freshStars & ((1 << a) | (1 << b)) ? ' sky-stroke-fresh' : '';
    return (
      <line key={key} className={`sky-stroke in-${pens[owner]?.ink}${onPath ? ' sky-stroke-path' : ''}${fresh}`} pathLength={1} {...way} />
    );
  }
  const wayOn = (a === last && state.legal & (1 << b)) || (b === last && state.legal & (1 << a));
  return wayOn ? <line key={key} className="sky-way-on" {...line} /> : null;
}
