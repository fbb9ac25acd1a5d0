import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import { useCameFrom } from '../../client/route/came-from.ts';

/** The game from which the reader came to the rules, as it stands; null if there is none. */
export const PresentGameContext = createContext<TableUpdate | null>(null);

export function PresentGame({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useCameFrom()?.id;
  const [seen, see] = useState<TableUpdate | null>(null);
  return (
    <PresentGameContext value={seen !== null && seen.table === id ? seen : null}>
      {id !== undefined && <Look key={id} id={id} onSeen={see} />}
      {children}
    </PresentGameContext>
  );
}

/** Only for a game is its host called. */
function Look({ id, onSeen }: { readonly id: string; readonly onSeen: (update: TableUpdate) => void }): ReactNode {
  const host = useHost();
  useEffect(() => {
    // A game that can't be looked at gives no example; the rules are read all the same.
    host.ask('look', { table: id }).then(({ update }) => onSeen(update), ignore);
  }, [host, id, onSeen]);
  return null;
}

function ignore(): void {}
