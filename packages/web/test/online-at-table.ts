import { at } from '@astrarium/core';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { versionOf } from './ad-astra-at-table.ts';
import type { InBrowser } from './in-browser.ts';
import { tick } from './tick.ts';

export interface OnlineWish {
  readonly name?: string;
  readonly listing?: 'Private' | 'Public';
  readonly other?: 'person' | 'novice';
}

/** Sets up a table of Astra for two and goes there. */
export async function makeTable(page: Page, { name = 'Hypatia', listing = 'Private', other = 'person' }: OnlineWish = {}): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await tick(page.getByRole('radio', { name: '2', exact: true }));
  await tick(page.getByRole('radio', { name: listing }));
  await page.getByLabel('Seat 2').selectOption(other);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/online\/[\w-]{16}$/);
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Two people at a table of Astra that has begun. */
export async function twoAtATable(site: InBrowser, options: BrowserContextOptions = {}): Promise<readonly [Page, Page]> {
  const host = await site.open('/online/new');
  await makeTable(host);
  const link = await host.getByLabel('Link', { exact: true }).inputValue();
  const guest = await site.open(link.slice(site.url().length), options);
  await sitDown(guest, 'Aratus');
  await Promise.all([host, guest].map((page) => page.locator('.table .action-question').waitFor()));
  return [host, guest];
}

export function awake(page: Page): Locator {
  return page.locator('.action-bar-awake');
}

export function connection(page: Page): Locator {
  return page.locator('.connection-sign');
}

/** Somebody who is asked, in either game. */
export async function asked(pages: readonly Page[]): Promise<Page> {
  let found = -1;
  const look = async (): Promise<number> => {
    const bars = await Promise.all(pages.map((page) => page.locator('.action-bar-awake, .choice-panel-awake').count()));
    found = bars.findIndex((count) => count > 0);
    return found;
  };
  await expect.poll(look, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
  return at(pages, found);
}

/** Whose turn it is, and who waits. */
export async function byTurn(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [one, other] = pages;
  return (await asked(pages)) === one ? [one, other] : [other, one];
}

/** Something that can be decided in Astra by a click: stars first; at the card limit only own cards. */
export async function glowing(page: Page): Promise<Locator> {
  for (const candidates of ['.sky-star-legal', '.action-buttons .choice-button-glows', '.own-journal .held-card-glows']) {
    const found = page.locator(candidates);
    const count = await found.count();
    if (count > 0) return found.nth((await versionOf(page)) % count);
  }
  throw new Error(`nothing glows: ${await page.locator('.action-question').textContent()}`);
}

/** Waits until everybody has seen so many decisions. */
export async function allSee(pages: readonly Page[], version: number): Promise<void> {
  await Promise.all(pages.map((page) => expect.poll(() => versionOf(page), { timeout: 60_000 }).toBe(version)));
}

/** Clicks what glows, and waits until both have seen it. */
export async function playOn(pages: readonly [Page, Page]): Promise<void> {
  const [turn] = await byTurn(pages);
  const before = await versionOf(turn);
  await (await glowing(turn)).click();
  await allSee(pages, before + 1);
}
