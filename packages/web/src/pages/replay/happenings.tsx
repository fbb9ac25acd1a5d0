import type { AstraEvent, CardId } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { ReactNode } from 'react';
import { namesAt } from '../../astra/table/names.ts';
import type { SeatPlan } from '../../host/messages.ts';
import { Link } from '../../route/link.tsx';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { useText } from '../../text/use-text.ts';
import type { Shown } from './use-replay.ts';

interface HappeningsProps {
  readonly shown: Shown;
  readonly seats: readonly SeatPlan[];
  /** A line under the hand shows its card on the board. */
  readonly onPoint: (card: CardId | null) => void;
}

/** The decision that led here and what it brought about, in words, each with its rule. */
export function Happenings({ shown, seats, onPoint }: HappeningsProps): ReactNode {
  const { words, astra } = useText();
  const { replay: text } = words;
  const { decision, events } = shown;
  const names = namesAt(seats);
  const decider = decision === null ? undefined : seats[decision.seat];
  return (
    <section className="happenings" aria-label={text.happened}>
      <h2>
        {decision === null || decider === undefined ? (
          text.start
        ) : (
          <>
            <SeatToken ink={decider.ink} /> {text.decision(decider.name, decided(decision.text, text.decisions))}
          </>
        )}
      </h2>
      <ol aria-live="polite">
        {events.map(({ event }, number) => (
          <li
            // The lines of a moment never change their order.
            key={`${shown.version} ${JSON.stringify(event)} ${events.slice(0, number).filter((other) => other.event.kind === event.kind).length}`}
            onPointerEnter={() => onPoint(cardIn(event))}
            onPointerLeave={() => onPoint(null)}
          >
            {sentence(astra, event, names)}{' '}
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

function cardIn(event: AstraEvent): CardId | null {
  return 'card' in event ? event.card : null;
}
