import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { inBrowser } from '../../../test/in-browser.ts';

describe('tabs of one game, in a real browser', () => {
  const site = inBrowser();

  const version = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-version'));

  /** Marks a star at one of them, and waits until both have seen it. */
  async function markAt(turn: Page, tabs: readonly Page[]): Promise<void> {
    const before = await version(turn);
    await turn.locator('.sky-star-legal').first().click();
    for (const page of tabs) await expect.poll(() => version(page)).toBe(before + 1);
  }

  it('follow each other live, and so does the list of games', { timeout: 60_000 }, async () => {
    const one = await site.open('/setup');
    await fillIn(one, { players: ['human', 'human'] });
    await one.getByRole('button', { name: 'Begin' }).click();
    await one.locator('.action-bar-awake').waitFor();
    const [other, list] = [await one.context().newPage(), await one.context().newPage()];
    await other.goto(one.url());
    await other.locator('.action-bar-awake').waitFor();
    await list.goto(`${site.url()}/games`);
    await list.getByRole('article').waitFor();

    await markAt(one, [one, other]);
    await markAt(other, [one, other]);
    await other.keyboard.press('u');
    for (const page of [one, other]) await expect.poll(() => version(page)).toBe(1);
    await expect.poll(() => one.locator('.error-bar p').count()).toBe(0);

    const third = await one.context().newPage();
    await third.goto(`${site.url()}/`);
    await third.getByRole('button', { name: 'Play now' }).click();
    await third.locator('.action-bar').waitFor();
    await expect.poll(() => list.getByRole('article').count()).toBe(2);
  });
});
