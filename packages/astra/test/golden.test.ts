import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  at,
  childSeed,
  type GameRecord,
  quickRandom,
  readRecord,
  readSeed,
  recordedResult,
  replay,
  Table,
  writeRecord,
} from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astra } from '../src/index.ts';

/**
 * Stored games that must replay for ever, event by event. After a change of rules or data that is meant to alter them, raise the
 * version and make them anew with UPDATE_GOLDEN=1; the difference in git shows what changed for players.
 */
const FOLDER = new URL('./golden/', import.meta.url);
const WAYS = [2, 3, 4, 5].flatMap((players) => ['end-by-first-player', 'end-by-other-player'].map((why) => ({ players, why })));

if (process.env.UPDATE_GOLDEN === '1') {
  for (const { players, why } of WAYS) {
    const record = findGame(players, why);
    writeFileSync(new URL(`${players}-players-${why}.jsonl`, FOLDER), writeRecord(record));
    writeFileSync(new URL(`${players}-players-${why}.events.jsonl`, FOLDER), eventsOf(record));
  }
}

describe('golden records', () => {
  test('there is one for every number of players and every way to end', () => {
    const files = readdirSync(FOLDER).toSorted();
    expect(files).toEqual(
      WAYS.flatMap(({ players, why }) => [`${players}-players-${why}.events.jsonl`, `${players}-players-${why}.jsonl`]),
    );
  });

  test.each(WAYS)('$players players, $why: replays to the same events and scores', ({ players, why }) => {
    const record = readRecord(readFileSync(new URL(`${players}-players-${why}.jsonl`, FOLDER), 'utf8'));
    expect([record.rules, record.data]).toEqual([astra.rulesVersion, astra.dataVersion]);
    const { state } = replay(astra, record);
    const result = astra.result(state);
    expect(result && recordedResult(result)).toEqual(record.result);
    expect(record.result?.why).toBe(why);
    expect(eventsOf(record)).toBe(readFileSync(new URL(`${players}-players-${why}.events.jsonl`, FOLDER), 'utf8'));
  });
});

function eventsOf(record: GameRecord): string {
  const lines: string[] = [];
  replay(astra, record, record.decisions.length, (event, only) => {
    lines.push(JSON.stringify(only === undefined ? event : { ...event, only }));
  });
  return `${lines.join('\n')}\n`;
}

/** A random game that ends this way. */
function findGame(players: number, why: string): GameRecord {
  for (let seed = 0; ; seed += 1) {
    const names = ['Robin', 'Matthew', 'Dorothy', 'Amandine', 'Antoine'].slice(0, players);
    const table = Table.start(astra, { options: { players }, seed: childSeed(readSeed('901d'), seed), names });
    const below = quickRandom(seed);
    for (let n = 0; table.waitingFor().length > 0; n += 1) {
      const seat = at(table.waitingFor(), 0);
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)), String(n));
    }
    if (table.result()?.why === why) return table.record();
  }
}
