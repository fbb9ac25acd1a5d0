import { BadInput, type Seat } from '@astrarium/core';
import type { UndoRequest } from '@astrarium/protocol';
import type { Facts } from './facts.ts';
import type { HostedTable } from './hosted-table.ts';
import { ServerProblem } from './problem.ts';
import { botOf } from './room.ts';

/** Asks all other persons to let the seat go back further than the law does. With nobody to ask it is done at once. */
export function askUndo(table: HostedTable, seat: Seat, version: number): Promise<void> {
  return table.inTurn(async () => {
    const { version: now } = (await table.openGame()).table;
    if (table.facts.phase !== 'running') throw new ServerProblem('wrong-phase', 'the game is over');
    if (version >= now) throw new BadInput('version', version, now === 0 ? 'nothing: no decision was taken yet' : `0 to ${now - 1}`);
    if (table.undoRequest !== null && table.undoRequest.seat !== seat)
      throw new ServerProblem('wrong-phase', `seat ${table.undoRequest.seat} has asked already, and is still waiting for answers`);
    await settle(table, { seat, version, agreed: [], asked: personsBut(table.facts, seat) });
  });
}

/** One no is enough; with the last yes it is done. */
export function answerUndo(table: HostedTable, seat: Seat, yes: boolean): Promise<void> {
  return table.inTurn(async () => {
    const { undoRequest: request } = table;
    if (request === null) throw new ServerProblem('wrong-phase', 'nobody asks to go back, or not any more');
    if (!request.asked.includes(seat)) throw new BadInput('seat', seat, `a seat that was asked: ${request.asked.join(', ')}`);
    await settle(
      table,
      yes ? { ...request, agreed: [...request.agreed, seat], asked: request.asked.filter((other) => other !== seat) } : null,
    );
  });
}

async function settle(table: HostedTable, request: UndoRequest | null): Promise<void> {
  if (request?.asked.length === 0) await table.goBack(request.seat, request.version);
  else table.undoRequest = request;
  table.tellRoomSoon();
}

function personsBut({ seats }: Facts, asking: Seat): Seat[] {
  return seats.flatMap((sits, seat) => (seat !== asking && sits.player === 'person' && botOf(sits) === undefined ? [seat] : []));
}
