import { type ReactNode, useId } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Seating, SeatingProps } from './seating.ts';

/** All the chance of a game in one number, for whoever wants the same cards again. */
export function SeedField<Plan extends Seating>({ plan, wrong, onChange }: SeatingProps<Plan> & { readonly wrong: boolean }): ReactNode {
  const { words } = usePageText();
  const { setup } = words;
  const id = useId();
  return (
    <details className="setup-seed" open={plan.seed !== '' || undefined}>
      <summary className="field-label">{setup.seed}</summary>
      <label className="visually-hidden" htmlFor={id}>
        {setup.seedLabel}
      </label>
      <input
        id={id}
        className="field-input"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={plan.seed}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={({ target }) => onChange({ ...plan, seed: target.value })}
      />
      {wrong && (
        <p id={`${id}-error`} className="field-error">
          {setup.errors.seed(shortened(plan.seed.trim()))}
        </p>
      )}
      <p id={`${id}-hint`} className="field-hint">
        {setup.seedHint}
      </p>
    </details>
  );
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 18)}…` : text;
}
