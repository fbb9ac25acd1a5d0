import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, NewTable } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { remember } from '../../lib/remember.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ProblemNote } from '../page/problem-note.tsx';
import type { Seating, SeatingErrors } from './seating.ts';
import { SeedField } from './seed-field.tsx';

interface SetupFormProps<Plan extends Seating> {
  readonly plan: Plan;
  /** Under which word the browser keeps the plan. */
  readonly kept: string;
  readonly counts: readonly { readonly players: number; readonly word: string }[];
  readonly errors: SeatingErrors;
  readonly tableOf: (plan: Plan) => NewTable;
  readonly onChange: (plan: Plan) => void;
  /** The seats and what else is chosen; told what is wrong once somebody has tried to begin. */
  readonly children: (errors: SeatingErrors) => ReactNode;
  /** Beside the seed. */
  readonly foot: ReactNode;
}

const NO_ERRORS: SeatingErrors = { names: new Map(), seed: false };

/** What setting up a table of any game has in common: how many play, the seed, and beginning. */
export function SetupForm<Plan extends Seating>(props: SetupFormProps<Plan>): ReactNode {
  const { plan, kept, counts, errors, tableOf, onChange, children, foot } = props;
  const { setup } = usePageText().words;
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const told = asked ? errors : NO_ERRORS;

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (errors.names.size > 0 || errors.seed) {
      // After the errors have been drawn, to the first of them.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    remember(kept, JSON.stringify(plan));
    try {
      const { id } = await host.ask('create', { table: tableOf(plan) });
      goTo({ page: 'table', id });
    } catch (error) {
      setProblem(problemIn(error));
    }
  };

  return (
    <form ref={form} className="setup" noValidate onSubmit={(event) => void begin(event)}>
      <Choice
        legend={setup.players}
        value={String(plan.players)}
        choices={counts.map(({ players, word }) => ({ key: String(players), name: word }))}
        onChoose={(players) => onChange({ ...plan, players: Number(players) })}
      />
      {children(told)}
      <div className="setup-foot">
        {foot}
        <SeedField plan={plan} wrong={told.seed} onChange={onChange} />
      </div>
      {problem !== null && <ProblemNote problem={problem} />}
      <Button type="submit" look="gold" large>
        {setup.begin}
      </Button>
    </form>
  );
}
