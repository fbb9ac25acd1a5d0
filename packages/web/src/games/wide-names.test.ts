import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inBrowser, SCREENS } from '../../test/in-browser.ts';

/** As long as a name may be, of the widest letter; no two may be the same. */
const NAMES = ['A', 'B', 'C', 'D', 'E'].map((letter) => `${'W'.repeat(23)}${letter}`);

describe('names of wide letters on a phone', () => {
  const site = inBrowser();

  it('break, and make no page scroll sideways', { timeout: 60_000 }, async () => {
    const page = await site.open('/setup', { viewport: SCREENS.phone });
    const names = page.locator('.setup-seat input[type="text"], .setup-seat input:not([type])');
    await names.first().waitFor();
    for (const [seat, name] of (await names.all()).entries()) await name.fill(NAMES[seat] ?? '');
    await fits(page);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table .action-bar').waitFor();
    await fits(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    for (const [place, shown] of [
      ['/', '.home-continue-seats'],
      ['/games', 'article'],
      [`/replay/${id}`, '.replay-eyes'],
    ] as const) {
      await page.goto(`${site.url()}${place}`);
      await page.locator(shown).first().waitFor();
      await page
        .getByText(NAMES[0] ?? '')
        .first()
        .waitFor({ state: 'attached' });
      await fits(page);
    }
  });
});

async function fits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width);
}
