import { type ReactNode, useId } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Tick } from '../../ui/tick.tsx';
import { SeatToken } from '../ink/seat-token.tsx';
import { nameOf, type Seating, type SeatingProps, seatsTaken } from './seating.ts';

import '../../ui/field.css';
/** Who begins (A2.5, B2.3). */
export function FirstPlayer<Plan extends Seating>({ plan, onChange }: SeatingProps<Plan>): ReactNode {
  const { words } = usePageText();
  const { setup } = words;
  const group = useId();
  const seats = seatsTaken(plan);
  const chosen = seats.some((seat) => seat.key === plan.first) ? plan.first : null;
  const choice = (first: number | null, label: ReactNode): ReactNode => (
    <label key={first} className="setup-first-choice">
      <Tick type="radio" name={group} checked={chosen === first} onChange={() => onChange({ ...plan, first })} />
      {label}
    </label>
  );
  return (
    <fieldset className="setup-first">
      <legend className="field-label">{setup.first}</legend>
      {choice(null, setup.random)}
      {seats.map((seat, place) =>
        choice(
          seat.key,
          <>
            <SeatToken ink={seat.ink} /> {nameOf(seat, setup.names).trim() || setup.seat(place + 1)}
          </>,
        ),
      )}
    </fieldset>
  );
}
