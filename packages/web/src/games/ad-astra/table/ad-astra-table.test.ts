import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decides, openStarTable, plan, playOn, versionOf } from '../../../../test/ad-astra-at-table.ts';
import { inBrowser, LOCALES, lookFromAllSides } from '../../../../test/in-browser.ts';
import { playAlong } from '../../../../test/play-along.ts';
import { tick } from '../../../../test/tick.ts';
import { touchAll } from '../../../../test/touch-all.ts';

/** Its place in the hand; the first three cards are Productions, the next three Movements. */
const TRADE = 7;

const PERSONS = ['human', 'human', 'human'];

/** Words of the cards of the one game and of the factions of the other, as the games have them in their tables. */
const ASTRA = 'refund-commons';
const AD_ASTRA = 'lY-tR';

describe('the table of Ad Astra, in a real browser', () => {
  const site = inBrowser();

  /** The next person comes to the screen. */
  async function lift(page: Page): Promise<void> {
    await touchAll(page, '.curtain .button-gold');
    await page.waitForFunction(() => document.querySelector('.curtain') === null && document.querySelector('.choice-panel-awake') !== null);
  }

  it('plays a whole game against two bots by clicking', { timeout: 240_000 }, async () => {
    const page = await openStarTable(site);
    const end = page.locator('.end-panel');
    for (let step = 0; step < 8; step += 1) await decides(page, () => playOn(page));
    await playAlong(page);
    await end.waitFor();
    await expect.poll(() => page.title()).toContain('The game is over');
    await expect.poll(() => page.locator('.log-line').last().textContent()).toContain('The game is over');
    await expect.poll(() => page.locator('.curtain').count()).toBe(0);
    await lookFromAllSides(page, 'ad-astra-end', () => end.waitFor());
    await page.getByRole('link', { name: 'See the scoring' }).click();
    await page.locator('.score-table').waitFor();
  });

  it('draws the curtain between three persons for a round, and shows nobody another’s plans', { timeout: 120_000 }, async () => {
    const page = await openStarTable(site, { players: PERSONS });
    const board = page.getByRole('region', { name: 'Planning board' });
    const curtain = page.locator('.curtain');
    await lookFromAllSides(page, 'ad-astra-curtain', () => curtain.waitFor());
    await expect.poll(() => curtain.getByRole('heading').textContent()).toBe('Pass to Hypatia');
    await curtain.getByRole('button', { name: 'I am Hypatia' }).click();
    await page.locator('.choice-panel-awake').waitFor();
    await decides(page, () => plan(page, 1));
    await expect.poll(() => curtain.getByRole('heading').textContent()).toBe('Pass to Hipparchus');
    // Behind the curtain, too, nothing is left of the one who sat here.
    await expect.poll(() => page.locator('.planning-board').innerHTML()).not.toContain('Production');
    await curtain.getByRole('button', { name: 'Hypatia takes back the last decision' }).click();
    await expect.poll(() => versionOf(page)).toBe(0);

    for (let turn = 0; turn < 12; turn += 1) {
      await lift(page);
      const spaces = await board.getByRole('button').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label')));
      expect(spaces.filter((label) => label?.includes('your card'))).toHaveLength(Math.floor(turn / 3));
      expect(spaces.filter((label) => label?.includes('face down'))).toHaveLength(turn);
      expect(spaces.filter((label) => label?.includes('Production'))).toHaveLength(Math.floor(turn / 3));
      await decides(page, () => plan(page, Math.floor(turn / 3)));
    }
    // Each produces three times and flies once; at the end of the round some may have to discard.
    const round = page.locator('.top-bar-round');
    for (let step = 0; step < 40 && (await round.textContent()) === 'Round 1'; step += 1) {
      if ((await curtain.count()) > 0) await lift(page);
      await decides(page, () => touchAll(page, '.choice-body button:not([aria-disabled="true"])'));
    }
    await expect.poll(() => round.textContent()).toBe('Round 2');
    await expect.poll(() => page.locator('.log-line').filter({ hasText: 'for everybody.' }).count()).toBe(9);
    await curtain.waitFor();
  });

  it('trades with a counter-offer, hands open and so without a curtain', { timeout: 120_000 }, async () => {
    const page = await openStarTable(site, { players: PERSONS });
    for (let turn = 0; turn < 12; turn += 1) {
      await lift(page);
      await decides(page, () => plan(page, turn === 0 ? TRADE : Math.floor(turn / 3)));
    }
    const curtain = page.locator('.curtain');
    await expect.poll(() => curtain.count()).toBe(0);
    const panel = page.getByRole('dialog');
    await lookFromAllSides(page, 'ad-astra-trade', () => page.locator('.choice-body .choice-wide').click());
    const put = async (side: string, resource: string): Promise<void> =>
      panel
        .getByRole('group', { name: side })
        .getByRole('button', { name: `Add 1 ${resource}` })
        .click();
    await put('You give', 'Water');
    await put('You get', 'Zozodium');
    await decides(page, () => panel.getByRole('button', { name: 'Offer it to Hipparchus' }).click());

    await panel.getByText('Hypatia offers you').waitFor();
    await put('You get', 'Food');
    await decides(page, () => panel.getByRole('button', { name: 'Answer Hypatia' }).click());
    await panel.getByText('Hipparchus offers you').waitFor();
    await decides(page, () => panel.getByRole('button', { name: /^Accept/ }).click());
    const said = page.locator('.log-line');
    await expect.poll(() => said.filter({ hasText: 'Hypatia offers Hipparchus 1 Water for 1 Zozodium.' }).count()).toBe(1);
    await expect
      .poll(() => said.filter({ hasText: 'Hipparchus would rather give Hypatia 1 Zozodium for 1 Water, 1 Food.' }).count())
      .toBe(1);
    await expect.poll(() => said.filter({ hasText: 'Hypatia accepts.' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('region', { name: 'What Hypatia has' }).getByText('Zozodium: 2').count()).toBe(1);

    await decides(page, () => page.getByRole('button', { name: /^End the trade/ }).click());
    await curtain.waitFor();
  });

  it.each([
    ['Astra', 150, '/setup', '3', AD_ASTRA],
    // The same table, and Auptolemy's place at it.
    ['the solo game', 152, '/setup', 'Solo', AD_ASTRA],
    ['Ad Astra', 150, '/setup/ad-astra', '3', ASTRA],
  ])(
    'fetches for a table of %s less than %d KB of script, its rules included, and nothing of the other game',
    async (_game, limit, setup, players, other) => {
      // The longer of the two languages.
      const page = await site.open(setup, { locale: LOCALES.fr });
      await tick(page.getByRole('radio', { name: players, exact: true }));
      const first = page.locator('.setup-first input').nth(1);
      if ((await first.count()) > 0) await tick(first);
      await page.locator('.setup button[type="submit"]').click();
      const asked = page.locator('.choice-panel-awake, .action-bar-awake');
      await asked.waitFor();
      const fetched = new Set<string>();
      page.context().on('request', (request) => fetched.add(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      await asked.waitFor();
      const scripts = [...fetched].filter((address) => address.endsWith('.js'));
      // The thread in which the rules run, and the rules themselves.
      expect(scripts.filter((address) => /\/(host-worker|(ad-)?astra)-[\w-]{8}\.js$/.test(address))).toHaveLength(2);
      const texts = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()));
      expect(texts.join('')).not.toContain(other);
      const weight = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
      expect(weight).toBeGreaterThan(100_000);
      expect(weight).toBeLessThan(limit * 1000);
    },
  );

  it('loses nothing when the page is reloaded in planning', { timeout: 60_000 }, async () => {
    const page = await openStarTable(site);
    await decides(page, () => plan(page, 3));
    const seen = async (): Promise<(string | null)[]> => [
      await page.locator('.choice-question').textContent(),
      await page.locator('.holdings').textContent(),
      ...(await page.locator('.planning-slot').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label')))),
      ...(await page.locator('.hand-card').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))),
      ...(await page.locator('.log-line').allTextContents()),
    ];
    const before = await seen();
    expect(before.filter((words) => words?.includes('your card face down: Movement 1'))).toHaveLength(1);
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.choice-panel-awake').waitFor();
    await expect.poll(() => seen()).toEqual(before);
  });

  it('says why not, with the rule and a way to it, and takes back a flight', { timeout: 60_000 }, async () => {
    const page = await openStarTable(site);
    const note = page.locator('.why-note');
    await page.keyboard.press('p');
    await note.getByRole('link', { name: 'Rule B3.2' }).click();
    await page.getByRole('heading', { name: 'The rules of Ad Astra' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/B3.2');
    await page.goBack();
    await page.locator('.choice-panel-awake').waitFor();

    for (let turn = 0; turn < 4; turn += 1) await decides(page, () => plan(page, 3 + turn));
    for (let step = 0; step < 40 && (await page.locator('.system-open').count()) === 0; step += 1) await decides(page, () => playOn(page));
    const before = await versionOf(page);
    await decides(page, () => page.locator('.system-open').first().click());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => versionOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await page.getByText('There is nothing of yours to take back').first().waitFor();
  });

  it('is played by keyboard alone', { timeout: 60_000 }, async () => {
    const page = await openStarTable(site);
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    for (let turn = 0; turn < 4; turn += 1) {
      await decides(page, async () => {
        await press('h', 'Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('planning-slot');
        await press('Enter');
      });
    }
    // The cards of the hand from the left: three Productions, then a Movement.
    await press('c');
    await decides(page, () => press('Enter'));
    for (let step = 0; step < 30 && (await page.locator('.system-open').count()) === 0; step += 1) {
      await decides(page, async () => {
        await press('c');
        await press('Enter');
      });
    }
    await press('g');
    for (let step = 0; step < 20; step += 1) {
      const arrow = await arrowTo(page, '.system-open');
      if (arrow === null) break;
      await press(arrow);
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.system-open'))).toBe(true);
    await decides(page, () => press('Enter'));
    await expect.poll(() => page.locator('.system-entered').count()).toBe(1);

    await press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await press('Escape', 't');
    await page.getByRole('heading', { name: 'Reference' }).waitFor();
    await press('Escape', 'o');
    await page.getByRole('heading', { name: 'The other factions' }).waitFor();
    await press('Escape', 'l');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('log');
    await press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/rules\/B\d/);
  });
});

/** The arrow that leads from where the keyboard is towards the first of these, or null when it is on one. */
async function arrowTo(page: Page, target: string): Promise<string | null> {
  return page.evaluate((selector) => {
    const [here, there] = [document.activeElement, document.querySelector(selector)];
    if (here === null || there === null || here.matches(selector)) return null;
    const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
    const dx = to.x + to.width / 2 - (from.x + from.width / 2);
    const dy = to.y + to.height / 2 - (from.y + from.height / 2);
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }, target);
}
