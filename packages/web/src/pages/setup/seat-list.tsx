import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { type InkWords, type PlayerWords, SeatFields } from './seat-fields.tsx';
import { type Seating, type SeatingErrors, type SeatingProps, seatsTaken } from './seating.ts';

interface SeatListProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly errors: SeatingErrors;
  readonly inks: InkWords;
  readonly about: PlayerWords;
}

/** The seats that are taken, clockwise. */
export function SeatList<Plan extends Seating>({ plan, errors, inks, about, onChange }: SeatListProps<Plan>): ReactNode {
  const { setup } = useText().words;
  return (
    <fieldset className="setup-seats">
      <legend className="field-label">{setup.seats}</legend>
      <ol>
        {seatsTaken(plan).map((seat, place) => (
          <SeatFields
            key={seat.key}
            plan={plan}
            place={place}
            error={errors.names.get(seat.key)}
            inks={inks}
            about={about}
            onChange={onChange}
          />
        ))}
      </ol>
    </fieldset>
  );
}
