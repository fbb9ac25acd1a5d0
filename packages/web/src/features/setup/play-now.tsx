import { type ReactNode, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { GameName, LocalProblem, NewTable } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { goTo } from '../../client/route/use-route.ts';
import { GAME_UIS } from '../../games/registry.ts';
import type { PageText } from '../../i18n/use-page-text.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { Button } from '../../ui/button.tsx';

interface PlayNowProps {
  readonly game: GameName;
  /** Against the game's own automaton, as the rulebook has it; else against Adepts. */
  readonly alone?: boolean;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A game in one click. */
export function PlayNow({ game, alone = false, large = false, children }: PlayNowProps): ReactNode {
  const { words } = usePageText();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await host.ask('create', {
        table: await (alone ? tableForOne(game, words) : GAME_UIS[game].quickTable(words.setup.names)),
      });
      goTo({ page: 'table', id });
    } catch (error) {
      setProblem(problemIn(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button look={alone ? undefined : 'gold'} large={large} disabled={busy} onClick={() => void play()}>
        {children ?? words.home.playNow}
      </Button>
      {problem !== null && <ProblemNote problem={problem} />}
    </>
  );
}

function tableForOne(game: GameName, { setup, site }: PageText['words']): Promise<NewTable> {
  const { soloTable } = GAME_UIS[game];
  if (soloTable === undefined) throw new Error(`${game} has no game for one`);
  return soloTable(setup.names, site.automaton.name);
}
