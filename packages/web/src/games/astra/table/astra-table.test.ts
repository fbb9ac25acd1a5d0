import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { axeFaults, inBrowser, isForAxe, LOCALES, onBothScreens, SCREENS, takePicture } from '../../../../test/in-browser.ts';
import { playAlong } from '../../../../test/play-along.ts';

describe('the table, in a real browser', () => {
  const site = inBrowser();

  interface TableWish extends BrowserContextOptions {
    /** Who plays each seat, as the setup page names them. */
    readonly players?: readonly string[];
  }

  async function openTable({ players = ['human', 'novice'], ...options }: TableWish = {}): Promise<Page> {
    const page = await site.open('/setup', options);
    // The same cards every time; what the bots make of them is up to them.
    await fillIn(page, { players, pace: 'instant' });
    await page.locator('.setup button[type="submit"]').click();
    await page.locator('.action-bar-awake').waitFor();
    return page;
  }

  const version = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-version'));
  const stars = (page: Page): Locator => page.locator('.sky-star-legal');
  const buttons = (page: Page): Locator => page.locator('.action-buttons .choice-button-glows');
  const question = (page: Page): Locator => page.locator('.action-question-words');

  /** Clicks, and waits until the table has taken the decision and somebody here is asked again, or the game is over. */
  async function decide(page: Page, target: Locator): Promise<void> {
    const before = await version(page);
    await target.click();
    await page.waitForFunction((old) => Number(document.querySelector('main')?.dataset['version']) > old, before);
    await page.locator('.action-bar-awake, .end-panel').first().waitFor();
  }

  /** Whatever glows, stars first; at the card limit only own cards do. */
  async function anythingThatGlows(page: Page): Promise<Locator> {
    for (const candidates of [stars(page), buttons(page), page.locator('.own-journal .held-card-glows')]) {
      const count = await candidates.count();
      if (count > 0) return candidates.nth((await version(page)) % count);
    }
    throw new Error(`nothing glows: ${await question(page).textContent()}`);
  }

  it('plays a whole game against a bot by clicking what glows', { timeout: 240_000 }, async () => {
    const page = await openTable();
    const end = page.locator('.end-panel');
    for (let step = 0; step < 20; step += 1) await decide(page, await anythingThatGlows(page));
    await playAlong(page);
    await end.waitFor();
    await expect.poll(() => page.title()).toContain('The game is over');
    await expect.poll(() => page.locator('.log-line').last().textContent()).toContain('The game is over');
    await takePicture(page, 'table-end');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'See the scoring' }).click();
    expect(new URL(page.url()).pathname).toBe(`/result/${id}`);
  });

  it('loses nothing when the page is reloaded in mid-Observe, and takes back what was decided before', { timeout: 60_000 }, async () => {
    const page = await openTable();
    await decide(page, stars(page).first());
    const seen = async (): Promise<(string | null)[]> => [
      await question(page).textContent(),
      ...(await page.locator('.own-journal .animated-number-now').allTextContents()),
      ...(await page.locator('.log-line').allTextContents()),
      String(await stars(page).count()),
    ];
    const before = await seen();
    expect(before[0]).toContain('Mark the next star of');
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.action-bar-awake').waitFor();
    await expect.poll(() => seen()).toEqual(before);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => version(page)).toBe(0);
    await decide(page, stars(page).first());
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await expect.poll(() => version(page)).toBe(0);
    await expect.poll(() => question(page).textContent()).toContain('Mark a star to Observe, or Rest.');
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await page.getByText('There is nothing of yours to take back').first().waitFor();
  });

  it('says why not, with the rule and a way to it, and tells of a table that is not there', { timeout: 60_000 }, async () => {
    const page = await openTable();
    const table = page.url();
    await page.getByRole('button', { name: /^Stop/ }).click({ force: true });
    const note = page.locator('.why-note');
    await note.waitFor();
    await expect.poll(() => note.textContent()).toContain('There is no Observe under way.');
    await page.getByRole('button', { name: 'Close this note' }).click();
    await expect.poll(() => note.count()).toBe(0);

    const marked = page.locator('.sky-star:not(.sky-star-legal)').first();
    await marked.focus();
    await page.keyboard.press('Enter');
    await note.getByRole('link', { name: 'Rule A5.2' }).click();
    expect(new URL(page.url()).pathname).toBe('/rules/A5.2');
    await page.goBack();
    await page.locator('.action-bar-awake').waitFor();
    expect(page.url()).toBe(table);

    await decide(page, stars(page).first());
    await expect.poll(() => note.count()).toBe(0);

    await page.goto(`${site.url()}/table/no-such-table`);
    await page.getByRole('heading', { name: 'This table can’t be shown' }).waitFor();
    await page.getByRole('link', { name: 'To my games' }).click();
    expect(new URL(page.url()).pathname).toBe('/games');
  });

  it('is played by keyboard alone', { timeout: 60_000 }, async () => {
    const page = await openTable();
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('g', 'Enter');
    await expect.poll(() => version(page)).toBe(1);
    await press('s');
    await expect.poll(() => version(page)).toBeGreaterThan(1);
    await page.locator('.action-bar-awake').waitFor();
    // The bot may have finished the card begun here.
    if ((await question(page).textContent())?.includes('Pick a Boon')) {
      await press('4');
      await question(page).filter({ hasText: 'Rest' }).waitFor();
    }
    const before = await version(page);
    await press('r');
    await expect.poll(() => version(page)).toBe(before + 1);
    await expect.poll(() => question(page).textContent()).toContain('The dreamer marks');
    for (let step = 0; step < 6 && (await question(page).textContent())?.includes('The dreamer marks'); step += 1) {
      const now = await version(page);
      await press('g', 'Enter');
      await expect.poll(() => version(page)).toBeGreaterThan(now);
    }

    await press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await press('r', 'Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await press('l');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('log');
    await press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/rules\/A\d/);
    await press('j');
    await page.getByRole('heading', { name: /Journal$/ }).waitFor();
    await press('Escape');
  });

  it('draws a curtain between persons who pick Boons at the same time, and nowhere else', { timeout: 120_000 }, async () => {
    const page = await openTable({ players: ['human', 'human', 'human'] });
    // One star each in turn on one card: if the count of its stars leaves no 2 by three, the two who did not finish it are tied.
    const cards = page.locator('.sky-figure');
    let shared = 0;
    while ((await cards.nth(shared).locator('.sky-star').count()) % 3 === 2) shared += 1;
    const curtain = page.locator('.curtain');
    const log = page.locator('.log-panel');
    for (let step = 0; step < 60 && (await curtain.count()) === 0; step += 1) {
      const stop = buttons(page).filter({ hasText: /Stop|Done/ });
      const next = (await stop.count()) > 0 ? stop.first() : cards.nth(shared).locator('.sky-star-legal').first();
      const before = await version(page);
      await next.click();
      await page.waitForFunction((old) => Number(document.querySelector('main')?.dataset['version']) > old, before);
      await page.locator('.action-bar-awake, .curtain').first().waitFor();
    }
    await curtain.waitFor();
    await expect.poll(() => curtain.locator('.action-button').count()).toBe(0);
    const first = await curtain.getByRole('heading').textContent();
    await takePicture(page, 'table-curtain');
    await page.keyboard.press('Escape');
    await curtain.getByRole('button', { name: /^I am/ }).click();
    await curtain.locator('.choice-button-glows').first().click();

    await expect.poll(() => curtain.getByRole('heading').textContent()).not.toBe(first);
    await expect.poll(() => log.textContent()).not.toMatch(/ picks /);
    await curtain.getByRole('button', { name: /^I am/ }).click();
    await curtain.locator('.choice-button-glows').last().click();
    await expect.poll(() => curtain.count()).toBe(0);
    await expect.poll(() => log.textContent()).toMatch(/ picks .* picks /);

    await page.getByRole('button', { name: 'Look at the Final Scoring card' }).click();
    await curtain.getByRole('button', { name: /^I am/ }).click();
    await curtain.getByText('If the game ended now').waitFor();
    await curtain.getByRole('button', { name: 'Hide it again' }).click();
    await expect.poll(() => curtain.count()).toBe(0);
  });

  it.each(['en', 'fr'] as const)(
    'is without fault to axe and in sight as a whole on a phone and on a desktop, in %s',
    { timeout: 120_000 },
    async (language) => {
      const page = await openTable({ players: ['human', 'novice', 'novice'], locale: LOCALES[language], hasTouch: language === 'fr' });
      await playAlong(page, 30);
      await page.locator('.action-bar-awake').waitFor();
      const look = (name: string): Promise<void> =>
        onBothScreens(page, async (screen) => {
          if (isForAxe(language, screen)) expect(await axeFaults(page), name).toEqual([]);
          await takePicture(page, `table-${name}-${language}-${screen}`);
        });
      await look('game');
      await onBothScreens(page, async (screen) => {
        const { width, height } = SCREENS[screen];
        await expect
          .poll(() => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]))
          .toEqual([width, height]);
        for (const part of ['.top-bar', '.table-sky', '.action-bar', '.own-journal', '.other-journals']) {
          const box = await page.locator(part).boundingBox();
          expect(box, part).not.toBeNull();
          expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height + 0.5, `${part} is in sight`).toBe(true);
        }
      });

      await page.keyboard.press('j');
      await page.locator('.journal-sheet').waitFor();
      await look('journal');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Settings|Réglages)$/ }).click();
      await look('settings');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await look('keys');
      await page.keyboard.press('Escape');
      await page.setViewportSize(SCREENS.phone);
      await page.getByRole('button', { name: /^(Log|Journal de partie)$/ }).click();
      if (isForAxe(language, 'phone')) expect(await axeFaults(page), 'log').toEqual([]);
      await takePicture(page, `table-log-${language}-phone`);
    },
  );
});
