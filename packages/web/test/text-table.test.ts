import { adAstra } from '@astrarium/ad-astra';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { numberChoices } from '../src/text-table/number-choices.ts';
import { readTyped } from '../src/text-table/read-typed.ts';
import { axeFaults, inBrowser, LOCALES, SCREENS, takePicture } from './in-browser.ts';

describe('what is typed at a table in words', () => {
  const groups = numberChoices([
    { heading: 'Or', choices: [{ notation: 'pass', words: 'Pass' }] },
    { heading: 'Planets', choices: [{ notation: 'land sR1', words: 'Land' }] },
  ]);
  const read = (line: string) => readTyped(line, groups, (notation) => void adAstra.read(notation));

  it('counts the choices through all the groups', () => {
    expect(groups.flatMap(({ choices }) => choices.map(({ number }) => number))).toEqual([1, 2]);
    expect(read(' 2 ')).toEqual({ kind: 'decide', notation: 'land sR1' });
    expect(read('3')).toEqual({ kind: 'not-in-list', number: '3', last: 2 });
  });

  it('takes any notation, listed or not, and questions why', () => {
    expect(read('  offer   1 2 WW E ')).toEqual({ kind: 'decide', notation: 'offer 1 2 WW E' });
    expect(read('why land sR2')).toEqual({ kind: 'why', notation: 'land sR2' });
    expect(read('Pourquoi end')).toEqual({ kind: 'why', notation: 'end' });
  });

  it('tells what is neither', () => {
    expect(read('why warp')).toEqual({ kind: 'not-understood', text: 'warp' });
    expect(read('land sR9')).toEqual({ kind: 'not-understood', text: 'land sR9' });
    expect(read('   ')).toEqual({ kind: 'nothing' });
  });
});

const WORDS = {
  en: { begin: 'Begin', field: /^Your decision/, send: 'Decide', over: 'The game is over', undone: 'Undo', end: 'The end' },
  fr: { begin: 'Commencer', field: /^Votre décision/, send: 'Décider', over: 'La partie est finie', undone: 'Annuler', end: 'La fin' },
} as const;

describe('the table in words, in a real browser', () => {
  const site = inBrowser();

  /** Sets a table up, then goes to it in words. */
  async function openText(language: 'en' | 'fr', screen: keyof typeof SCREENS = 'desktop', seats = ['human', 'novice']): Promise<Page> {
    const page = await site.open('/setup', { locale: LOCALES[language], viewport: SCREENS[screen] });
    await page.evaluate(() => localStorage.setItem('astrarium.pace', 'instant'));
    await page.getByRole('radio', { name: String(seats.length), exact: true }).check({ force: true });
    for (const [seat, player] of seats.entries()) await page.locator('.setup-seat select').nth(seat).selectOption(player);
    await page.locator('.setup-first input').nth(1).check({ force: true });
    await page.locator('.setup-seed summary').click();
    await page.locator('.setup-seed input').fill('a57a');
    await page.getByRole('button', { name: WORDS[language].begin }).click();
    await page.waitForURL(/\/table\/[^/]+$/);
    await page.goto(`${page.url()}/text`);
    return page;
  }

  const version = async (page: Page): Promise<number> => Number(await page.locator('.text-table').getAttribute('data-version'));
  const question = (page: Page): Promise<string | null> => page.locator('.text-question').textContent();

  it('plays a whole game by typing numbers, in French', { timeout: 240_000 }, async () => {
    const page = await openText('fr');
    const field = page.getByLabel(WORDS.fr.field);
    await field.focus();
    for (let step = 0; step < 600; step += 1) {
      await page
        .locator('.text-choice')
        .or(page.getByRole('heading', { name: WORDS.fr.end }))
        .first()
        .waitFor();
      const count = await page.locator('.text-choice').count();
      if (count === 0) break;
      const before = await version(page);
      await page.keyboard.type(`${1 + (before % count)}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.text-table')?.dataset['version']) > old, before);
    }
    await expect.poll(() => question(page)).toContain(WORDS.fr.over);
    await expect.poll(() => page.locator('.text-log li').last().textContent()).toContain(WORDS.fr.over);
    await page.getByRole('link', { name: 'Voir le décompte' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/result\//);
  });

  it('is played by the keyboard alone: the question has the focus after each decision, and is spoken', { timeout: 60_000 }, async () => {
    const page = await openText('en');
    await page.locator('.text-choice').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => version(page)).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('text-question');
    await expect.poll(() => question(page)).toMatch(/^Mark the next star of /);
    const spoken = page.locator('[aria-live=polite] p');
    await expect.poll(async () => (await spoken.allTextContents()).join(' ')).toMatch(/ marks .* Mark the next star of /);

    await page.getByRole('button', { name: WORDS.en.undone }).click();
    await expect.poll(() => version(page)).toBe(0);
    await page.getByRole('button', { name: WORDS.en.undone }).click();
    await page.getByText('There is nothing of yours to take back').waitFor();
  });

  it('tells why not, with the way to the rule, and what it does not understand', { timeout: 60_000 }, async () => {
    const page = await openText('en');
    const type = async (line: string): Promise<void> => {
      await page.getByLabel(WORDS.en.field).fill(line);
      await page.getByRole('button', { name: WORDS.en.send }).click();
    };
    await type('stop');
    await page.getByText('There is no Observe under way.').waitFor();
    await type('why rest');
    await page.getByText('Nothing stands in the way of “rest”.').waitFor();
    await type('warp 9');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('“warp 9” is neither a number of the list nor notation.');
    await type('99');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^There is no 99 in the list/);
    await expect.poll(() => version(page)).toBe(0);
    await type('why stop');
    await page.getByRole('link', { name: 'Rule A5.5' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/rules/A5.5');
  });

  it('tells nobody’s secrets at a screen that is shared', { timeout: 60_000 }, async () => {
    const page = await openText('en', 'desktop', ['human', 'human']);
    await page.getByRole('heading', { name: /^It is for .* to decide\.$/ }).waitFor();
    await expect.poll(() => page.getByText('Final Scoring card:').count()).toBe(0);
    await page.getByRole('button', { name: /^I am / }).click();
    await page.getByText('Final Scoring card:').waitFor();
  });

  it.each(['en', 'fr'] as const)('is without fault to axe, fits and can be looked at, in %s', { timeout: 90_000 }, async (language) => {
    for (const screen of ['desktop', 'phone'] as const) {
      const page = await openText(language, screen);
      await page.locator('.text-choice').first().click();
      await expect.poll(() => version(page)).toBe(1);
      expect(await axeFaults(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await takePicture(page, `text-table-${language}-${screen}`);
    }
  });
});
