import { adAstra } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import {
  axeFaults,
  goOn,
  inBrowser,
  isForAxe,
  type Language,
  LOCALES,
  onBothScreens,
  SCREENS,
  type Screen,
  takePicture,
} from '../../../test/in-browser.ts';
import { playAlong } from '../../../test/play-along.ts';
import { numberChoices } from './number-choices.ts';
import { readTyped } from './read-typed.ts';

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

/** So many decisions are typed before the rest is taken from the list. */
const TYPED = 24;

const WORDS = {
  en: { field: /^Your decision/, send: 'Decide', over: 'The game is over', undone: 'Undo', end: 'The end' },
  fr: { field: /^Votre décision/, send: 'Décider', over: 'La partie est finie', undone: 'Annuler', end: 'La fin' },
} as const;

describe('the table in words, in a real browser', () => {
  const site = inBrowser();

  /** Sets a table up; bots play at once. */
  async function openTable(place: string, language: Language, screen: Screen, seats: readonly string[]): Promise<Page> {
    const page = await site.open(place, { locale: LOCALES[language], viewport: SCREENS[screen] });
    await fillIn(page, { players: seats, pace: 'instant' });
    await page.locator('.setup button[type="submit"]').click();
    await page.waitForURL(/\/table\/[^/]+$/);
    return page;
  }

  /** Sets a table of Astra up, then goes to it in words. */
  async function openText(language: Language, screen: Screen = 'desktop', seats = ['human', 'novice']): Promise<Page> {
    const page = await openTable('/setup', language, screen, seats);
    await goOn(page, `${new URL(page.url()).pathname}/text`);
    return page;
  }

  const version = async (page: Page): Promise<number> => Number(await page.locator('.text-table').getAttribute('data-version'));
  const question = (page: Page): Promise<string | null> => page.locator('.text-question').textContent();

  /** Decides whatever is asked, so many times by typing, then in the list until the game is over; `type` says what to type for one of the choices. */
  async function playToTheEnd(
    page: Page,
    language: Language,
    type: (choices: readonly string[], version: number) => string,
  ): Promise<void> {
    await page.getByLabel(WORDS[language].field).focus();
    for (let step = 0; step < TYPED; step += 1) {
      await page.locator('.text-choice').first().waitFor({ state: 'attached' });
      const choices = await page.locator('.text-choice-notation').allTextContents();
      const before = await version(page);
      await page.keyboard.type(type(choices, before));
      await page.keyboard.press('Enter');
      await page.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.text-table')?.dataset['version']) > old, before);
    }
    await playAlong(page);
    await page.getByRole('heading', { name: WORDS[language].end }).waitFor();
  }

  it('plays a whole game by typing numbers and by the list, in French', { timeout: 240_000 }, async () => {
    const page = await openText('fr');
    await playToTheEnd(page, 'fr', (choices, before) => `${1 + (before % choices.length)}`);
    await expect.poll(() => question(page)).toContain(WORDS.fr.over);
    await expect.poll(() => page.locator('.text-log li').last().textContent()).toContain(WORDS.fr.over);
    await page.getByRole('link', { name: 'Voir le décompte' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/result\//);
  });

  it('plays a whole game of Ad Astra against two bots, by notation and by the list', { timeout: 240_000 }, async () => {
    const page = await openTable('/setup/ad-astra', 'en', 'desktop', ['human', 'novice', 'novice']);
    await goOn(page, `${new URL(page.url()).pathname}/text`);
    // Whoever plans to score comes to the end soonest.
    await playToTheEnd(page, 'en', (choices, before) => {
      const scoring = choices.findIndex((notation) => notation.startsWith('plan s'));
      const chosen = scoring < 0 ? before % choices.length : scoring;
      return before % 2 === 0 ? `${1 + chosen}` : at(choices, chosen);
    });
    await expect.poll(() => question(page)).toContain(WORDS.en.over);
    await page.getByRole('link', { name: 'See the scoring' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/result\//);
  });

  it.each([
    ['/setup', ['human', 'novice'], 'en', 'Settings', 'Play in words', 'To the table in pictures'],
    ['/setup/ad-astra', ['human', 'novice', 'novice'], 'fr', 'Réglages', 'Jouer en mode texte', 'Afficher la table en images'],
  ] as const)(
    'is met first at the table in pictures, and leads back to it, from %s',
    {
      timeout: 60_000,
    },
    async (place, seats, language, settings, inWords, toPicture) => {
      const page = await openTable(place, language, 'phone', seats);
      const pictures = page.locator('main[data-version]');
      const words = page.locator('.text-question');
      const path = new URL(page.url()).pathname;
      await pictures.waitFor();
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(inWords);
      await page.keyboard.press('Enter');
      await words.waitFor();
      expect(new URL(page.url()).pathname).toBe(`${path}/text`);
      await page.keyboard.press('x');
      await pictures.waitFor();
      await page.keyboard.press('x');
      await words.waitFor();
      await page.getByRole('link', { name: toPicture }).click();
      await pictures.waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByRole('button', { name: settings, exact: true }).click();
      await page.locator('dialog').getByRole('link', { name: inWords }).waitFor();
      await takePicture(page, `settings-in-words-${language}-phone`);
      await page.locator('dialog').getByRole('link', { name: inWords }).click();
      await words.waitFor();
    },
  );

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
    const page = await openText(language);
    await page.locator('.text-choice').first().click();
    await expect.poll(() => version(page)).toBe(1);
    await onBothScreens(page, async (screen) => {
      if (isForAxe(language, screen)) expect(await axeFaults(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await takePicture(page, `text-table-${language}-${screen}`);
    });
  });
});
