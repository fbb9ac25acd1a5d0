import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import type { Typed } from './read-typed.ts';

interface NotationFormProps {
  readonly read: (line: string) => Typed;
  readonly onDecide: (notation: string) => void;
  readonly onWhy: (notation: string) => void;
}

/** A plain box for those who would rather type: a number of the list, or notation. */
export function NotationForm({ read, onDecide, onWhy }: NotationFormProps): ReactNode {
  const words = usePageText().words.textTable;
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const field = useId();
  const hint = useId();
  const alarm = useId();

  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = read(line);
    switch (typed.kind) {
      case 'nothing':
        setFault(null);
        return;
      case 'not-in-list':
        setFault(typed.last === 0 ? words.nothingToDecide : words.notInList(typed.number, typed.last));
        return;
      case 'not-understood':
        setFault(words.notUnderstood(typed.text));
        return;
      default:
        setFault(null);
        setLine('');
        (typed.kind === 'why' ? onWhy : onDecide)(typed.notation);
    }
  };

  return (
    <form className="text-notation" onSubmit={send}>
      <label className="field-label" htmlFor={field}>
        {words.notation}
      </label>
      <div className="text-notation-line">
        <input
          id={field}
          className="field-input"
          type="text"
          value={line}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={`${alarm} ${hint}`}
          onChange={(event) => setLine(event.target.value)}
        />
        <Button type="submit">{words.send}</Button>
      </div>
      <div id={alarm} role="alert">
        {fault !== null && <p className="field-error">{fault}</p>}
      </div>
      <Hint id={hint}>{words.notationHint}</Hint>
    </form>
  );
}
