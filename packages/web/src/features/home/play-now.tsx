import { type ReactNode, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { NewTable, Problem } from '../../client/local/messages.ts';
import { goTo } from '../../client/route/use-route.ts';
import { quickAdAstraTable, readAdAstraPlan } from '../../games/ad-astra/setup/ad-astra-plan.ts';
import type { PageText } from '../../i18n/use-page-text.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { recall } from '../../lib/remember.ts';
import { FIRST_PLAN, quickTable, readPlan, soloTable } from '../../play/setup/plan.ts';
import { ProblemNote } from '../../ui/page/problem-note.tsx';
import { problemIn } from '../games/use-games.ts';

/** Against one Adept, alone against Auptolemy as the rulebook has it, or Ad Astra against two Adepts. */
type QuickGame = 'astra' | 'alone' | 'ad-astra';

interface PlayNowProps {
  readonly game?: QuickGame;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A game in one click. */
export function PlayNow({ game = 'astra', large = false, children }: PlayNowProps): ReactNode {
  const { words } = usePageText();
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
function tableFor(game: QuickGame, { setup, solo }: PageText['words']): NewTable {
  if (game === 'ad-astra') return quickAdAstraTable(readAdAstraPlan(recall('setup-ad-astra')), setup.names);
  const plan = { ...readPlan(recall('setup')), setting: FIRST_PLAN.setting, seed: '' };
  return game === 'alone' ? soloTable(plan, setup.names, solo.name) : quickTable(plan, setup.names);
}
