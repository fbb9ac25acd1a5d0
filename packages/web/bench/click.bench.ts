import type { Locator, Page } from 'playwright-core';
import { it } from 'vitest';
import { openStarTable } from '../test/ad-astra-at-table.ts';
import { inBrowser } from '../test/in-browser.ts';
import { tick } from '../test/tick.ts';
import { Clicks, SETTLED } from './clicks.ts';

const CLICKS = 60;

const site = inBrowser();

it('a click on a star at a table of four', async () => {
  const page = await site.open('/setup', { reducedMotion: 'no-preference' });
  await seatFourPersons(page);
  const clicks = await Clicks.on(page);
  for (let step = 0; step < 4 * CLICKS && clicks.count < CLICKS; step += 1) {
    if (!(await clicks.click(page.locator('.sky-star-legal').first()))) await goOn(page);
    else if (clicks.count % 4 === 0) await press(page, ['s', 'd']);
  }
  await enough(page, clicks);
  clicks.report('on a star');
});

it('a click on whatever is to be decided at a table of Ad Astra with three bots', async () => {
  // What bots decide comes later, and is not counted.
  const players = ['human', 'novice', 'novice', 'novice'];
  const page = await openStarTable(site, { players, pace: 'brisk', reducedMotion: 'no-preference' });
  const clicks = await Clicks.on(page);
  for (let step = 0; step < 40 * CLICKS && clicks.count < CLICKS; step += 1) {
    const target = await decisive(page);
    if (target === null || !(await clicks.click(target))) await page.waitForTimeout(SETTLED);
  }
  await enough(page, clicks);
  clicks.report('at the table of Ad Astra');
});

/** In Ad Astra: a card of the hand and its space, a system and its planet, an offer's answer, an item and its site, or any other choice. */
async function decisive(page: Page): Promise<Locator | null> {
  for (const place of [
    '.planning-space-put .planning-slot',
    '.star-table-planning .hand-card-glows',
    '.system-entered ~ .planet-open',
    '.system-open',
    '.offer-answer .choice-button-glows',
    '.build-site .choice-button-glows',
    '.build-item.choice-button-glows',
    '.choice-panel-awake .choice-body button:not([aria-disabled="true"]) >> nth=-1',
  ]) {
    const found = page.locator(place).first();
    if ((await found.count()) > 0) return found;
  }
  return null;
}

async function enough(page: Page, clicks: Clicks): Promise<void> {
  if (clicks.count < CLICKS) throw new Error(`only ${clicks.count} clicks were possible: ${await page.locator('main').innerText()}`);
}

async function seatFourPersons(page: Page): Promise<void> {
  await tick(page.getByRole('radio', { name: '4' }));
  for (const place of [1, 2, 3, 4]) {
    await page
      .getByRole('group', { name: `Seat ${place}` })
      .getByRole('combobox')
      .selectOption('human');
  }
  await page.getByText('A seed, for the curious').click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('C0FFEE');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.sky-star-legal').first().waitFor();
}

/** Where no star can be marked: lift the curtain, take what glows, or else rest. */
async function goOn(page: Page): Promise<void> {
  for (const place of ['.curtain .button-gold', '.curtain .choice-button-glows', '.held-card-glows', '.choice-button-glows']) {
    const found = page.locator(place).first();
    if ((await found.count()) === 0) continue;
    await found.click();
    await page.waitForTimeout(SETTLED);
    return;
  }
  await press(page, ['r']);
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLED);
  }
}
