import { type ReactNode, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { Problem } from '../../host/messages.ts';
import { recall } from '../../remember.ts';
import { goTo } from '../../route/use-route.ts';
import { useText } from '../../text/use-text.ts';
import { problemIn } from '../games/use-games.ts';
import { ProblemNote } from '../problem-note.tsx';
import { quickTable, readPlan } from '../setup/plan.ts';

/** A game in one click: one person, one Adept. */
export function PlayNow({ large = false }: { readonly large?: boolean }): ReactNode {
  const { words } = useText();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await host.ask('create', { table: quickTable(readPlan(recall('setup')), words.setup.names) });
      goTo({ page: 'table', id });
    } catch (error) {
      setProblem(problemIn(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={`button button-gold ${large ? 'button-large' : ''}`} disabled={busy} onClick={() => void play()}>
        {words.home.playNow}
      </button>
      {problem !== null && <ProblemNote problem={problem} />}
    </>
  );
}
