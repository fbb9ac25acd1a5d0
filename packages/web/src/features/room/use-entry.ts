import type { Problem } from '@astrarium/protocol';
import { useEffect, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { codeIn } from '../../client/online/links.ts';
import { rememberTable } from '../../client/online/my-tables.ts';
import { settleAll } from '../../client/online/my-tokens.ts';
import { onlineProblem } from '../../client/online/online-error.ts';

export type TableEntry =
  | { readonly kind: 'entering' }
  | { readonly kind: 'inside' }
  /** Somebody hands their seat over by this code. */
  | { readonly kind: 'handed'; readonly code: string }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Shows the code of the link by which somebody came, once; then the address no longer has it, and can be sent without giving anything away. */
export function useEntry(id: string): readonly [TableEntry, (entry: TableEntry) => void] {
  const [entry, setEntry] = useState<TableEntry>(() => firstEntry());
  useEffect(() => {
    const brought = codeIn(location.hash);
    if (brought?.kind === 'seat') return;
    let wanted = true;
    const enter = async (): Promise<TableEntry> => {
      await settleAll(id);
      if (brought === null) return { kind: 'inside' };
      await askServer('POST /api/tables/:id/enter', { code: brought.code }, id);
      forgetCode();
      if (brought.kind === 'join') rememberTable(id, { invite: brought.code });
      return { kind: 'inside' };
    };
    const show = (next: TableEntry): void => {
      if (wanted) setEntry(next);
    };
    enter().then(show, (error: unknown) => show({ kind: 'refused', problem: onlineProblem(error) }));
    return () => {
      wanted = false;
    };
  }, [id]);
  return [entry, setEntry];
}

/** Takes the code out of the address. */
export function forgetCode(): void {
  history.replaceState(history.state, '', location.pathname);
}

function firstEntry(): TableEntry {
  const brought = codeIn(location.hash);
  if (brought === null) return { kind: 'entering' };
  return brought.kind === 'seat' ? { kind: 'handed', code: brought.code } : { kind: 'entering' };
}
