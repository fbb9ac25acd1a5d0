import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import type { Coaching } from './coaching.ts';

interface CoachProgressProps {
  readonly coaching: Coaching | undefined;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** The button that asks the coach; while it is at work how far it is, and a way to stop it. */
export function CoachProgress({ coaching, onStart, onStop }: CoachProgressProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  if (coaching?.state === 'done') return null;
  if (coaching?.state !== 'at-work') {
    return (
      <p className="coach-progress">
        <Button look="gold" onClick={onStart}>
          {coaching === undefined ? text.start : text.again}
        </Button>
        {coaching?.state === 'failed' && <span role="alert">{text.failed}</span>}
      </p>
    );
  }
  return (
    <p className="coach-progress">
      <label>
        {text.atWork(coaching.looked, coaching.of)} <progress value={coaching.looked} max={coaching.of} />
      </label>
      <Button onClick={onStop}>{text.stop}</Button>
    </p>
  );
}
