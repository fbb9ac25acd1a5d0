import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { type InkWords, SeatFields } from './seat-fields.tsx';
import { type Seating, type SeatingErrors, type SeatingProps, seatsTaken } from './seating.ts';

import '../../ui/field.css';

interface SeatListProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly errors: SeatingErrors;
  readonly inks: InkWords;
  readonly game: string;
}

/** The seats that are taken, clockwise. */
export function SeatList<Plan extends Seating>({ plan, game, errors, inks, onChange }: SeatListProps<Plan>): ReactNode {
  const { setup } = usePageText().words;
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
            game={game}
            onChange={onChange}
          />
        ))}
      </ol>
    </fieldset>
  );
}
