import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../../test/chromium.ts';
import { type PageServer, startPageServer } from '../../../test/page-server.ts';

export const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export const LOCALES = { en: 'en-GB', fr: 'fr-CA' } as const;
const PICTURES = fileURLToPath(new URL('../../../screenshots', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface InBrowser {
  /** The address of the site. */
  readonly url: () => string;
  /** The process that serves it. */
  readonly server: () => Pick<PageServer, 'kill' | 'restart'>;
  /** Opens a place of the site in a browser of its own, as if for the first time. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What the pages have complained about so far; whatever is left at the end of a test fails it. */
  readonly complaints: string[];
}

/** The real site in a real browser, for the tests of the calling file. No page may complain or speak to another host. */
export function inBrowser(): InBrowser {
  let server: PageServer;
  let browser: Browser;
  const complaints: string[] = [];
  const hosts = new Set<string>();

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    [server, browser] = await Promise.all([startPageServer(), launchChromium()]);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const seen = { complaints: complaints.splice(0), hosts: [...hosts] };
    hosts.clear();
    expect(seen).toEqual({ complaints: [], hosts: [new URL(server.url).host] });
  });

  return {
    url: () => server.url,
    server: () => server,
    complaints,
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: SCREENS.desktop, locale: LOCALES.en, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() !== 'info' && message.type() !== 'log') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol !== 'blob:') hosts.add(host);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').waitFor();
      return page;
    },
  };
}

/** Everything axe finds wrong with the page as it stands. */
export async function axeFaults(page: Page): Promise<unknown> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  // Only faults are gathered: everything that is right as well would take most of the time.
  const run = `axe.run({ resultTypes: ['violations'] })`;
  return page.evaluate(`${run}.then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`);
}

/** A picture for the eye, in the ignored folder `screenshots`. */
export async function takePicture(page: Page, name: string, { whole = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: whole });
}
