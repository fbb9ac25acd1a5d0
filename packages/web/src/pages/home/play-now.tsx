import { type ReactNode, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { NewTable, Problem } from '../../host/messages.ts';
import { recall } from '../../remember.ts';
import { goTo } from '../../route/use-route.ts';
import type { Messages } from '../../text/en.ts';
import { useText } from '../../text/use-text.ts';
import { problemIn } from '../games/use-games.ts';
import { ProblemNote } from '../problem-note.tsx';
import { quickAdAstraTable, readAdAstraPlan } from '../setup/ad-astra-plan.ts';
import { FIRST_PLAN, quickTable, readPlan, soloTable } from '../setup/plan.ts';

/** Against one Adept, alone against Auptolemy as the rulebook has it, or Ad Astra against two Adepts. */
type QuickGame = 'astra' | 'alone' | 'ad-astra';

interface PlayNowProps {
  readonly game?: QuickGame;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A game in one click. */
export function PlayNow({ game = 'astra', large = false, children }: PlayNowProps): ReactNode {
  const { words } = useText();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await host.ask('create', { table: tableFor(game, words) });
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
        className={`button ${game === 'alone' ? '' : 'button-gold'} ${large ? 'button-large' : ''}`}
        disabled={busy}
        onClick={() => void play()}
      >
        {children ?? words.home.playNow}
      </button>
      {problem !== null && <ProblemNote problem={problem} />}
    </>
  );
}

/** With the person of the last plan. */
function tableFor(game: QuickGame, { setup, solo }: Messages): NewTable {
  if (game === 'ad-astra') return quickAdAstraTable(readAdAstraPlan(recall('setup-ad-astra')), setup.names);
  const plan = { ...readPlan(recall('setup')), setting: FIRST_PLAN.setting, seed: '' };
  return game === 'alone' ? soloTable(plan, setup.names, solo.name) : quickTable(plan, setup.names);
}
