import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/store/lock.ts';
import { openStore } from '../src/store/open.ts';
import { StoreProblem } from '../src/store/problem.ts';
import { builtWorker, temporaryFolder } from './a-store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

describe('the lock of a folder', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'astrarium.lock');

  it('lets one in at a time, and names who is in', () => {
    const unlock = lockFolder(folder);
    expect(problemOf(() => lockFolder(folder))).toMatchObject({
      message: `The folder ${folder} is in use by process ${process.pid}: another server keeps its games there.`,
      fix: expect.stringContaining('--data'),
    });
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', JSON.stringify({ process: 2 ** 22 + 1, started: null })],
    ['a process whose number another one has now', JSON.stringify({ process: process.pid, started: '1' })],
    ['a process killed while it wrote', ''],
    ['nobody knows whom', '[]'],
  ])('goes over from %s', (_who, text) => {
    writeFileSync(file, text);
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ process: process.pid });
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused to others while any living process has it', () => {
    const text = JSON.stringify({ process: process.ppid, started: null });
    writeFileSync(file, text);
    expect(problemOf(() => lockFolder(folder))).toMatchObject({ message: expect.stringContaining(`process ${process.ppid}`) });
    expect(readFileSync(file, 'utf8')).toBe(text);
    rmSync(file);
  });
});

describe('a folder with games', async () => {
  const worker = await builtWorker();
  const folder = temporaryFolder();
  const dataDir = path.join(folder, 'deep/games');
  // As a process leaves it that was killed while it made the database.
  mkdirSync(path.join(dataDir, 'database'), { recursive: true });
  writeFileSync(path.join(dataDir, 'database.making'), '');
  writeFileSync(path.join(dataDir, 'database/PG_VERSION'), '18\n');
  const said: unknown[] = [];
  const store = await openStore({ dataDir, worker }, undefined, (_level, _event, fields) => said.push(fields));
  await store.createTable(aTable('table'));
  afterAll(() => store.close());

  it('keeps what was found half-made under another name, and says so', () => {
    const aside = readdirSync(dataDir).find((name) => name.startsWith('database.half-made-')) ?? '';
    expect(readFileSync(path.join(dataDir, aside, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(said).toEqual([{ note: expect.stringContaining(path.join(dataDir, aside)) }]);
    expect(readdirSync(dataDir)).not.toContain('database.making');
    rmSync(path.join(dataDir, aside), { recursive: true });
  });

  it('is for its owner alone', () => expect(openToOthers(dataDir)).toEqual([]));

  it('has one server at a time, whom a second does not disturb', async () => {
    const second = openStore({ dataDir, worker });
    await expect(second).rejects.toThrow(`The folder ${dataDir} is in use by process ${process.pid}`);
    expect(await store.append('table', aDecision(1))).toBe('kept');
  });

  it('is free again when all that was asked is done', async () => {
    const last = store.append('table', aDecision(2));
    await store.close();
    expect(await last).toBe('kept');
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it.each([
    ['PG_VERSION', null, 'PG_VERSION is missing'],
    ['PG_VERSION', '15\n', 'incompatible'],
    ['global/pg_control', null, 'global/pg_control'],
  ])('is left as it is when it is damaged (%s: %j)', async (name, text, why) => {
    const file = path.join(dataDir, 'database', name);
    const whole = readFileSync(file);
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
    const before = filesIn(dataDir);
    const error = await openStore({ dataDir, worker }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreProblem);
    expect(error).toMatchObject({ message: expect.stringContaining(why), fix: expect.stringContaining(`mv ${dataDir}/database`) });
    expect(filesIn(dataDir)).toEqual(before);
    writeFileSync(file, whole);
  });

  it('has all its games once it is put right, for its owner alone whatever it was before', async () => {
    for (const name of filesIn(dataDir)) chmodSync(path.join(dataDir, name), 0o777);
    chmodSync(dataDir, 0o755);
    const again = await openStore({ dataDir, worker });
    expect((await again.loadTable('table'))?.entries).toEqual([aDecision(1), aDecision(2)]);
    expect(openToOthers(dataDir)).toEqual([]);
    await again.close();
  });

  it.each(['a-file', 'a-file/below'])('is no place for games where there is a file: %s', async (name) => {
    writeFileSync(path.join(folder, 'a-file'), 'mine');
    const error = await openStore({ dataDir: path.join(folder, name), worker }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreProblem);
    expect(error).toMatchObject({ message: expect.stringContaining("Games can't be kept in"), fix: expect.stringContaining('--data') });
    expect(readFileSync(path.join(folder, 'a-file'), 'utf8')).toBe('mine');
  });
});

function openToOthers(folder: string): string[] {
  const all = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return all.filter((name) => {
    const entry = lstatSync(path.join(folder, name));
    return (entry.mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600);
  });
}

/** But for the mark of a running server, which an attempt to start one may leave. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !file.endsWith('postmaster.pid'));
}

function problemOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
