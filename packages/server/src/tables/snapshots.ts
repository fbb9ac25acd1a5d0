import type { Viewer } from '@astrarium/core';
import type { Perspective } from '@astrarium/host';
import type { LogPart, Moment, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { logPart } from '../updates/log-part.ts';
import type { Subscriber } from '../updates/subscribers.ts';
import type { HostedGame } from './hosted-game.ts';
import type { HostedTable } from './hosted-table.ts';
import { perspectiveOf } from './perspective.ts';

/** What a client is shown when it comes; no update before the game has begun. */
export interface Welcome {
  readonly update: OnlineUpdate | null;
  readonly room: Room;
  readonly you: You;
}

/** Subscribes to the table. First come the updates missed since that number, or everything. */
export function watch(table: HostedTable, subscriber: Subscriber, since: number | null, welcome: (seen: Welcome) => void): Promise<void> {
  return table.inTurn(async () => {
    const game = await gameFor(table, since);
    const { you, perspective } = table.watch(subscriber);
    welcome({ update: game === undefined ? null : missed(game, perspective, since), room: table.room(), you });
  });
}

/** What the holder of these tokens sees now, without watching on. */
export function look(table: HostedTable, hashes: ReadonlySet<string>, since: number | null): Promise<Welcome> {
  return table.inTurn(async () => {
    const game = await gameFor(table, since);
    const you = table.you(hashes);
    return { update: game === undefined ? null : missed(game, perspectiveOf(table.row, you, undefined), since), room: table.room(), you };
  });
}

/** A moment of the game. While it runs, a decision of somebody else may still be a secret. */
export function momentOf(table: HostedTable, version: number, viewer: Viewer, you: You): Promise<Moment> {
  return table.inTurn(async () => {
    const game = await table.openGame();
    const isOver = table.row.phase === 'finished';
    return game.moment(version, viewer, (seat) => isOver || you.seats.includes(seat));
  });
}

/** What happened up to that version. */
export function logOf(table: HostedTable, viewer: Viewer, upTo: number): Promise<LogPart> {
  return table.inTurn(async () => logPart((await table.openGame()).table, viewer, upTo));
}

/** The game, if it has begun. A client that knows a later number than we do has it from another node: what is stored counts. */
async function gameFor(table: HostedTable, since: number | null): Promise<HostedGame | undefined> {
  if (since !== null && since > table.row.number) await table.catchUp();
  return table.row.phase === 'waiting' ? undefined : table.openGame();
}

function missed(game: HostedGame, perspective: Perspective, since: number | null): OnlineUpdate {
  return since === null ? game.whole(perspective) : game.since(perspective, since);
}
