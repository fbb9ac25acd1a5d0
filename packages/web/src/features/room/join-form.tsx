import type { Seat } from '@astrarium/core';
import { type GameName, type Ink, LIMITS, type Problem, type RoomSeat } from '@astrarium/protocol';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { myName, rememberMyName } from '../../client/online/my-name.ts';
import { rememberTable, rememberValue } from '../../client/online/my-tables.ts';
import { hashesOf, keyFor, settle } from '../../client/online/my-tokens.ts';
import { onlineProblem } from '../../client/online/online-error.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Hint } from '../../ui/hint.tsx';
import { InkField } from './ink-field.tsx';
import { OnlineNote } from './online-note.tsx';
import './join-form.css';

interface JoinFormProps {
  readonly table: string;
  /** Left out while a seat is handed over, when nothing is known of the table yet. */
  readonly room?: { readonly game: GameName; readonly seats: readonly RoomSeat[] };
  /** The code of a seat that is handed over. */
  readonly code?: string;
  readonly submit: string;
  readonly onJoined: () => void;
}

/** How somebody sits down: a name, the ink if there is a choice, and the seat. */
export function JoinForm({ table, room, code, submit, onJoined }: JoinFormProps): ReactNode {
  const { online } = usePageText().words;
  const words = online.room;
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(myName);
  const [ink, setInk] = useState<Ink | null>(null);
  const [seat, setSeat] = useState<Seat | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const inks = room === undefined ? undefined : GAME_UIS[room.game].online?.inks;
  const free = room?.seats.flatMap((one, number) => (one.kind === 'open' ? [number] : [])) ?? [];
  const taken = room?.seats.filter(({ kind }) => kind !== 'open').map((one) => one.ink) ?? [];

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') {
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    rememberMyName(name.trim());
    // A hand-over and a free seat of the same table are two things to ask for.
    const what = `claim ${table} ${code ?? ''}`;
    const key = keyFor(what);
    try {
      const claim = {
        name: name.trim(),
        ...hashesOf(key),
        ...(ink !== null && { ink }),
        ...(seat !== null && { seat }),
        ...(code !== undefined && { code }),
      };
      const answer = await askServer('POST /api/tables/:id/claim', claim, table);
      rememberTable(table, { seats: answer.you.seats });
      // A dealt seat keeps what its first holder gave to the deal.
      if (answer.room.deal.kind === 'committed' && answer.room.deal.hashes[answer.seat] === claim.valueHash)
        rememberValue(table, answer.seat, key.value);
      await settle(what, table);
      onJoined();
    } catch (error) {
      setProblem(onlineProblem(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="join-form" noValidate onSubmit={(event) => void sit(event)}>
      <Field label={words.name} error={missing && words.nameMissing}>
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.nameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {inks !== undefined && <InkField legend={words.ink} inks={inks} ink={ink} taken={taken} onChoose={setInk} />}
      {free.length > 1 && (
        <Field label={words.which}>
          {(control) => (
            <select {...control} value={seat ?? ''} onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}>
              <option value="">{words.any}</option>
              {free.map((number) => (
                <option key={number} value={number}>
                  {words.seat(number + 1)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {problem !== null && <OnlineNote problem={problem} />}
      <Button type="submit" look="gold" disabled={busy}>
        {submit}
      </Button>
      <Hint>{words.joinHint}</Hint>
    </form>
  );
}
