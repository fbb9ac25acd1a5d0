import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decides, openStarTable, playOn } from '../../../test/ad-astra-at-table.ts';
import {
  axeFaults,
  goOn,
  inBrowser,
  isForAxe,
  LOCALES,
  onBothScreens,
  SCREENS,
  type Screen,
  takePicture,
} from '../../../test/in-browser.ts';

const FINISHED = fileURLToPath(new URL('../../../../ad-astra/test/golden/4-players-fifty-points.jsonl', import.meta.url));
const RECORD = readFileSync(FINISHED, 'utf8');

describe('the pages of Ad Astra, in a real browser', () => {
  const site = inBrowser();

  /** Opens the record of a finished game; returns the id of its table. */
  async function openFinished(page: Page): Promise<string> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
    await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(RECORD) });
    await page.waitForURL('**/result/**');
    await page.locator('.score-table').waitFor();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }

  it('begin a game in one click, and keep it among the others', { timeout: 60_000 }, async () => {
    const page = await site.open('/');
    await page.getByRole('button', { name: 'Play Ad Astra' }).click();
    await page.locator('.star-table').waitFor();
    const table = new URL(page.url()).pathname;
    await page.goto(`${site.url()}/games`);
    const game = page.getByRole('article');
    await game.getByText('Ad Astra', { exact: true }).waitFor();
    await expect.poll(() => game.getByText('Adept', { exact: true }).count()).toBe(2);
    await expect.poll(() => game.getByRole('link', { name: /^Go on/ }).getAttribute('href')).toBe(table);
  });

  it('tell where the points of a finished game came from, and replay it through any eyes', { timeout: 60_000 }, async () => {
    const page = await site.open('/games');
    await openFinished(page);
    const totals = await page.locator('.score-table tfoot td').allTextContents();
    const columns = await page
      .locator('.score-table tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
    expect(columns).toHaveLength(10);
    expect(totals.map((_, seat) => String(columns.reduce((sum, row) => sum + (row[seat] ?? 0), 0)))).toEqual(totals);
    await page.getByText('Why the game is over: somebody reached 50 points.').waitFor();
    await expect.poll(() => page.locator('.scoring-actions tbody tr').count()).toBeGreaterThan(3);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(RECORD);

    await page.getByRole('link', { name: 'Replay' }).click();
    const where = page.locator('.playback-controls-where');
    await expect.poll(() => where.textContent()).toMatch(/^Step 0 of /);
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.locator('.happenings').getByText('puts a card face down').first().waitFor();
    const faces = page.locator('.planning-slot[aria-label*="your card face down"]');
    await expect.poll(() => faces.count()).toBe(0);
    const [first] = RECORD.split('\n').slice(1);
    const { seat } = JSON.parse(first ?? '') as { seat: number };
    await page.getByLabel('Through whose eyes').selectOption(String(seat));
    await faces.waitFor();
    await page.getByRole('button', { name: 'One round on' }).click();
    await expect.poll(() => where.textContent()).toContain('Round 2');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.curtain').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  });

  it.each([
    [820, 1180],
    [1180, 820],
  ])('have all five players in sight on a tablet of %i by %i', { timeout: 60_000 }, async (width, height) => {
    const players = ['human', 'novice', 'novice', 'novice', 'novice'];
    const page = await openStarTable(site, { players, viewport: { width, height }, hasTouch: true });
    const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
    await expect.poll(() => page.evaluate(size)).toEqual([width, height]);
    const boxes = await page.locator('.faction, .holdings, .galaxy, .planning-board, .choice-panel').evaluateAll((all) =>
      all.map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [left >= 0, top >= 0, right <= innerWidth + 0.5, bottom <= innerHeight + 0.5].every(Boolean) ? 'in sight' : part.className;
      }),
    );
    expect(boxes).toEqual(Array.from({ length: 4 + 4 }, () => 'in sight'));
    await takePicture(page, `ad-astra-tablet-${width}`);
  });

  it.each(['en', 'fr'] as const)(
    'are without fault to axe and in sight as a whole on a phone and on a desktop, in %s',
    { timeout: 180_000 },
    async (language) => {
      const page = await openStarTable(site, {
        players: ['human', 'novice', 'novice', 'novice', 'novice'],
        locale: LOCALES[language],
        hasTouch: language === 'fr',
      });
      const lookOn = async (screen: Screen, name: string): Promise<void> => {
        if (isForAxe(language, screen)) expect(await axeFaults(page), `axe on ${name}`).toEqual([]);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `the width of ${name}` })
          .toBe(SCREENS[screen].width);
        await takePicture(page, `ad-astra-${name}-${language}-${screen}`);
      };
      const look = (name: string): Promise<void> => onBothScreens(page, (screen) => lookOn(screen, name));
      const inSight = (...parts: readonly string[]): Promise<void> =>
        onBothScreens(page, async (screen) => {
          const { height } = SCREENS[screen];
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
          for (const part of ['.top-bar', '.planning-board', '.galaxy', '.choice-panel', '.holdings', ...parts]) {
            const box = await page.locator(part).boundingBox();
            expect(box, part).not.toBeNull();
            expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height + 0.5, `${part} is in sight`).toBe(true);
          }
        });
      await inSight('.action-hand');
      await look('planning');
      for (let turn = 0; turn < 3; turn += 1) await decides(page, () => playOn(page));
      await inSight();
      await look('acting');
      const sheet = async (key: string, name: string): Promise<void> => {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        await look(name);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      };
      await sheet('t', 'reference');
      await sheet('o', 'others');
      await sheet('?', 'keys');
      await page.getByRole('button', { name: /^(Settings|Réglages)$/ }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.keyboard.press('Escape');
      await onBothScreens(page, async (screen) => {
        await page
          .locator(screen === 'phone' ? '.holdings-open' : '.star-others .faction')
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
        await lookOn(screen, 'seat');
        await page.keyboard.press('Escape');
      });
      await page.setViewportSize(SCREENS.phone);
      await page.keyboard.press('l');
      await lookOn('phone', 'log');

      await goOn(page, '/games');
      await page.getByRole('article').waitFor();
      await look('games');
      const id = await openFinished(page);
      await look('result');
      const places: readonly (readonly [string, string, string])[] = [
        ['home', '/', '.home-continue'],
        ['setup', '/setup/ad-astra', '.setup'],
        ['replay', `/replay/${id}/70`, '.replay-galaxy .planet'],
        ['rules', '/rules/B5.2', '.rule-asked'],
      ];
      for (const [name, place, sign] of places) {
        await goOn(page, place);
        await page.locator(sign).first().waitFor();
        await look(name);
      }
    },
  );
});
