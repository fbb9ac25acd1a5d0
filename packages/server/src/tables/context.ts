import type { Seat } from '@astrarium/core';
import type { Metrics } from '../metrics/server-metrics.ts';
import type { Store } from '../store/store.ts';
import type { Audience } from '../updates/subscribers.ts';
import type { HostedTable } from './hosted-table.ts';

/** What hosted tables need of the server around them. */
export interface TableContext {
  readonly store: Store;
  readonly now: () => number;
  /** Called after every change of game, room or chat that was made here. */
  readonly changed: (table: HostedTable) => void;
  /** Called after what another node changed was taken over. */
  readonly followed: (table: HostedTable) => void;
  /** Called when the table is found to be removed. */
  readonly gone: (table: HostedTable) => void;
  /** Called when somebody came to watch here, or sits elsewhere. */
  readonly moved: (table: HostedTable) => void;
  /** Called when somebody watches here no longer, with the seats whose holders are connected nowhere now. */
  readonly left: (table: HostedTable, seats: readonly Seat[]) => void;
  /** Asks the store who was there when. */
  readonly learnPresence: (table: HostedTable) => Promise<void>;
  /** Who watches the table at other nodes. */
  readonly elsewhere: (table: string) => Audience;
  /** What went wrong inside, for whoever runs the server. */
  readonly report: (error: unknown, table: string) => void;
  readonly metrics: Metrics;
}
