import { writeRecord } from '@astrarium/core';
import type { Deal, RecordAnswer } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import { logPart } from '../updates/log-part.ts';
import type { HostedTable } from './hosted-table.ts';
import type { TableRow } from './table-row.ts';

/** Of a finished game everything, with the deal to check; of a running one what everybody may know: no seed, and no decision, which may still be a secret. */
export function recordAnswer(table: HostedTable): Promise<RecordAnswer> {
  return table.inTurn(async () => {
    const { row } = table;
    const names = row.seats.map(({ name }) => name);
    if (row.phase === 'waiting') throw new ServerProblem('wrong-phase', 'there is no record yet: the game has not begun');
    const { table: game } = await table.openGame();
    if (row.phase === 'finished') return { phase: 'finished', text: writeRecord({ ...game.record(), seats: names }), deal: dealOf(row) };
    const { rules, data, options } = row.header;
    const { from, events } = logPart(game, 'spectator', game.version);
    return { phase: 'running', game: row.game, rules, data, options, seats: names, from, log: events };
  });
}

/** Null when the game was dealt elsewhere. */
function dealOf({ id, deal, header, seats }: TableRow): Deal | null {
  if (deal.serverSeed === null || header.commitment === null) return null;
  return {
    table: id,
    serverSeed: deal.serverSeed,
    commitment: header.commitment,
    values: seats.map(({ value }) => value),
    hashes: seats.map(({ valueHash }) => valueHash),
  };
}
