import type { ReactNode } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { rounded } from '../advice/rounded.ts';
import { useNarrator } from '../text/use-narrator.ts';
import { useCoaching } from './use-coaching.ts';
import { useGain } from './use-gain.ts';
import { useShares } from './use-shares.ts';
import './coach-note.css';

interface CoachNoteProps {
  readonly opened: TableUpdate;
  /** The moment shown: so many decisions have been taken. */
  readonly version: number;
}

/** In the replay: what the coach thinks of the decision that comes next. */
export function CoachNote({ opened, version }: CoachNoteProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  const narrator = useNarrator(opened.game);
  const { coaching, start, stop } = useCoaching(opened);
  const { percent } = useShares();
  const gain = useGain();
  const names = opened.seats.map(({ name }) => name);
  const weighed = coaching?.weighed.findLast((one) => one.version <= version);
  const atWork = coaching?.state === 'at-work';
  if (coaching === undefined || coaching.state === 'failed') {
    return (
      <aside className="coach-note" aria-label={text.title}>
        <Button onClick={start}>{text.ask}</Button>
        {coaching !== undefined && <span role="alert">{text.failed}</span>}
      </aside>
    );
  }
  const better = weighed?.version === version ? weighed.better : null;
  return (
    <aside className="coach-note" aria-label={text.title}>
      {weighed !== undefined && text.here(names[weighed.seat] ?? '', percent(weighed.before.win), rounded(weighed.before.lead, 1))}{' '}
      {weighed !== undefined &&
        better !== null &&
        text.better(
          narrator.choices(better.view, [better.decision], names)[0]?.choices[0]?.words ?? better.decision,
          gain(weighed.lost),
        )}{' '}
      {atWork ? (
        <Button onClick={stop}>
          {text.atWork(coaching.looked, coaching.of)}: {text.stop}
        </Button>
      ) : (
        <Link className="text-link" to={{ page: 'result', id: opened.table }}>
          {text.whole}
        </Link>
      )}
    </aside>
  );
}
