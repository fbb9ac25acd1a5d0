import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { Problem } from '../../host/messages.ts';
import { recall, remember } from '../../remember.ts';
import { goTo } from '../../route/use-route.ts';
import { useText } from '../../text/use-text.ts';
import { problemIn } from '../games/use-games.ts';
import { PageFrame } from '../page-frame.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { FirstPlayer } from './first-player.tsx';
import { checkPlan, PLAYERS, type Plan, type PlanProps, personOf, readPlan, seatsOf, tableOf } from './plan.ts';
import { SeatFields } from './seat-fields.tsx';
import { SeedField } from './seed-field.tsx';
import { SoloFields } from './solo-fields.tsx';
import './setup-page.css';

/** Who plays, in which ink, and who begins. */
export function SetupPage(): ReactNode {
  const { words } = useText();
  const { setup } = words;
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>(() => readPlan(recall('setup')));
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const errors = checkPlan(plan, setup.names, words.solo.name);

  const solo = plan.players === 1;

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (errors.names.size > 0 || errors.seed) {
      // After the errors have been drawn, to the first of them.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    remember('setup', JSON.stringify(plan));
    try {
      const { id } = await host.ask('create', { table: tableOf(plan, setup.names, words.solo.name) });
      goTo({ page: 'table', id });
    } catch (error) {
      setProblem(problemIn(error));
    }
  };

  return (
    <PageFrame subject={setup.subject} title={setup.title} introduction={<p>{setup.introduction}</p>}>
      <form ref={form} className="setup" noValidate onSubmit={(event) => void begin(event)}>
        <PlayerCount plan={plan} onChange={setPlan} />
        {solo ? (
          <SoloFields plan={plan} error={asked ? errors.names.get(personOf(plan).key) : undefined} onChange={setPlan} />
        ) : (
          <fieldset className="setup-seats">
            <legend className="field-label">{setup.seats}</legend>
            <ol>
              {seatsOf(plan).map((seat, place) => (
                <SeatFields
                  key={seat.key}
                  plan={plan}
                  place={place}
                  error={asked ? errors.names.get(seat.key) : undefined}
                  onChange={setPlan}
                />
              ))}
            </ol>
          </fieldset>
        )}
        <div className="setup-foot">
          {!solo && <FirstPlayer plan={plan} onChange={setPlan} />}
          <SeedField plan={plan} wrong={asked && errors.seed} onChange={setPlan} />
        </div>
        {problem !== null && <ProblemNote problem={problem} />}
        <button type="submit" className="button button-gold button-large">
          {setup.begin}
        </button>
      </form>
    </PageFrame>
  );
}

function PlayerCount({ plan, onChange }: PlanProps): ReactNode {
  const { words } = useText();
  const name = useId();
  return (
    <fieldset className="setup-players">
      <legend className="field-label">{words.setup.players}</legend>
      {PLAYERS.map((players) => (
        <label key={players}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={plan.players === players}
            onChange={() => onChange({ ...plan, players })}
          />
          <span>{players === 1 ? words.solo.solo : players}</span>
        </label>
      ))}
    </fieldset>
  );
}
