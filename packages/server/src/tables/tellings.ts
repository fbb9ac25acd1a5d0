import type { FromServer, OnlineUpdate } from '@astrarium/protocol';
import { type Alike, changeText } from './change-text.ts';

/** How some eyes saw the game before something was done: what a step is measured by. */
export type Seen = Pick<OnlineUpdate, 'number' | 'version' | 'seats' | 'view'>;

/**
 * Writes the messages that tell one moment of a game, each for some eyes and what they saw before. A step is made from two views made for
 * the very same eyes, so nothing can come into it that was not made for them. What all are told alike is written once.
 */
export function momentWriter(): (update: OnlineUpdate, before: Seen | undefined) => string {
  let told: OnlineUpdate['events'] | undefined;
  let common = '';
  const alike: Alike = new Map();
  return (update, before) => {
    const own = before === undefined ? null : ownPart(before, update, alike);
    if (own === null) return JSON.stringify({ kind: 'update', update } satisfies FromServer);
    const { number, version, waitingFor, events } = update;
    if (events !== told) {
      told = events;
      common = `"number":${number},"version":${version},"waitingFor":[${waitingFor.join()}],"events":${JSON.stringify(events)}`;
    }
    return inOnePiece(`{"kind":"step","step":{${common},${own}}}`);
  };
}

/** A text put together from many is kept as all of them until somebody reads it: it has to wait for the store, and one piece waits for less. */
function inOnePiece(text: string): string {
  return Buffer.byteLength(text) > 0 ? text : '';
}

/** What of the step is for these eyes alone, or is seldom told; null where a step would not do. */
function ownPart(before: Seen, update: OnlineUpdate, alike: Alike): string | null {
  const { number, from, reset, seats, view, undoLimits, legal, result } = update;
  if (reset || number !== before.number + 1 || from !== before.version) return null;
  const change = changeText(before.view, view, alike);
  if (change === null) return null;
  const seldom =
    (seats === before.seats ? '' : `,"seats":${JSON.stringify(seats)}`) + (result === null ? '' : `,"result":${JSON.stringify(result)}`);
  return `"undoLimits":${JSON.stringify(undoLimits)},"legal":${JSON.stringify(legal)},"view":${change === '' ? '{}' : change}${seldom}`;
}
