import { type ReactNode, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { Problem } from '../../host/messages.ts';
import { recall } from '../../remember.ts';
import { goTo } from '../../route/use-route.ts';
import { useText } from '../../text/use-text.ts';
import { problemIn } from '../games/use-games.ts';
import { ProblemNote } from '../problem-note.tsx';
import { FIRST_PLAN, quickTable, readPlan, soloTable } from '../setup/plan.ts';

interface PlayNowProps {
  readonly large?: boolean;
  /** Against Auptolemy, as the rulebook has it, instead of an Adept. */
  readonly alone?: boolean;
}

/** A game in one click: one person, one opponent. */
export function PlayNow({ large = false, alone = false }: PlayNowProps): ReactNode {
  const { words } = useText();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const plan = { ...readPlan(recall('setup')), setting: FIRST_PLAN.setting, seed: '' };
      const { names } = words.setup;
      const table = alone ? soloTable(plan, names, words.solo.name) : quickTable(plan, names);
      const { id } = await host.ask('create', { table });
      goTo({ page: 'table', id });
    } catch (error) {
      setProblem(problemIn(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`button ${alone ? '' : 'button-gold'} ${large ? 'button-large' : ''}`}
        disabled={busy}
        onClick={() => void play()}
      >
        {alone ? words.home.playAlone : words.home.playNow}
      </button>
      {problem !== null && <ProblemNote problem={problem} />}
    </>
  );
}
