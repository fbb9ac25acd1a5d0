import type { Viewer } from '@astrarium/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import { AUPTOLEMY_PLAYER, type LocalProblem, type Moment, type TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { readRoute } from '../../client/route/route.ts';
import { goTo } from '../../client/route/use-route.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { localPlayersAt } from '../../play/local-players.ts';
import type { ShownMoment } from '../../play/replay/scene.ts';

export interface Replay {
  readonly shown: ShownMoment | null;
  readonly problem: LocalProblem | null;
  readonly version: number;
  readonly go: (version: number) => void;
  readonly viewer: Viewer;
  readonly lookAs: (viewer: Viewer) => void;
  /** Whose view may be shown. */
  readonly viewers: readonly Viewer[];
  /** The version after which each turn begins, or each round where a game goes by rounds. */
  readonly turns: readonly number[];
}

/** Goes through an opened game; the address keeps the place. */
export function useReplay(opened: TableUpdate, asked: number | null): Replay {
  const host = useHost();
  const { table, version: last } = opened;
  const viewers = useMemo(() => viewersOf(opened), [opened]);
  const [version, setVersion] = useState(() => Math.min(asked ?? 0, last));
  const [viewer, lookAs] = useState<Viewer>(viewers[0] ?? 'spectator');
  const [shown, setShown] = useState<ShownMoment | null>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);

  const reached = useRef({ version: -1, run: 0 });
  useEffect(() => {
    let wanted = true;
    const show = ({ moment }: { moment: Moment }): void => {
      if (!wanted) return;
      const { version: before, run: runBefore } = reached.current;
      const run = before === version - 1 ? runBefore : runBefore + 1;
      reached.current = { version, run };
      setShown({ version, view: moment.view as ShownMoment['view'], decision: moment.decision, events: moment.events, run });
    };
    host.ask('moment', { table, version, viewer }).then(show, (error: unknown) => setProblem(problemIn(error)));
    return () => {
      wanted = false;
    };
  }, [host, table, version, viewer]);

  useEffect(() => {
    const keepPlace = (): void => {
      // Whoever is on the way to another page is not called back.
      const here = readRoute(location.pathname);
      if (here.page === 'replay' && here.id === table) goTo({ page: 'replay', id: table, version }, { replace: true });
    };
    // Browsers slow down pages that change their address at every frame.
    const timer = setTimeout(keepPlace, 300);
    return () => clearTimeout(timer);
  }, [table, version]);

  const go = useCallback((to: number): void => setVersion(Math.max(0, Math.min(last, to))), [last]);
  const turns = useMemo(() => turnsOf(opened), [opened]);
  return { shown, problem, version, go, viewer, lookAs, viewers, turns };
}

/** Everybody once the game is over. Before that only the person at this screen, and with several persons only the spectator. */
export function viewersOf({ result, seats, undoLimits }: Pick<TableUpdate, 'result' | 'seats' | 'undoLimits'>): readonly Viewer[] {
  // Auptolemy knows nothing that others do not.
  if (result !== null) return ['spectator', ...seats.flatMap(({ player }, seat) => (player === AUPTOLEMY_PLAYER ? [] : [seat]))];
  const persons = localPlayersAt({ undoLimits });
  return persons.length === 1 ? [...persons, 'spectator'] : ['spectator'];
}

/** Where single steps are too small, one goes by turns or by rounds. */
function turnsOf({ game, events }: TableUpdate): readonly number[] {
  const begins = GAME_UIS[game].replay?.byRounds === true ? 'round' : 'turn';
  return events.flatMap(({ event, version }) => ((event as { readonly kind: string }).kind === begins ? [version] : []));
}
