import type { ReactNode } from 'react';
import type { SeatPlan } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../ink/seat-token.tsx';
import type { ShownMoment } from './scene.ts';
import './happenings.css';

interface HappeningsProps<Event> {
  readonly shown: ShownMoment;
  readonly seats: readonly SeatPlan[];
  readonly tell: (event: Event) => string;
  /** What each kind of decision is called. */
  readonly decisions: Readonly<Record<string, string>>;
  /** A line under the hand shows its place on the board. */
  readonly onPoint: (event: Event | null) => void;
}

/** The decision that led here and what it brought about, in words, each with its rule. */
export function Happenings<Event extends { readonly kind: string; readonly rule: string }>(props: HappeningsProps<Event>): ReactNode {
  const { shown, seats, tell, decisions, onPoint } = props;
  const { words } = usePageText();
  const { replay: text } = words;
  const { decision } = shown;
  const events = shown.events.map(({ event }) => event as Event);
  const decider = decision === null ? undefined : seats[decision.seat];
  return (
    <section className="happenings" aria-label={text.happened}>
      <h2>
        {decision === null || decider === undefined ? (
          text.start
        ) : (
          <>
            <SeatToken ink={decider.ink} /> {text.decision(decider.name, decided(decision.text, decisions))}
          </>
        )}
      </h2>
      <ol aria-live="polite">
        {events.map((event, number) => (
          <li
            // The lines of a moment never change their order.
            key={`${shown.version} ${JSON.stringify(event)} ${events.slice(0, number).filter((other) => other.kind === event.kind).length}`}
            onPointerEnter={() => onPoint(event)}
            onPointerLeave={() => onPoint(null)}
          >
            {tell(event)}{' '}
            <Link className="happenings-rule" to={{ page: 'rules', rule: event.rule }} aria-label={words.result.rule(event.rule)}>
              {event.rule}
            </Link>
          </li>
        ))}
        {events.length === 0 && <li className="happenings-none">{text.nothing}</li>}
      </ol>
    </section>
  );
}

/** A decision in words, without what it was about: that the lines below tell. */
function decided(notation: string, words: Readonly<Record<string, string>>): string {
  const [word = ''] = notation.split(' ');
  return words[word] ?? notation;
}
