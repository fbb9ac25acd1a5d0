import { BadInput, type Seat } from '@astrarium/core';
import { LIMITS, type UndoRequest } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { StoredUndo } from '../store/rows.ts';
import { goBack } from './decide.ts';
import type { HostedGame } from './hosted-game.ts';
import type { HostedTable } from './hosted-table.ts';
import { undoOf } from './row-updates.ts';
import type { TableRow } from './table-row.ts';

/**
 * Asks every other seat that a person holds to let this one go back further than the law does: also a seat that is lent, or whose time was
 * up, as silence is no consent. With nobody to ask it is done at once.
 */
export function askUndo(table: HostedTable, seat: Seat, version: number): Promise<void> {
  return settle(table, async (row) => {
    const game = await table.openGame();
    const { version: now } = game.table;
    const request = pending(row);
    if (row.phase !== 'running') throw new ServerProblem('wrong-phase', 'the game is over');
    if (version >= now) throw new BadInput('version', version, now === 0 ? 'nothing: no decision was taken yet' : `0 to ${now - 1}`);
    if (request !== null && request.seat !== seat)
      throw new ServerProblem('wrong-phase', `seat ${request.seat} has asked already, and is still waiting for answers`);
    const isBeyondLaw = version < game.table.undoLimit(seat);
    if (isBeyondLaw) checkEpochs(game, version);
    const asked = isBeyondLaw ? personsBut(row, seat) : [];
    return { seat, version, agreed: [], asked, ended: null };
  });
}

/** One no is enough; with the last yes it is done. */
export function answerUndo(table: HostedTable, seat: Seat, yes: boolean): Promise<void> {
  return settle(table, async (row) => {
    const request = asking(row);
    if (!request.asked.includes(seat)) throw new BadInput('seat', seat, `a seat that was asked: ${request.asked.join(', ')}`);
    if (!yes) return { ...request, ended: seat };
    return { ...request, agreed: [...request.agreed, seat], asked: request.asked.filter((other) => other !== seat) };
  });
}

/** Whoever asked may take it back. */
export function withdrawUndo(table: HostedTable, seat: Seat): Promise<void> {
  return settle(table, async (row) => {
    const request = asking(row);
    if (request.seat !== seat) throw new BadInput('seat', seat, `the seat that asked: ${request.seat}`);
    return { ...request, ended: seat };
  });
}

/** The request is kept in the room, where all nodes find it, and stays there for all to see how it ended; with nobody left to ask it is done. */
function settle(table: HostedTable, next: (row: TableRow) => Promise<UndoRequest>): Promise<void> {
  return table.inTurn(async () => {
    const agreed: StoredUndo[] = [];
    await table.change(async (row) => {
      const request = await next(row);
      const undo = { ...request, number: row.number };
      if (request.asked.length > 0) return { undo };
      agreed.push(undo);
      return null;
    });
    for (const { seat, version, number } of agreed) await goBack(table, seat, version, number);
  });
}

/** What is gone back to beyond the law is dealt anew: each time costs whoever opens the game. */
function checkEpochs({ table }: HostedGame, version: number): void {
  const { epochs = [] } = table.record();
  if (epochs.filter(({ at }) => at < version).length >= LIMITS.epochs)
    throw new ServerProblem('too-many', `a game can't be dealt anew more than ${LIMITS.epochs} times`);
}

function pending(row: TableRow): UndoRequest | null {
  const request = undoOf(row);
  return request?.ended === null ? request : null;
}

function asking(row: TableRow): UndoRequest {
  const request = pending(row);
  if (request === null) throw new ServerProblem('wrong-phase', 'nobody asks to go back, or not any more');
  return request;
}

function personsBut({ seats }: TableRow, asks: Seat): Seat[] {
  return seats.flatMap(({ player }, seat) => (seat !== asks && player === 'person' ? [seat] : []));
}
