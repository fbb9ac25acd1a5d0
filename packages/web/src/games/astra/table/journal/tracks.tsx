import { cardLimit, MAX_POUCH, MAX_WISDOM, START_POUCH, WISDOM_SECTIONS } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Drawing } from '../../../../ui/ornament/drawing.tsx';
import './tracks.css';

/** The Pouch track: sizes 5 to 12, filled as far as it has grown (A1.4). */
export const PouchTrack = memo(function PouchTrack({ pouch }: { readonly pouch: number }): ReactNode {
  const words = useText().words.table.journal;
  return (
    <Drawing className="track" viewBox="0 0 262 30" label={words.pouchTrack(pouch, MAX_POUCH)}>
      {SIZES.map((size, index) => (
        <g key={size} className={size <= pouch ? 'track-reached' : 'track-ahead'} transform={`translate(${14 + index * 33.4} 15)`}>
          <path
            className={size === pouch ? 'track-seal track-now' : 'track-seal'}
            d="M-9.5-6.5C-13 .5-12.5 11 0 11S13 .5 9.5-6.5Q0-10.5-9.5-6.5Z"
          />
          <text y="6.5">{size}</text>
        </g>
      ))}
    </Drawing>
  );
});

const SIZES = Array.from({ length: MAX_POUCH - START_POUCH + 1 }, (_, index) => START_POUCH + index);

/** The Wisdom track: a mark for each Wisdom, in sections that end where the card limit rises (A1.4). */
export const WisdomTrack = memo(function WisdomTrack({ wisdom }: { readonly wisdom: number }): ReactNode {
  const words = useText().words.table.journal;
  const next = WISDOM_SECTIONS.find(({ marks }) => marks > wisdom);
  const label = words.wisdomTrack(
    wisdom,
    MAX_WISDOM,
    cardLimit(wisdom),
    next === undefined ? words.wisdomFull : words.wisdomNext(next.marks - wisdom, next.limit),
  );
  return (
    <Drawing className="track" viewBox="0 0 262 36" label={label}>
      <Limit x={9} limit={2} reached now={cardLimit(wisdom) === 2} />
      {SECTIONS.map(({ marks, limit, steps, end }) => (
        <g key={limit}>
          {steps.map(({ mark, x }) => (
            <path
              key={mark}
              className={mark <= wisdom ? 'track-mark track-mark-made' : 'track-mark'}
              d={`M${x} 9.5 ${x + 4.6} 16 ${x} 22.5 ${x - 4.6} 16Z`}
            />
          ))}
          <Limit x={end} limit={limit} reached={marks <= wisdom} now={cardLimit(wisdom) === limit} />
        </g>
      ))}
    </Drawing>
  );
});

interface LimitProps {
  readonly x: number;
  readonly limit: number;
  readonly reached: boolean;
  readonly now: boolean;
}

/** A card with the limit on it. */
function Limit({ x, limit, reached, now }: LimitProps): ReactNode {
  return (
    <g className={reached ? 'track-reached' : 'track-ahead'} transform={`translate(${x} 16)`}>
      <rect className={now ? 'track-seal track-now' : 'track-seal'} x="-7.5" y="-11" width="15" height="22" />
      <text y="5.5">{limit}</text>
    </g>
  );
}

const STEP = 10;

/** Each section with the places of its marks and of the limit at its end. */
const SECTIONS = (() => {
  let x = 17;
  let before = 0;
  return WISDOM_SECTIONS.slice(1).map(({ marks, limit }) => {
    const steps = Array.from({ length: marks - before }, (_, index) => ({ mark: before + index + 1, x: x + 6 + index * STEP }));
    x += steps.length * STEP + 1;
    const end = x + 8.5;
    x += 16.5;
    before = marks;
    return { marks, limit, steps, end };
  });
})();
