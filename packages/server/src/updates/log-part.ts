import { BadInput, type Viewer } from '@astrarium/core';
import type { AnyTable } from '@astrarium/host';
import { LIMITS, type LogPart } from '@astrarium/protocol';

/** The events up to that version that the viewer may know, of as many decisions as one answer holds. */
export function logPart(table: AnyTable, viewer: Viewer, upTo: number): LogPart {
  if (upTo > table.version) throw new BadInput('upTo', upTo, `0 to ${table.version}`);
  const from = partBefore(upTo);
  return { from, events: table.log(viewer, from, upTo) };
}

/** After which version the last part of the log begins that goes up to this one; -1: with the setup. */
export function partBefore(version: number): number {
  return version > LIMITS.logged ? version - LIMITS.logged : -1;
}
