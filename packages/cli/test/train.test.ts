import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();

test.each([
  ['astra', '3', 'astra/grandmaster.json', /^ {2}5 players +\d/m],
  ['ad-astra', '8', 'ad-astra/evaluation/learned.json', /^ +\d+\.\d % +\d+\.\d$/m],
])('train writes what bots of %s go by, in the form of the file they read', async (game, games, read, measured) => {
  const file = path.join(folder, `${game}.json`);
  const { code, stdout, stderr } = await astrarium('train', '--game', game, '--games', games, '--out', file);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`${file} written`);
  expect(stdout).toMatch(measured);
  const text = readFileSync(file, 'utf8');
  const shipped = readFileSync(new URL(`../../bots/src/${read}`, import.meta.url), 'utf8');
  expect(text.replaceAll(/-?\d+(\.\d+)?(?=[,\]])/g, '0')).toBe(shipped.replaceAll(/-?\d+(\.\d+)?(?=[,\]])/g, '0'));
});
