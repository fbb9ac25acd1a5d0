import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { astra } from '@astrarium/astra';
import { readRecord, Table, writeRecord } from '@astrarium/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { axeFaults, inBrowser, LOCALES, SCREENS, takePicture } from '../../../test/in-browser.ts';

const FINISHED = readFileSync(fileURLToPath(new URL('../../../../astra/test/golden/2-players-end-by-first-player.jsonl', import.meta.url)));

describe('bots that think ahead, in a real browser', () => {
  const site = inBrowser();

  /** A table against a Master, the person to begin. */
  async function againstMaster(): Promise<Page> {
    const page = await site.open('/setup');
    await fillIn(page, { players: ['human', 'master'] });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.action-bar-awake').waitFor();
    return page;
  }

  it('a Master advises, thinks, and says how sure it was', { timeout: 60_000 }, async () => {
    const page = await againstMaster();
    const advice = page.locator('.advice-panel');
    const version = (): Promise<string | null> => page.locator('main').getAttribute('data-version');
    const open = page.locator('.sky-star-legal, .choice-button-glows');
    const [question, choices] = [await page.locator('.action-question-words').textContent(), await open.count()];
    expect(choices).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'What would a Master do?' }).click();
    await advice.getByText('A Master would:').waitFor();
    await expect.poll(() => page.locator('[data-beckons]').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'advice-en-desktop');

    // The table still asks by the rules, and everything stays open; what is advised only beckons.
    expect(await page.locator('.action-question-words').textContent()).toBe(question);
    expect(await open.count()).toBe(choices);
    expect(await version()).toBe('0');

    // A button takes the advice; with the next decision it is gone.
    const advised = await page.locator('[data-beckons]').getAttribute('data-leads-to');
    await advice.getByRole('button', { name: 'Do so' }).click();
    await expect.poll(version).toBe('1');
    await expect.poll(() => advice.count()).toBe(0);
    if (advised?.startsWith('mark ')) await expect.poll(() => page.locator('.sky-mark-last').count()).toBe(1);

    const sign = page.locator('.thought-sign');
    await page.evaluate(rememberSigns);
    for (let step = 0; step < 30 && (await sign.count()) === 0; step += 1) {
      await page.locator('.sky-star-legal, .choice-button-glows').first().click();
      await page.locator('.action-bar-awake, .thought-sign').first().waitFor();
    }
    await expect.poll(() => sign.textContent(), { timeout: 30_000 }).toMatch(/\d+[\s\u00a0]%|undecided/u);
    await expect.poll(() => page.locator('main').getAttribute('data-signs')).toContain('thinking …');
    await takePicture(page, 'sure-en-desktop');
  });

  it('nobody thinks where there is nothing to choose', async () => {
    const page = await site.open('/games');
    await page.evaluate(countThinkers);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
    await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(forcedRecord()) });
    await page.waitForURL('**/table/**');
    const advice = page.getByRole('button', { name: 'What would a Master do?' });
    await advice.click();
    await page.locator('.advice-panel').getByText('There is nothing for you to choose at the moment.').waitFor();
    const thinkers = (): Promise<string | null> => page.locator('html').getAttribute('data-thinkers');
    expect(await thinkers()).toBeNull();
    // The next decision is a choice again: then somebody does.
    await advice.click();
    await page.locator('.sky-star-legal, .choice-button-glows').first().click();
    await advice.click();
    await expect.poll(thinkers).toBe('1');
  });

  it('the coach goes through a game, shows what it found, and stops when told: in French, on a phone', { timeout: 60_000 }, async () => {
    const page = await site.open('/games', { locale: LOCALES.fr, viewport: SCREENS.phone });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
    await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: FINISHED });
    await page.waitForURL('**/result/**');
    const coach = page.locator('.coach');
    await coach.getByRole('button', { name: 'Analyser la partie' }).click();
    const progress = coach.locator('progress');
    await expect.poll(() => progress.getAttribute('value').then(Number), { timeout: 40_000 }).toBeGreaterThan(6);
    await coach.getByRole('button', { name: 'Arrêter' }).click();
    await expect.poll(() => progress.count()).toBe(0);
    await coach.locator('.coach-chart summary').click();
    const rows = coach.locator('.coach-turns tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    expect(await axeFaults(page)).toEqual([]);
    await coach.scrollIntoViewIfNeeded();
    await takePicture(page, 'coach-fr-phone');
    await rows.last().getByRole('link').click();
    await page.locator('.coach-note').waitFor();
    await expect.poll(() => page.locator('.coach-note').textContent()).toMatch(/\d[\s\u00a0]?%/u);
    await takePicture(page, 'coach-replay-fr-phone');
  });
});

/** A game in which one thing only can be decided, and after it several. */
function forcedRecord(): string {
  const table = Table.open(astra, readRecord(FINISHED.toString()));
  const choices = table.record().decisions.map(({ seat }, version) => table.fork(version).legal(seat).length);
  const forced = choices.findIndex((count, version) => count === 1 && (choices[version + 1] ?? 0) > 1);
  return writeRecord(table.fork(forced).record());
}

/** Notes down how many threads the page starts from now on. */
function countThinkers(): void {
  const { dataset } = document.documentElement;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      dataset['thinkers'] = String(Number(dataset['thinkers'] ?? 0) + 1);
    }
  };
}

/** A Master may have thought before anybody looks: the page itself notes down every sign there was. */
function rememberSigns(): void {
  const main = document.querySelector('main');
  const note = (): void => {
    const sign = document.querySelector('.thought-sign')?.textContent;
    const signs = main?.dataset['signs'] ?? '';
    if (main && sign && !signs.endsWith(sign)) main.dataset['signs'] = `${signs}, ${sign}`;
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
