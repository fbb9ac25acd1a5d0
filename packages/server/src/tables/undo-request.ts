import { BadInput, type Seat } from '@astrarium/core';
import type { UndoRequest } from '@astrarium/protocol';
import type { StoredUndo } from '../store/store.ts';
import { type Facts, undoOf } from './facts.ts';
import type { HostedTable } from './hosted-table.ts';
import { ServerProblem } from './problem.ts';
import { botOf } from './room.ts';

/** Asks all other persons to let the seat go back further than the law does. With nobody to ask it is done at once. */
export function askUndo(table: HostedTable, seat: Seat, version: number): Promise<void> {
  return settle(table, async (facts) => {
    const { version: now } = (await table.openGame()).table;
    const request = undoOf(facts);
    if (facts.phase !== 'running') throw new ServerProblem('wrong-phase', 'the game is over');
    if (version >= now) throw new BadInput('version', version, now === 0 ? 'nothing: no decision was taken yet' : `0 to ${now - 1}`);
    if (request !== null && request.seat !== seat)
      throw new ServerProblem('wrong-phase', `seat ${request.seat} has asked already, and is still waiting for answers`);
    return { seat, version, agreed: [], asked: personsBut(facts, seat) };
  });
}

/** One no is enough; with the last yes it is done. */
export function answerUndo(table: HostedTable, seat: Seat, yes: boolean): Promise<void> {
  return settle(table, async (facts) => {
    const request = undoOf(facts);
    if (request === null) throw new ServerProblem('wrong-phase', 'nobody asks to go back, or not any more');
    if (!request.asked.includes(seat)) throw new BadInput('seat', seat, `a seat that was asked: ${request.asked.join(', ')}`);
    return yes ? { ...request, agreed: [...request.agreed, seat], asked: request.asked.filter((other) => other !== seat) } : null;
  });
}

/** The request is kept in the room, where all nodes find it; with nobody left to ask it is done. */
function settle(table: HostedTable, next: (facts: Facts) => Promise<UndoRequest | null>): Promise<void> {
  return table.inTurn(async () => {
    const agreed: StoredUndo[] = [];
    await table.change(async (facts) => {
      const request = await next(facts);
      if (request === null) return {};
      const undo = { ...request, number: facts.number };
      if (request.asked.length > 0) return { undo };
      agreed.push(undo);
      return null;
    });
    for (const { seat, version, number } of agreed) await table.goBack(seat, version, number);
  });
}

function personsBut({ seats }: Facts, asking: Seat): Seat[] {
  return seats.flatMap((sits, seat) => (seat !== asking && sits.player === 'person' && botOf(sits) === undefined ? [seat] : []));
}
