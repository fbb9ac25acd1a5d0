import { type Account, type Turn, turnedByLuck, turningPoints } from '@astrarium/bots/coach';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useNarrator } from '../text/use-narrator.ts';
import { useGain } from './use-gain.ts';
import { useShares } from './use-shares.ts';

/** More would no longer be what the game turned on. */
export const MOST_POINTS = 6;

interface TurningPointsProps {
  readonly opened: TableUpdate;
  readonly account: Account;
}

/** The turns on which the game turned: what was decided, what would have been better, and what luck did. */
export function TurningPoints({ opened, account }: TurningPointsProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  const turns = turningPoints(account.turns, MOST_POINTS);
  return (
    <>
      <h3 className="coach-heading">{text.points}</h3>
      {turns.length === 0 ? (
        <p>{text.noPoints}</p>
      ) : (
        <ol className="coach-points">
          {turns.map((turn) => (
            <TurningPoint key={turn.version} opened={opened} turn={turn} />
          ))}
        </ol>
      )}
    </>
  );
}

function TurningPoint({ opened, turn }: { readonly opened: TableUpdate; readonly turn: Turn }): ReactNode {
  const { gameReview: text } = usePageText().words;
  const narrator = useNarrator(opened.game);
  const { percent, change } = useShares();
  const gain = useGain();
  const names = opened.seats.map(({ name }) => name);
  const { worst, rest, before } = turn;
  const better = worst?.better;
  const inWords = (view: unknown, decision: string): string => narrator.choices(view, [decision], names)[0]?.choices[0]?.words ?? decision;
  return (
    <li>
      <Link className="text-link" to={{ page: 'replay', id: opened.table, version: worst?.version ?? turn.version }}>
        {text.turnOf(names[turn.seat] ?? '', percent(before.win))}
      </Link>{' '}
      {worst && better && (
        <>
          {text.decided(inWords(better.view, worst.decision))} {text.better(inWords(better.view, better.decision), gain(worst.lost))}{' '}
        </>
      )}
      {turnedByLuck(turn) && text.luckThen(change('win', rest.win))}
    </li>
  );
}
