import type { BrowserContextOptions, Page } from 'playwright-core';
import type { InBrowser } from './in-browser.ts';
import { tick } from './tick.ts';

export interface TableWish extends BrowserContextOptions {
  /** Who plays each seat, as the setup page names them. */
  readonly players?: readonly string[];
  readonly seed?: string;
  /** How fast bots play. */
  readonly pace?: 'instant' | 'brisk';
}

/** A table of Ad Astra set up on the setup page, as a player would; the first seat begins, and bots play at once unless wished otherwise. */
export async function openStarTable(
  site: InBrowser,
  { players = ['human', 'novice', 'novice'], seed = 'a57a', pace = 'instant', ...options }: TableWish = {},
): Promise<Page> {
  const page = await site.open('/setup/ad-astra', options);
  await page.evaluate((wished) => localStorage.setItem('astrarium.pace', wished), pace);
  await tick(page.getByRole('radio', { name: String(players.length), exact: true }));
  for (const [seat, player] of players.entries()) await page.locator('.setup-seat select').nth(seat).selectOption(player);
  // The choice after "drawn by lot".
  await tick(page.locator('.setup-first input').nth(1));
  await page.locator('.setup-seed summary').click();
  await page.locator('.setup-seed input').fill(seed);
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
  await page.locator(`[data-hand-card="${card}"]`).click();
  await page.locator('.planning-space-put .planning-slot').first().click();
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

/**
 * Plays at an online table of Ad Astra by clicks from inside the page, which is many times quicker than a hand from outside: in the
 * picture or in words, whichever is shown, whenever this seat is asked, until so many decisions were taken by all or the game is over.
 */
export async function playAlong(page: Page, until = Number.POSITIVE_INFINITY): Promise<void> {
  await page.evaluate(async (last) => {
    const all = (what: string): Element[] => [...document.querySelectorAll(what)];
    const version = (): number => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']);
    const inWords = (): Element | undefined => {
      const choices = all('.text-choice');
      const scoring = choices.find((choice) => choice.querySelector('.text-choice-notation')?.textContent?.startsWith('plan s'));
      return scoring ?? choices[version() % choices.length];
    };
    // Whoever plans to score, the last three cards of the hand, comes to the end soonest.
    const planned = (): Element | undefined =>
      document.querySelector('.planning-space-put .planning-slot') ??
      document.querySelector(':is([data-hand-card="8"], [data-hand-card="9"], [data-hand-card="10"]).hand-card-glows') ??
      all('.hand-card-glows').at(version() % all('.hand-card-glows').length);
    const acted = (): Element | undefined =>
      document.querySelector('.system-entered ~ .planet-open, .system-open') ??
      document.querySelector('.offer-answer .choice-button-glows') ??
      all('.choice-body button:not([aria-disabled="true"])').at(-1);
    const target = (): Element | undefined => {
      if (document.querySelector('.text-table') !== null) return inWords();
      if (document.querySelector('.choice-panel-awake') === null) return undefined;
      return document.querySelector('.star-table-planning') === null ? acted() : planned();
    };
    const isOver = (): boolean => document.querySelector('.end-panel, .text-asked .text-section') !== null;
    while (!isOver() && version() < last) {
      // While a decision is on its way nothing else is decided.
      if (document.querySelector('.online-table-sending') === null) {
        target()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }, until);
}
