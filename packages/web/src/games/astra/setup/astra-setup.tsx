import { type ReactNode, useState } from 'react';
import { recall } from '../../../lib/remember.ts';
import { FirstPlayer } from '../../../play/setup/first-player.tsx';
import { SeatList } from '../../../play/setup/seat-list.tsx';
import { personOf } from '../../../play/setup/seating.ts';
import { SetupForm } from '../../../play/setup/setup-form.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { checkPlan, PLAYERS, type Plan, readPlan, tableOf } from './plan.ts';
import { SoloFields } from './solo-fields.tsx';
import { useAstraInks } from './use-astra-inks.ts';

/** Astra: who plays, in which ink, and who begins; or alone against Auptolemy. */
export function AstraSetup(): ReactNode {
  const { setup, solo } = useAstraPageText().words;
  const [plan, setPlan] = useState<Plan>(() => readPlan(recall('setup')));
  const inks = useAstraInks();
  const alone = plan.players === 1;
  return (
    <SetupForm
      plan={plan}
      kept="setup"
      counts={PLAYERS.map((players) => ({ players, word: players === 1 ? solo.solo : String(players) }))}
      errors={checkPlan(plan, setup.names, solo.name)}
      tableOf={(ready) => tableOf(ready, setup.names, solo.name)}
      onChange={setPlan}
      foot={!alone && <FirstPlayer plan={plan} onChange={setPlan} />}
    >
      {(errors) =>
        alone ? (
          <SoloFields plan={plan} error={errors.names.get(personOf(plan).key)} onChange={setPlan} />
        ) : (
          <SeatList game="astra" plan={plan} errors={errors} inks={inks} onChange={setPlan} />
        )
      }
    </SetupForm>
  );
}
