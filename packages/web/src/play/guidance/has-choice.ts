import type { Seat } from '@astrarium/core';
import type { TableUpdate } from '../../client/local/messages.ts';

/** Is there more than one thing to decide for the seat? Where there is not, nobody is asked what to do. */
export function hasChoice({ legal }: Pick<TableUpdate, 'legal'>, seat: Seat): boolean {
  return (legal[seat]?.length ?? 0) > 1;
}
