import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The script in a tree of its own, in which nothing is installed. */
async function installer(): Promise<{ isInstalled: (how?: { dev?: boolean }) => boolean }> {
  const lib = path.join(folder, 'scripts/lib');
  mkdirSync(lib, { recursive: true });
  for (const file of ['install.mjs', 'run.mjs'])
    copyFileSync(fileURLToPath(new URL(`../../../scripts/lib/${file}`, import.meta.url)), path.join(lib, file));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  return (await import(pathToFileURL(path.join(lib, 'install.mjs')).href)) as Awaited<ReturnType<typeof installer>>;
}

test('packages installed for production are enough to start, and not to test', async () => {
  const { isInstalled } = await installer();
  expect([isInstalled(), isInstalled({ dev: true })]).toEqual([false, false]);
  mkdirSync(path.join(folder, 'node_modules/vitest'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/.astrarium-installed'), createHash('sha256').update('{}').digest('hex'));
  expect([isInstalled(), isInstalled({ dev: true })]).toEqual([true, false]);
  writeFileSync(path.join(folder, 'node_modules/vitest/package.json'), '{}');
  expect(isInstalled({ dev: true })).toBe(true);
  writeFileSync(path.join(folder, 'package-lock.json'), '{ "changed": true }');
  expect(isInstalled({ dev: true })).toBe(false);
});
