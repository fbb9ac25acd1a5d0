import { VISIBILITIES } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { lengthWords } from '../../client/online/clock-words.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Hint } from '../../ui/hint.tsx';
import { absenceOf, absencesOf, BANK_MINUTES, DAYS, INCREMENT_SECONDS, type OnlinePlanProps } from './online-plan.ts';

const CLOCKS = ['none', 'live', 'days'] as const;

/** Who may come, and how much time everybody has. */
export function TermsFields({ plan, onChange }: OnlinePlanProps): ReactNode {
  const words = usePageText().words.online.make;
  return (
    <>
      <Choice
        legend={words.listing}
        value={plan.listing}
        choices={VISIBILITIES.toReversed().map((key) => ({ key, name: words.listings[key].name }))}
        about={words.listings[plan.listing].about}
        onChoose={(listing) => onChange({ ...plan, listing })}
      />
      <div className="new-online-row">
        <Choice
          legend={words.clock}
          value={plan.clock}
          choices={CLOCKS.map((key) => ({ key, name: words.clocks[key].name }))}
          about={words.clocks[plan.clock].about}
          onChoose={(clock) => onChange({ ...plan, clock, absence: null })}
        />
        {plan.clock === 'live' && (
          <>
            <Amounts
              label={words.bank}
              value={plan.bank}
              amounts={BANK_MINUTES}
              say={words.minutes}
              onChoose={(bank) => onChange({ ...plan, bank })}
            />
            <Amounts
              label={words.increment}
              value={plan.increment}
              amounts={INCREMENT_SECONDS}
              say={words.seconds}
              onChoose={(increment) => onChange({ ...plan, increment })}
            />
          </>
        )}
        {plan.clock === 'days' && (
          <Amounts
            label={words.days}
            value={plan.days}
            amounts={DAYS}
            say={words.day}
            onChoose={(days) => onChange({ ...plan, days, absence: null })}
          />
        )}
      </div>
      {plan.clock !== 'none' && <Hint>{words.timeOut}</Hint>}
      <div>
        <Amounts
          label={words.absence}
          value={absenceOf(plan)}
          amounts={absencesOf(plan)}
          say={(seconds) => lengthWords(seconds, words)}
          onChoose={(absence) => onChange({ ...plan, absence })}
        />
        <Hint>{words.absenceHint}</Hint>
      </div>
    </>
  );
}

interface AmountsProps {
  readonly label: string;
  readonly value: number;
  readonly amounts: readonly number[];
  readonly say: (amount: number) => string;
  readonly onChoose: (amount: number) => void;
}

function Amounts({ label, value, amounts, say, onChoose }: AmountsProps): ReactNode {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
          {amounts.map((amount) => (
            <option key={amount} value={amount}>
              {say(amount)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
