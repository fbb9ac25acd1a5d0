import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goOn, inBrowser } from '../../test/in-browser.ts';
import { buildInPseudoLanguage, PSEUDO } from '../../test/pseudo-language.ts';
import { touchAll } from '../../test/touch-all.ts';
import { untranslated } from '../../test/untranslated.ts';

const RECORDS = ['astra/test/golden/3-players-end-by-first-player.jsonl', 'ad-astra/test/golden/4-players-fifty-points.jsonl'].map((file) =>
  fileURLToPath(new URL(`../../../${file}`, import.meta.url)),
);

const NAME = 'Q';

/** Names in the records, of stars and of the constellations that lent one: the same in every language. */
const NAMES = ['Robin', 'Matthew', 'Dorothy', 'Amandine', ...CARDS.flatMap(({ code }) => skyOf(code).map(({ name }) => name ?? ''))];
/** What the browser says of times in a language it does not know. */
const BROWSERS_WORDS = ['now', 'seconds', 'ago', ...Array.from({ length: 12 }, (_, month) => monthName(month))];
const ALLOWED: ReadonlySet<string> = new Set([
  ...NAMES.flatMap((name) => name.split(/[^A-Za-z]+/)),
  ...CARDS.map(({ code }) => code.charAt(0).toUpperCase() + code.slice(1)),
  ...BROWSERS_WORDS,
]);

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
      for (const text of await untranslated(page)) if (!isName(text)) found.push(`${screen}: ${text}`);
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
      ['/setup/ad-astra', '.holdings-plate'],
    ] as const) {
      await goOn(page, path);
      await touchAll(page, '.setup > button[type="submit"]');
      await page.locator(table).waitFor();
      await look(`the table of ${path}`);
      await touchAll(page, '.top-bar-keys + .icon-button');
      await page.locator('dialog:modal').waitFor();
      await look(`the settings of ${path}`);
      await page.keyboard.press('Escape');
      await touchAll(page, '.help-button');
      await page.locator('.help-others').waitFor();
      await look(`the help of ${path}`);
      await page.keyboard.press('Escape');
      await goOn(page, `${new URL(page.url()).pathname}/text`);
      await page.locator('.text-table').waitFor();
      await look(`the table in words of ${path}`);
    }

    await goOn(page, '/online/new');
    await page.locator('.new-online-name input').fill(NAME);
    await touchAll(page, '.new-online > button[type="submit"]');
    await page.locator('.room-seat').first().waitFor();
    await look('an online table');
    // Not before it is connected: a line cut short would be complained of.
    await page.locator('.presence-here').waitFor();

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

/** Is there no word in it but names, numerals and the hash of a deal? */
function isName(text: string): boolean {
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  return /^[0-9a-f]{64}$/.test(text) || words.every((word) => ALLOWED.has(word) || /^[IVX]+$/.test(word));
}

function monthName(month: number): string {
  return new Date(2000, month).toLocaleString('en', { month: 'long' });
}
