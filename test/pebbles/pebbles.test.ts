import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { buildPageWithRows, bundledWithRows } from './built.ts';

/** A game is a folder and its rows: with them, and nothing else, every host plays it. */
const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-pebbles-'));
const pages = path.join(folder, 'page');
const stops: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true })];
let cli = '';
let site = '';

beforeAll(async () => {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const [program, server, botWorker, databaseUrl] = await Promise.all([
    bundledWithRows('packages/cli/src/main.ts', 'cli'),
    bundledWithRows('packages/server/src/main.ts', 'server'),
    bundledWithRows('packages/server/src/bots/worker.ts', 'bots'),
    postgres.newDatabase(),
    buildPageWithRows(pages),
  ]);
  cli = program;
  const options = { host: 'localhost', port: 0, pages, botWorker, store: { databaseUrl }, botPause: 0 };
  const start = `import('${pathToFileURL(server).href}').then(({ start }) => start(${JSON.stringify(options)})).then(({ address }) => console.log('ready: ' + address))`;
  const running = run(['--eval', start]);
  stops.push(running.stop);
  [, site = ''] = await running.says(/ready: (\S+)/);
});

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

describe('a third game, which is a folder and a row in each registry', () => {
  it('is simulated, recorded, verified and played at the command line', async () => {
    const record = path.join(folder, 'game.jsonl');
    const some = ['--game', 'pebbles', '--players', '2', '--heap', '9', '--seed', '5'];
    expect(await astrarium(['simulate', ...some, '--bots', 'adept,random', '--games', '20'])).toContain('Pebbles taken at once');
    expect(await astrarium(['record', ...some, '--bots', 'adept', '--out', record])).toContain('won by adept');
    expect(await astrarium(['verify', record])).toContain('same');
    expect(await astrarium(['replay', record, '--events'])).toContain('adept 1 takes 1.');
    const played = await astrarium(['play', ...some, '--lang', 'fr'], '1\n'.repeat(40));
    expect(played).toContain('Combien de cailloux prenez-vous');
    expect(played).toContain('Le tas est vide');
  });

  it('is hosted by the server, for people and for bots', async () => {
    const bot = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));
    const host = run([bot, site, '--make', 'pebbles']);
    const [, id = '', code = ''] = await host.says(/--join (\S+) (\S+)/);
    const guest = run([bot, site, '--join', id, code]);
    const ends = await Promise.all([host.ended, guest.ended]);
    const outcomes = ends.map((said) => /^(Won|Lost) with (?:1 : 0|0 : 1) as/m.exec(said)?.[1] ?? said);
    expect(new Set(outcomes)).toEqual(new Set(['Won', 'Lost']));

    const bots = { kind: 'bot', bot: 'adept' };
    const table = { game: 'pebbles', options: {}, seats: [bots, bots], listing: 'public', clock: { kind: 'none' }, host: null };
    const answer = await fetch(`${site}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...table, tokenHash: 'a'.repeat(64) }),
    });
    const made = (await answer.json()) as { readonly id: string };
    const phase = async (): Promise<unknown> =>
      ((await (await fetch(`${site}/api/tables/${made.id}`)).json()) as { readonly room?: { readonly phase: string } }).room?.phase;
    await expect.poll(phase).toBe('finished');
  });

  it('is set up and played in the page, in words', { timeout: 60_000 }, async () => {
    const browser = await launchChromium();
    stops.push(() => browser.close());
    const page = await browser.newPage({ locale: 'en-GB' });
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${site}/setup/pebbles`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Pebbles', exact: true }).waitFor();
    while (!(await isOver(page))) await takeOne(page);
    expect(await page.locator('main').textContent()).toContain('takes 1.');
    expect(complaints).toEqual([]);
  });
});

/** The first thing there is to decide, as soon as one is asked. */
async function takeOne(page: Page): Promise<void> {
  const choice = page.locator('.text-choice').first();
  await Promise.race([choice.waitFor(), page.getByText('The heap is empty').first().waitFor()]);
  if (await choice.isVisible()) await choice.click();
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.getByText('The heap is empty').count()) > 0;
}

async function astrarium(words: readonly string[], typed = ''): Promise<string> {
  const start = `import('${pathToFileURL(cli).href}').then(({ main }) => main(process.argv.slice(1)))`;
  return run(['--eval', start, '--', ...words], typed).ended;
}

/** A Node of its own, with all that it said. */
function run(words: readonly string[], typed = '') {
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  const heard = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const look of heard) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(output));
  });
  return {
    ended,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
    /** The first match in what it says. */
    says: (wanted: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = wanted.exec(output);
          if (match !== null) resolve(match);
        };
        heard.add(look);
        look();
        void ended.then(() => reject(new Error(`it ended without saying ${wanted}:\n${output}`)));
      }),
  };
}
