import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  at,
  childSeed,
  type GameRecord,
  playsVersions,
  quickRandom,
  readRecord,
  readSeed,
  recordedResult,
  replay,
  Table,
  writeRecord,
} from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstra } from '../src/index.ts';

/**
 * Stored games that must replay for ever, event by event. After a change of rules or data that is meant to alter them, raise the
 * version and make them anew with UPDATE_GOLDEN=1; the difference in git shows what changed for players.
 */
const FOLDER = new URL('./golden/', import.meta.url);

/** A game for every number of players, every ending and every option. */
const WAYS = [
  { name: '3-players-all-planets', options: { players: 3 }, why: 'all-planets' },
  { name: '3-players-fifty-points', options: { players: 3, factions: ['grey', 'blue', 'green'] }, why: 'fifty-points' },
  // The others are of rules 1 and 2: there who discards for points is asked no more once nothing fits (B8.3).
  { name: '3-players-rules-3', options: { players: 3, first: 1 }, why: 'fifty-points' },
  { name: '4-players-arcanum', options: { players: 4, first: 2 }, why: 'arcanum' },
  { name: '4-players-fifty-points', options: { players: 4 }, why: 'fifty-points' },
  { name: '4-players-original', options: { players: 4, rules: 'original' }, why: 'fifty-points' },
  { name: '4-players-responsum', options: { players: 4, arcanum: false }, why: 'responsum' },
  { name: '4-players-responsum-3', options: { players: 4, arcanum: false }, why: 'responsum' },
  { name: '4-players-standstill', options: { players: 4 }, why: 'standstill' },
  { name: '5-players-fifty-points', options: { players: 5, responsum: false }, why: 'fifty-points' },
  { name: '5-players-uneven', options: { players: 5, galaxy: 'uneven' }, why: 'all-planets' },
];

/** Movement, Build and Trade: cards that bring nothing to who does nothing. */
const IDLE: ReadonlySet<number> = new Set([3, 4, 5, 6, 7]);

if (process.env.UPDATE_GOLDEN === '1') {
  for (const way of WAYS) {
    // Those of older rules stay: they are replayed by the rules they were made with.
    if (existsSync(new URL(`${way.name}.jsonl`, FOLDER))) continue;
    const record = findGame(way.options, way.why);
    writeFileSync(new URL(`${way.name}.jsonl`, FOLDER), writeRecord(record));
    writeFileSync(new URL(`${way.name}.events.jsonl`, FOLDER), eventsOf(record));
  }
}

describe('golden records', () => {
  test('there is one for every number of players, ending and option', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(WAYS.flatMap(({ name }) => [`${name}.events.jsonl`, `${name}.jsonl`]).toSorted());
  });

  test.each(WAYS)('$name: replays to the same events and scores', ({ name, why }) => {
    const record = readRecord(readFileSync(new URL(`${name}.jsonl`, FOLDER), 'utf8'));
    expect(playsVersions(adAstra, record)).toBe(true);
    const result = adAstra.result(replay(adAstra, record).state);
    expect(result && recordedResult(result)).toEqual(record.result);
    expect(record.result?.why).toBe(why);
    expect(eventsOf(record)).toBe(readFileSync(new URL(`${name}.events.jsonl`, FOLDER), 'utf8'));
  });
});

function eventsOf(record: GameRecord): string {
  const lines: string[] = [];
  replay(adAstra, record, record.decisions.length, (event, only) => {
    lines.push(JSON.stringify(only === undefined ? event : { ...event, only }));
  });
  return `${lines.join('\n')}\n`;
}

/**
 * A random game that ends this way; to end by exploration, ships fly whenever they can and nobody plans a Scoring card, and to end by
 * standstill nobody does anything.
 */
function findGame(options: { players: number }, why: string): GameRecord {
  for (let seed = 0; ; seed += 1) {
    const names = ['Robin', 'Matthew', 'Dorothy', 'Amandine', 'Antoine'].slice(0, options.players);
    const table = Table.start(adAstra, { options, seed: childSeed(readSeed('901d'), seed), names });
    const below = quickRandom(seed);
    while (table.waitingFor().length > 0) {
      const seat = at(table.waitingFor(), 0);
      const all = table.legal(seat);
      const bold = all.filter((one) => (one.do === 'plan' && one.card < 8) || one.do === 'fly');
      const idle = all.filter((one) => one.do === 'pass' || one.do === 'end' || (one.do === 'plan' && IDLE.has(one.card)));
      const some = why === 'standstill' ? idle : why === 'all-planets' ? bold : all;
      const legal = some.length > 0 ? some : all;
      table.decide(seat, at(legal, below(legal.length)));
    }
    if (table.result()?.why === why) return table.record();
  }
}
