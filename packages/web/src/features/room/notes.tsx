import type { Seat } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useOnline } from '../../client/online/use-online-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Hint } from '../../ui/hint.tsx';
import './notes.css';

/** Written down when the pen has rested for so long. */
const PEN_RESTS = 800;

interface NotesProps {
  readonly seat: Seat;
  readonly name: string;
}

/** Notes that only the holder of the seat sees. */
export function Notes({ seat, name }: NotesProps): ReactNode {
  const words = usePageText().words.online.notes;
  const { connection } = useOnline();
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<'saved' | 'saving' | 'failed' | null>(null);
  const unsaved = useRef<string | null>(null);
  const id = useId();

  useEffect(() => {
    let wanted = true;
    const show = (kept: { readonly text: string }): void => {
      if (wanted) setText((written) => written ?? kept.text);
    };
    connection.ask('readNote', { seat }).then(show, () => wanted && setState('failed'));
    return () => {
      wanted = false;
    };
  }, [connection, seat]);

  useEffect(() => {
    const save = (): void => {
      const written = unsaved.current;
      if (written === null) return;
      unsaved.current = null;
      connection.ask('note', { seat, text: written }).then(
        () => setState('saved'),
        () => setState('failed'),
      );
    };
    if (text === null) return;
    const timer = setTimeout(save, PEN_RESTS);
    return () => clearTimeout(timer);
  }, [connection, seat, text]);

  // Whoever closes the notes while the pen is still warm loses nothing.
  useEffect(
    () => () => {
      const written = unsaved.current;
      if (written !== null) connection.ask('note', { seat, text: written }).catch(() => undefined);
    },
    [connection, seat],
  );

  return (
    <div className="notes">
      <Hint id={`${id}-hint`}>{words.hint}</Hint>
      <label className="field-label" htmlFor={id}>
        {words.label(name)}
      </label>
      <textarea
        id={id}
        className="field-input notes-text"
        maxLength={LIMITS.noteLength}
        disabled={text === null}
        value={text ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          unsaved.current = target.value;
          setText(target.value);
          setState('saving');
        }}
      />
      <output className="field-hint">{state !== null && words[state]}</output>
    </div>
  );
}
