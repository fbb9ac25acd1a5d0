import type { DecideEntry, NewStoredTable } from '../src/store/rows.ts';

/** A table in play, with what is given in place of the usual. */
export function aTable(id: string, change: Partial<NewStoredTable> = {}): NewStoredTable {
  return {
    id,
    game: 'astra',
    header: { rules: 1, data: 1, options: { players: 2 }, clock: { kind: 'none' }, commitment: 'c0', rematchOf: null, rematch: null },
    deal: { seed: 'secret seed', serverSeed: 'secret server seed' },
    hostHash: 'secret host hash',
    phase: 'running',
    listing: 'public',
    waitingFor: [0],
    result: null,
    created: 1000,
    clock: null,
    seats: [
      {
        name: 'Ada',
        ink: 'rose',
        player: 'person',
        lentTo: null,
        tokenHash: 'secret token hash',
        value: 'secret value',
        valueHash: 'hash',
        origin: null,
        thereUntil: 0,
      },
      {
        name: 'Bo',
        ink: 'jade',
        player: 'bot:adept',
        lentTo: null,
        tokenHash: null,
        value: '',
        valueHash: '',
        origin: null,
        thereUntil: 0,
      },
    ],
    links: [],
    entries: [],
    ...change,
  };
}

/** The nth decision of a table. */
export function aDecision(number: number, change: Partial<DecideEntry> = {}): DecideEntry {
  return { kind: 'decide', number, at: 1000 + number, seat: number % 2, text: `do ${number}`, id: `id-${number}`, by: 'person', ...change };
}
