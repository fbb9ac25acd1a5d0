import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../../test/chromium.ts';
import { type PageServer, startPageServer } from '../../../test/page-server.ts';
import { lookOften } from './look-often.ts';
import { type OpenOptions, type PageShelf, shelfOfPages } from './page-shelf.ts';

export const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export const LOCALES = { en: 'en-GB', fr: 'fr-CA' } as const;
const PICTURES = fileURLToPath(new URL('../../../screenshots', import.meta.url));
const WITH_PICTURES = process.env['PICTURES'] !== undefined;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Screen = keyof typeof SCREENS;
export type Language = keyof typeof LOCALES;

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

/** What the pages of the test at hand complained about, and to whom they spoke. */
const complaints: string[] = [];
const hosts = new Set<string>();

/** One browser and one server for all test files of a worker; they end with it. */
let shelf: Promise<PageShelf> | undefined;
let server: Promise<PageServer> | undefined;

/**
 * The real site in a real browser, for the tests of the calling file. No page may complain or speak to another host. A file that kills the
 * server has one of its own.
 */
export function inBrowser({ ownServer = false } = {}): InBrowser {
  let site: PageServer;
  let pages: PageShelf;

  beforeAll(async () => {
    shelf ??= launchChromium().then((browser) => shelfOfPages(browser, prepare));
    if (!ownServer) server ??= startPageServer();
    [site, pages] = await Promise.all([ownServer ? startPageServer() : (server ?? startPageServer()), shelf]);
  });

  afterAll(async () => {
    if (ownServer) await site.stop();
  });

  afterEach(async () => {
    await pages.putBack(site.url);
    const seen = { complaints: complaints.splice(0), hosts: [...hosts] };
    hosts.clear();
    expect(seen).toEqual({ complaints: [], hosts: [new URL(site.url).host] });
  });

  return {
    url: () => site.url,
    server: () => site,
    complaints,
    async open(path, options = {}) {
      const page = await pages.take({ viewport: SCREENS.desktop, locale: LOCALES.en, reducedMotion: 'reduce', ...options });
      await page.goto(`${site.url}${path}`);
      // Sooner noticed than by a locator, which looks ever more seldom.
      await page.waitForFunction(() => document.querySelector('h1') !== null);
      return page;
    },
  };
}

/** All is laid out, styled and can be reached, but nothing is painted, which is a third of the work: nobody looks. */
function paintNothing(): void {
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(unseen);
}

async function prepare(page: Page, { putBy = false }: OpenOptions): Promise<void> {
  lookOften(page);
  if (!putBy) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!WITH_PICTURES) await page.addInitScript(paintNothing);
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
}

/** Goes on to another place of the site as one does by a link there: quicker than opening it anew, for a look at many of them. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A screen has the same structure in both languages: axe looks at each size once, and once at each language. */
export function isForAxe(language: Language, screen: Screen): boolean {
  return (language === 'en') === (screen === 'desktop');
}

/** Everything axe finds wrong with the page as it stands; with a dialog open, with that: nothing else can be reached then. */
export async function axeFaults(page: Page): Promise<unknown> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  // Only faults are gathered, and without the way to each: everything that is right as well would take most of the time.
  const how = JSON.stringify({ resultTypes: ['violations'], selectors: false, elementRef: false, preload: false });
  const run = `axe.run(document.querySelector('dialog:modal') ?? document, ${how})`;
  const painted = (yes: boolean): string => `for (const unseen of document.adoptedStyleSheets) unseen.disabled = ${yes};`;
  const faults = 'violations.map(({ id, nodes }) => id + ": " + nodes[0].html)';
  return page.evaluate(`${painted(true)} ${run}.then(({ violations }) => { ${painted(false)} return ${faults}; })`);
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
    await onBothScreens(page, async (screen) => {
      if (isForAxe(language, screen)) expect(await axeFaults(page), `axe on ${name}`).toEqual([]);
      await takePicture(page, `${name}-${language}-${screen}`);
    });
  }
}

/** Looks at the screen at hand as it is on a phone, then as it is on a desktop. */
export async function onBothScreens(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SCREENS[screen]);
    await look(screen);
  }
}

/** A picture for the eye, in the ignored folder `screenshots`, if the variable PICTURES asks for it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!WITH_PICTURES) return;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
