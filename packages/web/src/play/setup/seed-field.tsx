import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Field } from '../../ui/field.tsx';
import type { Seating, SeatingProps } from './seating.ts';

/** All the chance of a game in one number, for whoever wants the same cards again. */
export function SeedField<Plan extends Seating>({ plan, wrong, onChange }: SeatingProps<Plan> & { readonly wrong: boolean }): ReactNode {
  const { words } = usePageText();
  const { setup } = words;
  return (
    <details className="setup-seed" open={plan.seed !== '' || undefined}>
      <summary className="field-label">{setup.seed}</summary>
      <Field label={setup.seedLabel} labelHidden error={wrong && setup.errors.seed(shortened(plan.seed.trim()))} hint={setup.seedHint}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={plan.seed}
            onChange={({ target }) => onChange({ ...plan, seed: target.value })}
          />
        )}
      </Field>
    </details>
  );
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 18)}…` : text;
}
