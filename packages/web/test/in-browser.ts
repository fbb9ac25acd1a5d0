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

export type Screen = keyof typeof SCREENS;
export type Language = keyof typeof LOCALES;

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the service worker puts by the whole site. Where that is not what is tested, it would only cost time. */
  readonly putBy?: boolean;
}

export interface InBrowser {
  /** The address of the site. */
  readonly url: () => string;
  /** The process that serves it. */
  readonly server: () => Pick<PageServer, 'kill' | 'restart'>;
  /** Opens a place of the site in a browser of its own, as if for the first time. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
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
    async open(path, { putBy = false, ...options } = {}) {
      const context = await browser.newContext({ viewport: SCREENS.desktop, locale: LOCALES.en, reducedMotion: 'reduce', ...options });
      if (!putBy) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
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

/** A screen has the same structure in both languages: axe looks at each size once, and once at each language. */
export function isForAxe(language: Language, screen: Screen): boolean {
  return (language === 'en') === (screen === 'desktop');
}

/** Everything axe finds wrong with the page as it stands; with a dialog open, with that: nothing else can be reached then. */
export async function axeFaults(page: Page): Promise<unknown> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  // Only faults are gathered: everything that is right as well would take most of the time.
  const run = `axe.run(document.querySelector('dialog:modal') ?? document, { resultTypes: ['violations'] })`;
  return page.evaluate(`${run}.then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`);
}

/**
 * Looks at the screen at hand in both languages and at both sizes. `again` brings it back after the reload that a new language needs;
 * at the end it is there in English on a desktop.
 */
export async function lookFromAllSides(page: Page, name: string, again: () => Promise<unknown>): Promise<void> {
  for (const language of ['fr', 'en'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('astrarium.language', chosen), language);
    await page.reload();
    await again();
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      if (isForAxe(language, screen)) expect(await axeFaults(page), `axe on ${name}`).toEqual([]);
      await takePicture(page, `${name}-${language}-${screen}`);
    }
  }
}

/** A picture for the eye, in the ignored folder `screenshots`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
