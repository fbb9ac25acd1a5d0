import type { Seat } from '@astrarium/core';
import type { FromServer, OnlineUpdate } from '@astrarium/protocol';
import { wireText } from '../lib/wire-text.ts';
import { changeWriter } from './json-diff.ts';

/** The game as one perspective saw it before a change: what a patch is made against. */
export type PatchBase = Pick<OnlineUpdate, 'number' | 'version' | 'seats' | 'view'>;

/** A message, as bytes: what several perspectives share, and is therefore kept only once, and what only this one gets. */
export interface UpdateMessage {
  readonly shared: string;
  readonly own: string;
}

/**
 * Writes the messages for one change of a game, one for each perspective. After a decision that is a patch against the update before it. A
 * patch is made from two views of the very same perspective, so nothing can come into it that was not made for it. What perspectives in a
 * row share is written once. `own` are the seats they decide for.
 */
export function updateWriter(): (update: OnlineUpdate, before: PatchBase | undefined, own: readonly Seat[]) => UpdateMessage {
  const write = changeWriter();
  let last: { readonly events: OnlineUpdate['events']; readonly change: string; readonly shared: string } | undefined;
  return (update, before, own) => {
    const change = before === undefined || !isNext(before, update) ? null : write(before.view, update.view);
    if (before === undefined || change === null) return { shared: '', own: wireText(wholeText(update)) };
    const { events } = update;
    if (last?.events !== events || last.change !== change) last = { events, change, shared: wireText(sharedPart(update, change)) };
    return { shared: last.shared, own: wireText(ownPart(before, update, own)) };
  };
}

function wholeText(update: OnlineUpdate): string {
  return JSON.stringify({ kind: 'update', update } satisfies FromServer);
}

/** Is there just one change between the two, so that a patch can follow? */
function isNext(before: PatchBase, { number, from, reset }: OnlineUpdate): boolean {
  return !reset && number === before.number + 1 && from === before.version;
}

/** The beginning of a patch. */
function sharedPart({ number, version, waitingFor, events }: OnlineUpdate, change: string): string {
  const moment = `"number":${number},"version":${version},"waitingFor":[${waitingFor.join()}]`;
  return `{"kind":"step","step":{${moment},"events":${JSON.stringify(events)},"view":${change === '' ? '{}' : change}`;
}

/** The rest of it: what may be done with the own seats, and what seldom changes. */
function ownPart(before: PatchBase, { seats, undoLimits, legal, result }: OnlineUpdate, own: readonly Seat[]): string {
  let limits = '';
  let choices = '';
  // By hand: going through the fields of an object by their names takes longer where those are numbers.
  for (const seat of own) {
    limits += `${limits === '' ? '' : ','}"${seat}":${undoLimits[seat]}`;
    if (legal[seat] !== undefined) choices += `${choices === '' ? '' : ','}"${seat}":${JSON.stringify(legal[seat])}`;
  }
  const sitting = seats === before.seats ? '' : `,"seats":${JSON.stringify(seats)}`;
  const end = result === null ? '' : `,"result":${JSON.stringify(result)}`;
  return `,"undoLimits":{${limits}},"legal":{${choices}}${sitting}${end}}}`;
}
