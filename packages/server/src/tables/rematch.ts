import { at, type Seat } from '@astrarium/core';
import type { Store, StoredSeat } from '../store/store.ts';
import type { Facts } from './facts.ts';
import type { HostedTable } from './hosted-table.ts';
import { keepTable, newDeal } from './new-table.ts';
import { ServerProblem } from './problem.ts';
import { personSitting } from './seats.ts';
import { startingWith } from './start.ts';
import { hashOf, newCode, newTableId, newToken } from './tokens.ts';

/** Where the same players meet again. Made by the first who asks; each seat there waits for whoever holds it here. */
export function makeRematch(table: HostedTable, store: Store, now: number): Promise<string> {
  return table.inTurn(async () => {
    if (table.facts.phase !== 'finished') throw new ServerProblem('wrong-phase', 'a rematch is for a game that is over');
    await table.change(async ({ header }) => (header.rematch === null ? { header: { ...header, rematch: newTableId() } } : null));
    const id = table.facts.header.rematch;
    if (id === null) throw new Error(`table ${table.id} has no rematch`);
    // The name of the table is kept before the table is: whoever finds the one without the other makes up for it.
    if (!(await isThere(store, id))) {
      await keepAgain(store, table.facts, id, now).catch(async (error: unknown) => {
        if (!(await isThere(store, id))) throw error;
      });
    }
    return id;
  });
}

/** Sits down again at the seats that are kept for the holder of these tokens. Returns the new ones. */
export async function joinRematch(
  table: HostedTable,
  store: Store,
  hashes: ReadonlySet<string>,
  value: string,
): Promise<ReadonlyMap<Seat, string>> {
  const tokens = new Map<Seat, string>();
  await table.inTurn(() =>
    table.change(async (facts) => {
      tokens.clear();
      const seats = keptFor(facts, hashes).map((seat) => {
        const token = newToken();
        tokens.set(seat, token);
        const { name, ink } = at(facts.seats, seat);
        return { seat, ...personSitting({ name, value }, ink, hashOf(token)) };
      });
      return seats.length === 0 ? null : startingWith(facts, { seats }, () => store.entriesAfter(facts.id, 0));
    }),
  );
  return tokens;
}

/** A person's seat is free, and kept for the old token; bots and automata sit as before. */
function again(seat: StoredSeat): StoredSeat {
  return seat.player === 'person' ? { ...seat, player: 'open', lentTo: null, value: '' } : seat;
}

function keptFor({ seats }: Facts, hashes: ReadonlySet<string>): Seat[] {
  return seats.flatMap(({ player, tokenHash }, seat) => (player === 'open' && tokenHash !== null && hashes.has(tokenHash) ? [seat] : []));
}

async function isThere(store: Store, id: string): Promise<boolean> {
  return (await store.summaries([id])).length > 0;
}

function keepAgain(store: Store, facts: Facts, id: string, now: number): Promise<void> {
  const { header, listing, hostHash } = facts;
  const begun = { game: facts.game, rules: header.rules, data: header.data, options: header.options, deal: newDeal(), entries: [] };
  const terms = { listing, clock: header.clock };
  return keepTable(store, facts.seats.map(again), begun, { id, terms, hostHash, invite: newCode(), rematchOf: facts.id, now });
}
