import type { BrowserContextOptions, Page } from 'playwright-core';
import { fillIn } from './fill-in.ts';
import type { InBrowser } from './in-browser.ts';
import { touchAll } from './touch-all.ts';

export interface TableWish extends BrowserContextOptions {
  /** Who plays each seat, as the setup page names them. */
  readonly players?: readonly string[];
  readonly seed?: string;
  /** How fast bots play. */
  readonly pace?: 'instant' | 'brisk';
}

/** A table of Ad Astra set up on the setup page; the first seat begins, and bots play at once unless wished otherwise. */
export async function openStarTable(
  site: InBrowser,
  { players = ['human', 'novice', 'novice'], seed = 'a57a', pace = 'instant', ...options }: TableWish = {},
): Promise<Page> {
  const page = await site.open('/setup/ad-astra', options);
  await fillIn(page, { players, seed, pace });
  await page.locator('.setup button[type="submit"]').click();
  await page.locator('.choice-panel-awake, .curtain').first().waitFor();
  return page;
}

export async function versionOf(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-version'));
}

/** Does it, and waits until the table has taken a decision and somebody here is asked again, or the game is over. */
export async function decides(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await versionOf(page);
  await work();
  await page.waitForFunction((old) => Number(document.querySelector('main')?.dataset['version']) > old, before);
  await page.locator('.choice-panel-awake .choice-body > *, .curtain, .end-panel').first().waitFor();
}

/** Puts an action card of the hand, by its place there, on the first empty space of the board. */
export async function plan(page: Page, card: number): Promise<void> {
  await touchAll(page, `[data-hand-card="${card}"]`, '.planning-space-put .planning-slot');
}

/** Takes the first of these that there is, if any. */
async function clickFirst(page: Page, ...targets: readonly string[]): Promise<boolean> {
  for (const target of targets) {
    const found = page.locator(target).first();
    if ((await found.count()) === 0) continue;
    await found.click();
    return true;
  }
  return false;
}

/** Whatever is asked: plans, flies, lands and builds what it can, accepts every offer, and otherwise takes the last choice there is. */
export async function playOn(page: Page): Promise<void> {
  if ((await page.locator('.star-table-planning').count()) > 0) {
    const cards = page.locator('.hand-card-glows');
    await cards.nth((await versionOf(page)) % (await cards.count())).click();
    await page.locator('.planning-space-put .planning-slot').first().click();
    return;
  }
  if (await clickFirst(page, '.system-entered ~ .planet-open', '.system-open', '.offer-answer .choice-button-glows')) return;
  if (await clickFirst(page, '.build-item.choice-button-glows')) {
    await clickFirst(page, '.build-site .choice-button-glows', '.choice-body > .choice-button-glows');
    return;
  }
  await page.locator('.choice-body button:not([aria-disabled="true"])').last().click();
}
