import { useCallback, useEffect, useState } from 'react';
import type { HostClient } from '../../client/local/client.ts';
import { useHost } from '../../client/local/host-context.ts';
import { HUMAN, type LocalProblem, type LocalSummary } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { useNamedSeats } from '../../client/local/use-named-seats.ts';
import { GAME_UIS } from '../../games/registry.ts';

/** A game of the list, with where it stands if it is under way. */
export interface KeptGame {
  readonly table: LocalSummary;
  /** Null where a game has no rounds, or does not go on. */
  readonly round: number | null;
  /** Is this the last round? */
  readonly last: boolean;
  /** When this was looked up. */
  readonly seen: number;
}

export interface Games {
  /** Under way, those that wait for a person first; null until they are known. */
  readonly running: readonly KeptGame[] | null;
  readonly finished: readonly KeptGame[];
  readonly damaged: readonly KeptGame[];
  readonly problem: LocalProblem | null;
  readonly refresh: () => void;
}

/** The games kept in this browser, the one played last first. */
export function useGames(): Games {
  const host = useHost();
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);

  const refresh = useCallback((): void => {
    listGames(host).then(setGames, (error: unknown) => setProblem(problemIn(error)));
  }, [host]);
  useEffect(() => {
    refresh();
    return host.onChange(refresh);
  }, [host, refresh]);

  const named = useNamedSeats();
  const listed = games?.map((game) => ({ ...game, table: named(game.table) })) ?? null;
  const sound = listed?.filter(({ table }) => table.problem === null) ?? [];
  const running = sound.filter(({ table }) => table.result === null);
  return {
    running: listed && [...running.filter(waitsForPerson), ...running.filter((game) => !waitsForPerson(game))],
    finished: sound.filter(({ table }) => table.result !== null),
    damaged: listed?.filter(({ table }) => table.problem !== null) ?? [],
    problem,
    refresh,
  };
}

function waitsForPerson({ table }: KeptGame): boolean {
  return table.waitingFor.some((seat) => table.seats[seat]?.player === HUMAN);
}

async function listGames(host: HostClient): Promise<KeptGame[]> {
  const { tables } = await host.ask('list', {});
  const seen = Date.now();
  return Promise.all(
    tables.map(async (table): Promise<KeptGame> => {
      if (table.problem !== null || table.result !== null) return { table, ...NO_ROUND, seen };
      const { view } = await host.ask('peek', { table: table.id, viewer: 'spectator' });
      return { table, ...(GAME_UIS[table.game].roundOf?.(view) ?? NO_ROUND), seen };
    }),
  );
}

const NO_ROUND = { round: null, last: false } as const;
