import { type AstraView, DISCARD_ICONS, DREAM_NUMBERS, ELEMENTS } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { ElementDrawing } from '../../card/element-symbol.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { arc, polar, sector, ticks } from './ring.ts';
import './sphere-board.css';

interface SphereBoardProps {
  readonly sphere: AstraView['sphere'];
  /** How far the marker has been turned, in degrees. */
  readonly turned: number;
  readonly above: number;
  readonly below: number;
  readonly round: number;
  readonly lastRound: number;
  readonly dreams: boolean;
  readonly size: BoardSize;
}

/** With all its words; with the most important one; with none. */
export type BoardSize = 'large' | 'medium' | 'small';

/** The Sphere board (A1.6) as the plate of an astrolabe: the four Spheres around, the deck in the middle. */
export const SphereBoard = memo(function SphereBoard(props: SphereBoardProps): ReactNode {
  const { words, astra } = useAstraText();
  const { sphere, turned, above, below, dreams, size } = props;
  const small = size === 'small';
  const { board } = words.sky;
  const names = ELEMENTS.map((element) => astra.elements[element]);
  const told = [
    board.active(names[sphere] ?? ''),
    board.deck(above, below),
    ...(dreams ? [board.dreamNumbers(names.map((name, index) => board.dreamNumber(name, DREAM_NUMBERS[index] ?? 0)))] : []),
    ...DISCARD_ICONS.map(({ from, to }) => board.discard(names[from] ?? '', names[to] ?? '')),
    roundWords(props, board),
  ];
  return (
    <section className={`sphere-board sphere-board-${size}`} aria-label={board.label} {...explained('sphereBoard')}>
      <p className="visually-hidden">{told.join(' ')}</p>
      <svg viewBox={small ? '-94 -94 188 188' : '-110 -110 220 220'} aria-hidden="true">
        {!small && <Limb />}
        <circle className="sphere-plate" r={92} />
        <path className="sphere-active" d={sector(-45, 45, INNER, OUTER)} style={{ transform: `rotate(${turned}deg)` }} />
        <circle className="sphere-rule" r={OUTER} />
        <circle className="sphere-rule sphere-rule-fine" r={OUTER - 3} />
        <circle className="sphere-rule" r={INNER} />
        {ELEMENTS.map((element, index) => (
          <g key={element} className={index === sphere ? 'sphere sphere-on' : 'sphere'}>
            <line className="sphere-rule" {...border(index * 90 + 45)} />
            <g transform={symbolAt(index * 90, small)}>
              <ElementDrawing element={element} />
            </g>
            {!small && <SphereName index={index} name={names[index] ?? ''} />}
            {dreams && <DreamNumber index={index} small={small} />}
          </g>
        ))}
        {DISCARD_ICONS.map(({ to }) => (
          <DiscardIcon key={to} angle={to * 90 - 45} small={small} />
        ))}
        <g className="sphere-marker" style={{ transform: `rotate(${turned}deg)` }}>
          <Marker />
        </g>
        <Deck {...props} />
      </svg>
    </section>
  );
});

const OUTER = 91;
const INNER = 51;

/** The graduated edge of the instrument. */
function Limb(): ReactNode {
  return (
    <g className="sphere-limb">
      <circle r={108} />
      <circle r={101} />
      <path d={ticks(2.5, 101, 104, 10)} />
      <path d={ticks(10, 101, 108)} />
      <circle r={95} />
    </g>
  );
}

function border(angle: number): { x1: number; y1: number; x2: number; y2: number } {
  const [[x1, y1], [x2, y2]] = [polar(angle, INNER), polar(angle, OUTER)];
  return { x1, y1, x2, y2 };
}

function symbolAt(angle: number, small: boolean): string {
  const size = small ? 1.05 : 0.7;
  const [x, y] = polar(angle, small ? 71 : 78.5);
  return `translate(${(x - 16 * size).toFixed(1)} ${(y - 16 * size).toFixed(1)}) scale(${size})`;
}

function SphereName({ index, name }: { readonly index: number; readonly name: string }): ReactNode {
  const middle = index * 90;
  // Upside down below the middle, a word would have to be read from the right.
  const below = index === 2;
  const id = `sphere-name-${index}`;
  return (
    <>
      <path id={id} d={below ? arc(middle + 44, middle - 44, 64) : arc(middle - 44, middle + 44, 55.5)} fill="none" />
      <text className="sphere-name" textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

function DreamNumber({ index, small }: { readonly index: number; readonly small: boolean }): ReactNode {
  const [x, y] = polar(index * 90 + 24, small ? 71 : 76);
  return (
    <g className="sphere-dream" {...explained('dreamNumber')} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d="M4.2-8.2A9 9 0 1 0 4.2 8.2 9.6 9.6 0 0 1 4.2-8.2Z" transform="translate(-3 0)" />
      <text x={3.5} y={4.6} textAnchor="middle">
        {DREAM_NUMBERS[index]}
      </text>
    </g>
  );
}

/** A6.2: a card that slips from the deck, on the border that the marker passes. */
function DiscardIcon({ angle, small }: { readonly angle: number; readonly small: boolean }): ReactNode {
  const [x, y] = polar(angle, 71);
  return (
    <g className="sphere-discard" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${small ? 1.25 : 1})`}>
      <circle r={11} />
      <path d="M-4.6-5.4h6v8.6h-6Z" />
      <path d="M3.4-3.4 5.6-2.6 2.9 5.4-.9 4.1M-4.2 6.4 0 7.6" />
    </g>
  );
}

/** The sight of the alidade: it points at the active Sphere. */
function Marker(): ReactNode {
  return (
    <>
      <path className="sphere-needle" d="M0 -50.4 6 -36 0 -39 -6 -36Z" />
      <path className="sphere-rays" d={ticks(10, 45, 47)} />
    </>
  );
}

/** The deck: the cards above the Game End card, or once it has come up, those that are left (A9.6). */
function Deck(props: SphereBoardProps): ReactNode {
  const { words } = useAstraText();
  const { board } = words.sky;
  const { above, below, lastRound, size } = props;
  const ended = above === 0;
  const number = ended ? below : above;
  const last = lastRound === 0 ? null : roundWords(props, board);
  if (size !== 'large') {
    return (
      <>
        <Words kind="number" y={size === 'small' ? 16 : 8} text={number} />
        {size === 'medium' && <Words kind={last === null ? 'soft' : 'last'} y={26} text={last ?? board.above(above)} />}
      </>
    );
  }
  return (
    <>
      <Words kind="number" y={-6} text={number} />
      <Words kind="caption" y={7} text={ended ? board.left(below) : board.above(above)} />
      {!ended && <Words kind="caption" y={18} text={board.gameEnd} />}
      <Words kind={last === null ? 'soft' : 'last'} y={32} text={last ?? board.below(below)} />
    </>
  );
}

function Words({ kind, y, text }: { readonly kind: string; readonly y: number; readonly text: string | number }): ReactNode {
  return (
    <text className={`sphere-${kind}`} y={y} textAnchor="middle">
      {text}
    </text>
  );
}

function roundWords({ round, lastRound }: SphereBoardProps, board: ReturnType<typeof useAstraText>['words']['sky']['board']): string {
  if (lastRound === 0) return board.round(round);
  return round >= lastRound ? board.lastRound : board.oneMore;
}
