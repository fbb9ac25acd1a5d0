import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goOn, inBrowser } from '../../test/in-browser.ts';
import { buildInPseudoLanguage, PSEUDO } from '../../test/pseudo-language.ts';
import { touchAll } from '../../test/touch-all.ts';
import { untranslated } from '../../test/untranslated.ts';

const RECORDS = ['astra/test/golden/3-players-end-by-first-player.jsonl', 'ad-astra/test/golden/4-players-fifty-points.jsonl'].map((file) =>
  fileURLToPath(new URL(`../../../${file}`, import.meta.url)),
);

/** Places of the site with what shows that they are there. */
const PLACES = [
  ['/', '.home-games'],
  ['/setup', '.setup'],
  ['/setup/ad-astra', '.setup-options'],
  ['/games', '.games-empty'],
  ['/online', 'h1'],
  ['/online/new', '.new-online'],
  ['/rules/A', '.rule'],
  ['/rules/B', '.rule'],
  ['/glossary', '.glossary-section'],
  ['/cards', '.cards-page li'],
  ['/atlas/tau', '.atlas-list-stars'],
  ['/nowhere', '.unknown-asked'],
  ['/learn/astra', '.lesson-panel'],
  ['/learn/ad-astra', '.lesson-panel'],
] as const;

describe('a language added by the steps of the documents, in a real browser', () => {
  const site = inBrowser();

  /** A page of the copy, at the server of all tests. */
  async function openPseudo(dist: string): Promise<Page> {
    const page = await site.open('/', { colorScheme: 'dark' });
    await page.evaluate((language) => localStorage.setItem('astrarium.language', language), PSEUDO);
    await page.route(
      (url) => !url.pathname.startsWith('/api/'),
      (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(dist, pathname);
        const path = extname(pathname) !== '' && existsSync(file) ? file : join(dist, 'index.html');
        return route.fulfill({ path });
      },
    );
    return page;
  }

  it('leaves no word on any screen as it was', { timeout: 120_000 }, async () => {
    const page = await openPseudo(await buildInPseudoLanguage());
    const found: string[] = [];
    const look = async (screen: string): Promise<void> => {
      for (const text of await untranslated(page)) found.push(`${screen}: ${text}`);
    };
    await page.goto(`${site.url()}/`);
    for (const [path, there] of PLACES) {
      await goOn(page, path);
      await page.locator(there).first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy], .table-opening') === null);
      await look(path);
    }

    for (const [path, table] of [
      ['/setup', '.own-journal'],
      ['/setup/ad-astra', '.holdings'],
    ] as const) {
      await goOn(page, path);
      await touchAll(page, '.setup > button[type="submit"]', `${table}, .curtain button`);
      await page.locator('main[data-version]').waitFor();
      await look(`table of ${path}`);
      await touchAll(page, '.top-bar-settings, [aria-keyshortcuts="S"]').catch(() => undefined);
      await look(`settings of ${path}`);
    }

    await goOn(page, '/games');
    for (const record of RECORDS) {
      await page.locator('input[type="file"]').setInputFiles(record);
      await page.waitForURL(/\/result\//);
      await page.locator('.score-table').waitFor();
      await look('result');
      await goOn(page, new URL(page.url()).pathname.replace('result', 'replay'));
      await page.locator('.replay').waitFor();
      await look('replay');
      await goOn(page, '/games');
      await page.locator('.game-plate').first().waitFor();
    }
    await look('my games');
    expect([...new Set(found)]).toEqual([]);
  });
});
