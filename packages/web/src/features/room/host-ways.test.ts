import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, inBrowser, LOCALES, SCREENS, takePicture } from '../../../test/in-browser.ts';
import { twoAtATable } from '../../../test/online-at-table.ts';
import { tick } from '../../../test/tick.ts';

describe('the host of an online table, in real browsers', () => {
  const site = inBrowser();

  /** How many tables of their own they find. Others may play in public meanwhile. */
  async function isListed(page: Page): Promise<number> {
    await page.getByRole('link', { name: 'To the tables' }).click();
    await page.getByRole('button', { name: 'Look again' }).waitFor();
    await expect.poll(() => page.getByText('Looking for tables').count()).toBe(0);
    return page.getByRole('region', { name: 'My tables' }).getByRole('article').count();
  }

  it('closes the game and deletes the table, each by a second press, and everybody is told', { timeout: 120_000 }, async () => {
    const [host, guest] = await twoAtATable(site);
    await guest.getByRole('button', { name: 'Table', exact: true }).click();
    await guest.getByRole('heading', { name: 'A link for spectators' }).waitFor();
    expect(await guest.getByRole('button', { name: /Close the game|Delete the table/ }).count()).toBe(0);

    await host.getByRole('button', { name: 'Table', exact: true }).click();
    // A double click closes nothing: the second meets the way back.
    await host.getByRole('button', { name: 'Close the game' }).dblclick();
    await host.getByRole('button', { name: 'Close the game' }).click();
    expect(await axeFaults(host)).toEqual([]);
    await takePicture(host, 'online-close-en-desktop');
    await host.getByRole('button', { name: 'Close for good' }).click();
    for (const page of [host, guest]) await page.getByText('The host has closed the game: it ends here, without a result.').waitFor();
    await expect.poll(() => host.getByRole('button', { name: 'Close the game' }).count()).toBe(0);
    for (const page of [host, guest]) {
      await expect.poll(() => page.locator('.action-question').textContent()).toContain('The game is over.');
      expect(await page.locator('.action-bar-awake, .sky-star-legal').count()).toBe(0);
    }
    await takePicture(guest, 'online-closed-en-desktop');

    await host.getByRole('button', { name: 'Delete the table' }).click();
    await host.getByRole('button', { name: 'Delete for good' }).click();
    for (const page of [host, guest]) await page.getByRole('heading', { name: 'This table no longer exists' }).waitFor();
    expect(await axeFaults(guest)).toEqual([]);
    await guest.reload();
    await guest.getByRole('heading', { name: 'This table no longer exists' }).waitFor();
    for (const page of [host, guest]) expect(await isListed(page)).toBe(0);
  });

  it('closes a game of Ad Astra, in which nobody is asked anything then', { timeout: 60_000 }, async () => {
    const page = await site.open('/online/new');
    await page.getByLabel('Your name').fill('Hypatia');
    await tick(page.getByRole('radio', { name: 'Ad Astra' }));
    for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat).selectOption('novice');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.choice-panel-awake').waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: 'Close the game' }).click();
    await page.getByRole('button', { name: 'Close for good' }).click();
    await page.getByText('The host has closed the game').waitFor();
    await expect.poll(() => page.locator('.choice-panel-awake').count()).toBe(0);
    await expect.poll(() => page.title()).toContain('The game is over');
    await takePicture(page, 'online-closed-ad-astra');
    await page.getByRole('link', { name: 'To the tables' }).click();
    await page.getByText('Closed without a result').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  it('deletes a table that is being filled, in French on a phone', { timeout: 60_000 }, async () => {
    const page = await site.open('/online/new', { locale: LOCALES.fr, viewport: SCREENS.phone });
    await page.getByLabel('Votre nom').fill('Hypatia');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.getByRole('button', { name: 'Supprimer la table' }).click();
    await page.getByText('disparaissent, pour tout le monde.').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'online-delete-fr-phone');
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await page.getByRole('heading', { name: 'Cette table n’existe plus' }).waitFor();
  });
});
