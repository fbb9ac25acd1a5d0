import { at } from '@astrarium/core';
import { type ReactNode, useId } from 'react';
import { HUMAN, type Ink } from '../../client/local/messages.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Plate } from '../../ui/plate.tsx';
import { InkOption } from '../ink/ink-option.tsx';
import { SeatToken } from '../ink/seat-token.tsx';
import { BotOptions } from './bot-options.tsx';
import { aboutPlayer } from './bots.ts';
import {
  changeSeat,
  LONGEST_NAME,
  moveSeat,
  nameOf,
  type SeatChoice,
  type Seating,
  type SeatingProps,
  seatsTaken,
  takeInk,
} from './seating.ts';

interface SeatFieldsProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly place: number;
  readonly error: 'name' | 'sameName' | undefined;
  readonly inks: InkWords;
  readonly game: string;
}

/** The inks of the game, in words, under their common name. */
export interface InkWords {
  readonly legend: string;
  readonly list: readonly (readonly [Ink, string])[];
}

/** One seat: its name, who plays it, its ink, and its place in the round. */
export function SeatFields<Plan extends Seating>({ plan, place, error, game, inks, onChange }: SeatFieldsProps<Plan>): ReactNode {
  const { words, games } = usePageText();
  const { setup } = words;
  const seat = at(plan.seats, place);
  const name = nameOf(seat, setup.names);
  return (
    <Plate as="li" className="setup-seat">
      <fieldset>
        <legend className="visually-hidden">{setup.seat(place + 1)}</legend>
        <div className="setup-seat-order">
          <SeatToken ink={seat.ink} size="2.6rem" />
          <Move plan={plan} place={place} by={-1} label={setup.earlier(name)} onChange={onChange} />
          <Move plan={plan} place={place} by={1} label={setup.later(name)} onChange={onChange} />
        </div>
        <NameField plan={plan} seat={seat} error={error} onChange={onChange} />
        <Field className="setup-seat-player" label={setup.player} hint={aboutPlayer(seat.player, game, games)}>
          {(control) => (
            <select
              {...control}
              value={seat.player}
              onChange={({ target }) => onChange(changeSeat(plan, seat.key, { player: target.value }))}
            >
              <option value={HUMAN}>{setup.human}</option>
              <BotOptions game={game} />
            </select>
          )}
        </Field>
        <InkChoice plan={plan} seat={seat} inks={inks} onChange={onChange} />
      </fieldset>
    </Plate>
  );
}

interface NameFieldProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly seat: SeatChoice;
  readonly error: 'name' | 'sameName' | undefined;
}

export function NameField<Plan extends Seating>({ plan, seat, error, onChange }: NameFieldProps<Plan>): ReactNode {
  const { words } = usePageText();
  const { setup } = words;
  return (
    <Field className="setup-seat-name" label={setup.name} error={error !== undefined && setup.errors[error]}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_NAME}
          value={nameOf(seat, setup.names)}
          onChange={({ target }) => onChange(changeSeat(plan, seat.key, { name: target.value }))}
        />
      )}
    </Field>
  );
}

interface MoveProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly place: number;
  readonly by: -1 | 1;
  readonly label: string;
}

function Move<Plan extends Seating>({ plan, place, by, label, onChange }: MoveProps<Plan>): ReactNode {
  const possible = place + by >= 0 && place + by < plan.players;
  return (
    <IconButton className="setup-move" disabled={!possible} label={label} onClick={() => onChange(moveSeat(plan, place, by))}>
      <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={by < 0 ? 'M2 11l6-6 6 6' : 'M2 5l6 6 6-6'} />
      </svg>
    </IconButton>
  );
}

interface InkChoiceProps<Plan extends Seating> extends SeatingProps<Plan> {
  readonly seat: SeatChoice;
  readonly inks: InkWords;
}

export function InkChoice<Plan extends Seating>({ plan, seat, inks, onChange }: InkChoiceProps<Plan>): ReactNode {
  const { setup } = usePageText().words;
  const group = useId();
  const holder = (ink: Ink): SeatChoice | undefined => seatsTaken(plan).find((other) => other.ink === ink && other.key !== seat.key);
  return (
    <fieldset className="setup-inks">
      <legend className="field-label">{inks.legend}</legend>
      {inks.list.map(([ink, words]) => {
        const other = holder(ink);
        const label = other === undefined ? words : `${words} ${setup.inkTaken(nameOf(other, setup.names))}`;
        return (
          <InkOption
            key={ink}
            group={group}
            ink={ink}
            label={label}
            chosen={seat.ink === ink}
            taken={other !== undefined}
            exchanged
            onChoose={() => onChange(takeInk(plan, seat.key, ink))}
          />
        );
      })}
    </fieldset>
  );
}
