import type { Seat } from '@astrarium/core';
import type { FromServer, OnlineUpdate } from '@astrarium/protocol';
import { wireText } from '../lib/wire-text.ts';
import { changeWriter } from './json-diff.ts';

/** How some eyes saw the game before something was done: what a step is measured by. */
export type PatchBase = Pick<OnlineUpdate, 'number' | 'version' | 'seats' | 'view'>;

/** A message, as bytes: what is told alike to several eyes, and therefore kept only once, and what these alone are told. */
export interface Message {
  readonly alike: string;
  readonly own: string;
}

/**
 * Writes the messages that tell one moment of a game, each for some eyes and what they saw before. A step is made from two views made for
 * the very same eyes, so nothing can come into it that was not made for them. What is told alike to one after another is written once. `own`
 * are the seats they decide for.
 */
export function updateWriter(): (update: OnlineUpdate, before: PatchBase | undefined, own: readonly Seat[]) => Message {
  const write = changeWriter();
  let last: { readonly events: OnlineUpdate['events']; readonly change: string; readonly alike: string } | undefined;
  return (update, before, own) => {
    const change = before === undefined || !isNext(before, update) ? null : write(before.view, update.view);
    if (before === undefined || change === null) return { alike: '', own: wireText(wholeText(update)) };
    const { events } = update;
    if (last?.events !== events || last.change !== change) last = { events, change, alike: wireText(alikePart(update, change)) };
    return { alike: last.alike, own: wireText(ownPart(before, update, own)) };
  };
}

function wholeText(update: OnlineUpdate): string {
  return JSON.stringify({ kind: 'update', update } satisfies FromServer);
}

/** Is there just one change between the two, which a step can tell? */
function isNext(before: PatchBase, { number, from, reset }: OnlineUpdate): boolean {
  return !reset && number === before.number + 1 && from === before.version;
}

/** The beginning of a step. */
function alikePart({ number, version, waitingFor, events }: OnlineUpdate, change: string): string {
  const moment = `"number":${number},"version":${version},"waitingFor":[${waitingFor.join()}]`;
  return `{"kind":"step","step":{${moment},"events":${JSON.stringify(events)},"view":${change === '' ? '{}' : change}`;
}

/** The rest of it: what these eyes may do with their seats, and what is seldom told. */
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
