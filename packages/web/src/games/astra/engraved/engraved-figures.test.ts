import { loadFigureWords } from '@astrarium/astra/sky/figure-words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { axeFaults, inBrowser, LOCALES, onBothScreens, takePicture } from '../../../../test/in-browser.ts';
import { playAlong } from '../../../../test/play-along.ts';

/** By then somebody has discovered a card. */
const DECISIONS = 60;

describe('the engraved figures, in a real browser', () => {
  const site = inBrowser();

  async function play(page: Page): Promise<void> {
    await fillIn(page, { players: ['human', 'human'] });
    await page.locator('.setup button[type="submit"]').click();
    await page.locator('.sky-star-legal').first().waitFor();
    await playAlong(page, DECISIONS);
  }

  it('a figure stands behind the stars of a card, and inks itself in when the card is discovered', { timeout: 90_000 }, async () => {
    const page = await site.open('/setup', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.leaving-card .inked-figure canvas') !== null) document.body.dataset['inked'] = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await play(page);
    await expect.poll(() => page.locator('.sky-figure .engraved[data-printed]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('body').getAttribute('data-inked')).toBe('yes');
    await expect.poll(() => page.locator('.leaving-card').count()).toBe(0);
  });

  it('with a still sky the figure is simply there; one’s own sky fills, and is still there after a reload', {
    timeout: 90_000,
  }, async () => {
    const page = await site.open('/setup', { locale: LOCALES.fr });
    await play(page);
    await expect
      .poll(() => page.locator('.held-card .engraved[data-printed], .sky-figure .engraved[data-printed]').count())
      .toBeGreaterThan(0);
    expect(await page.locator('.leaving-card').count()).toBe(0);
    // In French a line says what the figure shows.
    const lines = new Set(Object.values(await loadFigureWords('fr')).map((line) => line.replaceAll("'", '’')));
    await expect.poll(async () => lines.has((await page.locator('.figure-line').first().textContent()) ?? '')).toBe(true);

    await page.goto(`${site.url()}/your-sky`);
    const plates = page.locator('.discovered-plate');
    await expect.poll(() => plates.count()).toBeGreaterThan(0);
    const found = await plates.count();
    expect(await page.locator('.your-sky-count').textContent()).toContain('sur 48');
    await page.reload();
    await expect.poll(() => plates.count()).toBe(found);
    await onBothScreens(page, async (screen) => takePicture(page, `your-sky-${screen}`));
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Commencer un nouveau ciel' }).click();
    await expect.poll(() => plates.count()).toBe(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => plates.count()).toBe(found);
  });

  it('a figure is fetched when it is first seen, and is there without a network', { timeout: 60_000 }, async () => {
    const page = await site.open('/', { putBy: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${site.url()}/atlas/lyr`);
    const lyre = page.locator('.sheet .engraved[data-printed="lyr"]');
    const line = page.locator('.sheet .figure-line');
    await page.locator('.sheet [data-figure="lyr"]').scrollIntoViewIfNeeded();
    await lyre.waitFor({ state: 'attached' });
    await line.waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.sheet [data-figure="lyr"]').scrollIntoViewIfNeeded();
    await lyre.waitFor({ state: 'attached' });
    expect(await line.textContent()).toBe((await loadFigureWords('en'))['lyr']);
  });
});
