import type { AstraView } from '@astrarium/astra';
import { useEffect } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import { countGame } from '../solo/solo-record.ts';

/** A solo game that ends at this table is counted. One that is only opened again, or came from a file, is not. */
export function useSoloRecord({ table, view, result, reset }: TableUpdate): void {
  const { automa } = view as AstraView;
  useEffect(() => {
    if (automa !== null && result !== null && !reset) countGame(automa.modifiers, table, result);
  }, [automa, result, reset, table]);
}
