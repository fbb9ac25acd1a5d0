import type { ReactNode } from 'react';
import { HostContext } from '../local/host-context.ts';
import { OnlineContext, useOnlineTable } from './use-online-table.ts';

interface OnlineHostProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Whatever is inside plays at, or looks at, this online table. */
export function OnlineHost({ id, children }: OnlineHostProps): ReactNode {
  const online = useOnlineTable(id);
  return (
    <OnlineContext value={online}>
      <HostContext value={online.host}>{children}</HostContext>
    </OnlineContext>
  );
}
