import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { astra } from '@astrarium/astra';
import { at, type GameRecord, quickRandom, readSeed, Table, writeRecord } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const EPOCH = readSeed('e90c4');

/** A game in which chance began anew after 40 decisions, played to its end. */
const record = played();
const good = path.join(folder, 'epochs.jsonl');
writeFileSync(good, writeRecord(record));

describe.concurrent('a record with an epoch', () => {
  test('verifies', async () => {
    expect(await astrarium('verify', good)).toMatchObject({ code: 0, stdout: expect.stringContaining('same') });
  });

  test('is replayed, with a line that says where chance began anew', async () => {
    const { code, stdout } = await astrarium('replay', good);
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    const epoch = lines.findIndex((line) => line.endsWith(`shuffled anew, by seed ${EPOCH}`));
    expect(lines[epoch - 1]).toMatch(/^ *40 /);
    expect(stdout).toMatch(new RegExp(`^  total +${record.result?.totals.join(' +')}$`, 'm'));
  });

  test('--json has it in its place', async () => {
    const { stdout } = await astrarium('replay', good, '--json');
    const lines = stdout.split('\n');
    expect(lines[0]).not.toContain('epoch');
    expect(lines[41]).toBe(JSON.stringify({ epoch: EPOCH }));
  });

  test('that breaks after it is told by the line of the file', async () => {
    const file = path.join(folder, 'broken-epochs.jsonl');
    const lines = writeRecord(record).trimEnd().split('\n');
    writeFileSync(file, lines.with(44, '{"seat":0,"do":"boon 4"}').join('\n'));
    expect(await astrarium('verify', file)).toMatchObject({ code: 1, stdout: expect.stringContaining('line 45: decision 43 "boon 4"') });
  });
});

function played(): GameRecord {
  const below = quickRandom(4);
  const begun = Table.start(astra, { options: { players: 3 }, seed: readSeed('1') });
  const playOn = (table: typeof begun, until: number): void => {
    for (let waiting = table.waitingFor(); waiting.length > 0 && table.version < until; waiting = table.waitingFor()) {
      const legal = table.legal(at(waiting, 0));
      table.decide(at(waiting, 0), at(legal, below(legal.length)));
    }
  };
  playOn(begun, 60);
  const table = begun.fork(40, EPOCH);
  playOn(table, 100_000);
  return table.record();
}
