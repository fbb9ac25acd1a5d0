import { type AdAstraView, ENDING_SCORE, PLANETS } from '@astrarium/ad-astra';
import { popcount, type Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { Engraving } from '../signs/engraving.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './score-track.css';

/** Where everybody stands on the way to 50 points, and how many planets are still face down: either can end the game (B3.4). */
export const ScoreTrack = memo(function ScoreTrack({ play }: { readonly play: Play }): ReactNode {
  const words = useAdAstraText().words.holdings.track;
  const { view, seats } = play;
  const end = Math.max(ENDING_SCORE, ...view.seats.map(({ score }) => score));
  const at = (points: number): string => `${(100 * points) / end}%`;
  const hidden = faceDown(view);
  return (
    <section className="score-track" aria-label={words.label} {...explained('fiftyPoints')}>
      <div className="score-rail" aria-hidden="true">
        {MARKS.map((points) => (
          <span key={points} className={`score-mark${points === ENDING_SCORE ? ' score-mark-end' : ''}`} style={{ left: at(points) }}>
            {points % 10 === 0 && points}
          </span>
        ))}
        {lanes(view).map(({ seat, score, lane, aside }) => {
          const ink = seats[seat]?.ink;
          return (
            <span
              key={seat}
              className="score-seat"
              style={{ transform: `translate(calc(${at(score)} + ${0.4 * aside}rem), ${-1.05 - 0.52 * lane}rem)` }}
            >
              {ink !== undefined && <SeatToken ink={ink} size="1.15rem" />}
            </span>
          );
        })}
      </div>
      <ul className="visually-hidden">
        {view.seats.map(({ score }, seat) => (
          <li key={seats[seat]?.name}>{words.at(seats[seat]?.name ?? '', score)}</li>
        ))}
        <li>{words.mark(ENDING_SCORE)}</li>
      </ul>
      <p className="score-planets" title={`${words.planets(hidden)}. ${words.planetsEnd}`}>
        <Engraving className={undefined}>{FACE_DOWN}</Engraving>
        <span className="score-planets-number" aria-hidden="true">
          {hidden}
        </span>
        <span className="score-planets-words">{words.planets(hidden)}</span>
      </p>
    </section>
  );
});

const MARKS = Array.from({ length: ENDING_SCORE / 5 + 1 }, (_, n) => 5 * n);

/** A planet from behind. */
const FACE_DOWN = (
  <>
    <circle cx={16} cy={16} r={13} />
    <path d="M8 26 26 8M4.6 21 21 4.6M12 28.4 28.4 12" className="engraving-fine" />
  </>
);

/** Planets still face down. */
function faceDown({ faceUp }: AdAstraView): number {
  return PLANETS - faceUp.reduce((up, planets) => up + popcount(planets), 0);
}

interface Placed {
  readonly seat: Seat;
  readonly score: number;
  readonly lane: number;
  /** To the left (-1) or to the right (1) of the score. */
  readonly aside: number;
}

/** Seals that would lie on each other go one above the other; at one score to the left and to the right in turn, so that all are seen. */
function lanes({ seats }: AdAstraView): Placed[] {
  const placed: Placed[] = [];
  const inOrder = seats.map(({ score }, seat) => ({ seat, score })).toSorted((one, other) => one.score - other.score);
  for (const { seat, score } of inOrder) {
    const taken = new Set(placed.filter((other) => score - other.score < SEAL_WIDTH).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const alone = seats.filter((other) => other.score === score).length === 1;
    placed.push({ seat, score, lane, aside: alone ? 0 : lane % 2 === 0 ? -1 : 1 });
  }
  return placed;
}

/** How many points wide a seal is on the narrowest track. */
const SEAL_WIDTH = 4;
