import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();

test('train writes prices for every number of players, in the form of the file the Grandmaster reads', async () => {
  const file = path.join(folder, 'prices.json');
  const { code, stdout, stderr } = await astrarium('train', '--games', '3', '--out', file);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`${file} written`);
  expect(stdout).toMatch(/^ {2}5 players +\d/m);
  const text = readFileSync(file, 'utf8');
  const shipped = readFileSync(new URL('../../bots/src/astra/grandmaster.json', import.meta.url), 'utf8');
  expect(text.replaceAll(/-?\d+(\.\d+)?(?=[,\]])/g, '0')).toBe(shipped.replaceAll(/-?\d+(\.\d+)?(?=[,\]])/g, '0'));
});
