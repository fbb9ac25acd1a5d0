import { type Card, cardOf, ELEMENTS } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { sealOf } from '../../../../play/ink/seal.ts';
import { leadsTo } from '../../../../play/leads-to.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { bareChart, bareWindow } from './card-chart-layout.ts';
import { useHand } from './hand.ts';
import { usePens } from './pens.ts';
import { isAlive } from './sky-card.tsx';
import { NOT_POINTED, readMarks, type SlotState } from './slot-state.ts';
import { ownerOf } from './star-label.ts';
import './thumbnails.css';

interface ThumbnailsProps {
  readonly states: readonly SlotState[];
  readonly focus: number;
}

/** All cards, small, with their marks: a touch looks at one of them. */
export function Thumbnails({ states, focus }: ThumbnailsProps): ReactNode {
  const { words } = useAstraText();
  return (
    <nav className="thumbnails" aria-label={words.sky.cards}>
      {states.map((state) => (
        <Thumbnail key={state.slot} state={state} current={state.slot === focus} />
      ))}
    </nav>
  );
}

function Thumbnail({ state, current }: { readonly state: SlotState; readonly current: boolean }): ReactNode {
  const { words, astra } = useAstraText();
  const hand = useHand();
  if (state.card < 0) return <span className="thumbnail thumbnail-empty" title={words.sky.emptySlot} />;
  const card = cardOf(state.card);
  const name = astra.cardNames[card.code] ?? card.name;
  const hints = [
    state.legal === 0 ? [] : words.sky.card.canMark,
    state.open === 0 ? [] : words.sky.card.canPick,
    state.discover ? words.sky.card.canDiscover : [],
  ].flat();
  const classes = ['thumbnail', isAlive(state) ? 'thumbnail-alive' : '', state.pointed === NOT_POINTED ? '' : 'thumbnail-pointed'];
  return (
    <Pressable
      className={classes.filter(Boolean).join(' ')}
      aria-label={[words.sky.card.look(name), ...hints].join(', ')}
      aria-current={current}
      {...leadsTo(state.legal === 0 ? null : `mark ${card.code}`)}
      title={name}
      onClick={() => hand.turnTo(state.slot)}
    >
      <SmallFigure card={card} marks={state.marks} legal={state.legal} />
      <span className="thumbnail-element">
        <ElementSymbol element={ELEMENTS[card.element]} />
      </span>
    </Pressable>
  );
}

interface SmallFigureProps {
  readonly card: Card;
  readonly marks: string;
  readonly legal: number;
}

/** The figure in outline: at this size a mark is its seal alone, and what can be marked a point of light. */
const SmallFigure = memo(function SmallFigure({ card, marks, legal }: SmallFigureProps): ReactNode {
  const pens = usePens();
  const { stars, lines } = bareChart(card);
  const { x, y, width, height } = bareWindow(card, 1);
  const size = width / 11;
  const sets = readMarks(marks);
  return (
    <svg className="small-figure" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {lines.map((line) => (
        <line key={`${line.x1} ${line.y1}`} {...line} strokeWidth={size / 7} />
      ))}
      {stars.map((star, index) => {
        const ink = pens[ownerOf(sets, index)]?.ink;
        const light = legal & (1 << index);
        return (
          <g key={`${star.x} ${star.y}`} transform={`translate(${star.x} ${star.y})`}>
            {ink === undefined ? (
              <circle
                className={light ? 'small-star small-star-legal' : `small-star small-star-${star.kind}`}
                r={light ? size * 0.6 : size * 0.34}
              />
            ) : (
              <path className={`ink-fill in-${ink}`} d={sealOf(ink, size * 0.66)} />
            )}
          </g>
        );
      })}
    </svg>
  );
});
