import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, inBrowser, LOCALES, type OpenOptions, SCREENS, takePicture } from './in-browser.ts';

const FINISHED = readFileSync(fileURLToPath(new URL('../../astra/test/golden/2-players-end-by-first-player.jsonl', import.meta.url)));

const WORDS = {
  en: { begin: 'Begin', advice: 'What would a Master do?', would: 'A Master would:', go: 'Go through the game', stop: 'Stop' },
  fr: {
    begin: 'Commencer',
    advice: 'Que ferait un Maître\u00a0?',
    would: 'Un Maître choisirait\u00a0:',
    go: 'Reprendre la partie',
    stop: 'Arrêter',
  },
} as const;

const LOOKS = [
  ['en', 'desktop'],
  ['fr', 'phone'],
] as const;

describe('bots that think ahead, in a real browser', () => {
  const site = inBrowser();

  /** A table against a Master, the person to begin. */
  async function againstMaster(begin: string, options: OpenOptions): Promise<Page> {
    const page = await site.open('/setup', options);
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.locator('.setup-seat select').nth(1).selectOption('master');
    await page.locator('.setup-first input').nth(1).check({ force: true });
    await page.locator('.setup-seed summary').click();
    await page.locator('.setup-seed input').fill('a57a');
    await page.getByRole('button', { name: begin }).click();
    await page.locator('.action-bar-awake').waitFor();
    return page;
  }

  it.each(LOOKS)('a Master advises, thinks, and says how sure it was: %s, %s', { timeout: 60_000 }, async (language, screen) => {
    const words = WORDS[language];
    const page = await againstMaster(words.begin, { locale: LOCALES[language], viewport: SCREENS[screen] });
    const advice = page.locator('.advice-panel');
    await page.getByRole('button', { name: words.advice }).click();
    await advice.getByText(words.would).waitFor();
    await expect.poll(() => page.locator('[data-beckons]').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, `advice-${language}-${screen}`);

    // Everything else may be decided all the same, and advice goes with its moment.
    const version = await page.locator('main').getAttribute('data-version');
    await page.keyboard.press('r');
    await expect.poll(() => page.locator('main').getAttribute('data-version')).not.toBe(version);
    await expect.poll(() => advice.count()).toBe(0);

    const sign = page.locator('.thought-sign');
    for (let step = 0; step < 9 && (await sign.count()) === 0; step += 1) {
      await page.locator('.sky-star-legal, .action-button-glows').first().click();
      await page.locator('.action-bar-awake, .thought-sign').first().waitFor();
    }
    await expect.poll(() => sign.textContent(), { timeout: 30_000 }).toMatch(/\d+[\s\u00a0]%/u);
    await takePicture(page, `sure-${language}-${screen}`);
  });

  it.each(LOOKS)(
    'the coach goes through a game, shows what it found, and stops when told: %s, %s',
    { timeout: 60_000 },
    async (language, screen) => {
      const words = WORDS[language];
      const page = await site.open('/games', { locale: LOCALES[language], viewport: SCREENS[screen] });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
      await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: FINISHED });
      await page.waitForURL('**/result/**');
      const coach = page.locator('.coach');
      await coach.getByRole('button', { name: words.go }).click();
      const progress = coach.locator('progress');
      await expect.poll(() => progress.getAttribute('value').then(Number), { timeout: 40_000 }).toBeGreaterThan(12);
      await coach.getByRole('button', { name: words.stop }).click();
      await expect.poll(() => progress.count()).toBe(0);
      await coach.locator('.coach-chart summary').click();
      const rows = coach.locator('.coach-turns tbody tr');
      await expect.poll(() => rows.count()).toBeGreaterThan(1);
      expect(await axeFaults(page)).toEqual([]);
      await coach.scrollIntoViewIfNeeded();
      await takePicture(page, `coach-${language}-${screen}`);
      await rows.last().getByRole('link').click();
      await page.locator('.coach-note').waitFor();
      await expect.poll(() => page.locator('.coach-note').textContent()).toMatch(/\d[\s\u00a0]?%/u);
      await takePicture(page, `coach-replay-${language}-${screen}`);
    },
  );
});
