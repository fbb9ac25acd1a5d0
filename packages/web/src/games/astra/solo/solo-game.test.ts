import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRESETS } from '@astrarium/astra';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { axeFaults, inBrowser, isForAxe, LOCALES, onBothScreens, SCREENS, takePicture } from '../../../../test/in-browser.ts';
import type { OpenOptions } from '../../../../test/page-shelf.ts';
import { playAlong } from '../../../../test/play-along.ts';
import { tick } from '../../../../test/tick.ts';

const GOLDEN = fileURLToPath(new URL('../../../../../astra/test/golden/', import.meta.url));

/** 24 games with the gentle setting. */
const PLAYED = {
  [PRESETS.gentle.join('+')]: [5, 12, -3, 8, 31, 2, 7, 9, 4, 1, 0, 14, -6, 22, 3, -1, 6, 18, -9, 11, -2, 7, 13, 10].map(
    (margin, table) => ({
      table: `${table}`,
      margin,
      won: margin > 0 && table !== 5,
    }),
  ),
};

const WORDS = {
  en: { begin: 'Begin', gentle: 'Gentle', merciless: 'Merciless', record: 'Your record', wins: /^(You win|Auptolemy wins)$/ },
  fr: {
    begin: 'Commencer',
    gentle: 'Facile',
    merciless: 'Impitoyable',
    record: 'Votre palmarès',
    wins: /^(Vous gagnez|Ptolémée gagne)$/,
  },
} as const;

/** Finished games, who won them, and what is said about it. */
const FILES = [
  ['solo-tie', 'Auptolemy wins', 'a tie is a loss'],
  ['solo-loss-by-empty-deck', 'Auptolemy wins', 'Its deck was empty when it had to Observe, and the Game End card had not appeared.'],
  ['solo-win', 'You win', 'You win by'],
] as const;

describe('the solo game, in a real browser', () => {
  const site = inBrowser();

  interface Wish extends OpenOptions {
    readonly language?: 'en' | 'fr';
    /** How Auptolemy's turns are shown. */
    readonly way?: { readonly pace: string; readonly by: 'watch' | 'hand' };
    /** What else is chosen on the setup page. */
    readonly choose?: (page: Page) => Promise<unknown>;
  }

  const AT_ONCE = { pace: 'instant', by: 'watch' } as const;
  const BY_HAND = { pace: 'brisk', by: 'hand' } as const;

  async function openSetup({ language = 'en', way = AT_ONCE, choose, ...options }: Wish): Promise<Page> {
    const page = await site.open('/setup', { locale: LOCALES[language], ...options });
    await page.evaluate(({ pace, by }) => {
      localStorage.setItem('astrarium.pace', pace);
      localStorage.setItem('astrarium.auptolemy', by);
    }, way);
    await fillIn(page, { count: 'Solo', seed: '50105' });
    await choose?.(page);
    return page;
  }

  async function openTable(wish: Wish = {}): Promise<Page> {
    const page = await openSetup(wish);
    await page.getByRole('button', { name: WORDS[wish.language ?? 'en'].begin }).click();
    await page.locator('.action-bar-awake').waitFor();
    return page;
  }

  const version = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-version'));

  /** Clicks, and waits until the person is asked again, sees Auptolemy's turn, or the game is over. */
  async function decide(page: Page, target: Locator): Promise<void> {
    const before = await version(page);
    await target.click();
    await page.waitForFunction((old) => Number(document.querySelector('main')?.dataset['version']) > old, before);
    await page.locator('.action-bar-awake, .scene-panel, .end-panel').first().waitFor();
  }

  /** Whatever glows, stars first; at the card limit only own cards do. */
  async function anythingThatGlows(page: Page): Promise<Locator> {
    const places = ['.sky-star-legal', '.action-buttons .choice-button-glows', '.own-journal .held-card-glows'];
    for (const place of places) {
      const candidates = page.locator(place);
      const count = await candidates.count();
      if (count > 0) return candidates.nth((await version(page)) % count);
    }
    throw new Error(`nothing glows: ${await page.locator('.action-question-words').textContent()}`);
  }

  /** Marks one star and stops, so that Auptolemy's turn comes. */
  async function endTurn(page: Page): Promise<void> {
    await decide(page, page.locator('.sky-star-legal').first());
    await decide(page, page.locator('.action-buttons .choice-button-glows').first());
  }

  it('is played by clicking on a phone, without a network, and counted', { timeout: 240_000 }, async () => {
    const page = await openTable({ language: 'fr', viewport: SCREENS.phone, hasTouch: true, putBy: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    const end = page.locator('.end-panel');
    for (let step = 0; step < 5; step += 1) await decide(page, await anythingThatGlows(page));
    await playAlong(page);
    const counted = page.locator('.record-plate dd');
    const table = page.url();
    const shown: string[][] = [];
    for (const language of ['fr', 'en'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('astrarium.language', chosen), language);
      await page.setViewportSize(SCREENS.phone);
      await page.goto(table);
      await end.waitFor();
      await page.locator(`html[lang=${language}]`).waitFor();
      if (isForAxe(language, 'phone')) expect(await axeFaults(page)).toEqual([]);
      await takePicture(page, `solo-end-${language}-phone`);
      await end
        .getByRole('link')
        .filter({ hasText: /scoring|décompte/ })
        .click();
      await page.getByRole('heading', { level: 1, name: WORDS[language].wins }).waitFor();
      await expect.poll(() => page.locator('.solo-score').count()).toBe(2);
      // Its name is the reader's, not the one the table was made with.
      if (language === 'en') expect(await page.locator('main').textContent()).not.toContain('Ptolémée');
      await expect.poll(() => page.locator('.solo-score tbody tr').count()).toBe(7 + 6);
      for (const screen of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SCREENS[screen]);
        if (isForAxe(language, screen)) expect(await axeFaults(page)).toEqual([]);
        await takePicture(page, `solo-result-${language}-${screen}`);
      }
      shown.push(await counted.allTextContents());
    }
    // Looked at twice, it was played once.
    const [first = []] = shown;
    expect(shown).toEqual([first, first]);
    expect(Number(first[0]) + Number(first[1])).toBe(1);

    await page.goto(`${site.url()}/setup`);
    await page.getByRole('heading', { name: WORDS.en.record }).waitFor();
    await expect.poll(() => counted.allTextContents()).toEqual(first);
    await tick(page.getByRole('radio', { name: WORDS.en.merciless }));
    await expect.poll(() => counted.count()).toBe(0);
  });

  it('can’t have two switches that exclude each other, and says why', { timeout: 60_000 }, async () => {
    const page = await openSetup({});
    const head = page.getByRole('checkbox', { name: 'Head start', exact: true });
    const none = page.getByRole('checkbox', { name: 'No head start', exact: true });
    await head.check();
    await expect.poll(() => none.isDisabled()).toBe(true);
    await page.getByText('Not together with “Head start”: both change the same number.').waitFor();
    await head.uncheck();
    await expect.poll(() => none.isDisabled()).toBe(false);
    await tick(page.getByRole('radio', { name: 'Gentle' }));
    await expect.poll(() => none.isChecked()).toBe(true);
    await expect.poll(() => head.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Open deck' }).check();
    await page.getByText('Your own mix.').waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.automa-place').waitFor();
    await expect.poll(() => page.locator('.library').textContent()).toContain('on top: ');
    await page.goto(`${site.url()}/setup`);
    await expect.poll(() => none.isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Rule A11.16' }).first().click();
    await page.locator('[id="A11.16"]').waitFor();
  });

  it('shows Auptolemy’s turn step by step, and nothing can be decided before it is through', { timeout: 60_000 }, async () => {
    const page = await openTable({ way: BY_HAND });
    await page.evaluate(watchSky);
    await endTurn(page);
    const panel = page.locator('.scene-panel');
    const step = panel.locator('.scene-panel-step');
    await panel.waitFor();
    await expect.poll(() => step.textContent()).toMatch(/^The die shows [1-6]: the .* (Library|deck), /);
    await expect.poll(() => page.locator('.sky-star-legal').count()).toBe(0);
    await expect.poll(() => page.locator('.top-bar').textContent()).toContain('Auptolemy’s turn');
    const marks = page.locator('.log-line').filter({ hasText: 'Auptolemy marks' });
    await expect.poll(() => marks.count()).toBe(0);
    await page.keyboard.press('n');
    await expect.poll(() => step.textContent()).toMatch(/^Focus (Fire|Air|Water|Earth) → .*: .*; up to \d stars/);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => step.textContent()).toMatch(/^It marks /);
    await expect.poll(() => marks.count()).toBe(1);
    await expect.poll(() => page.locator('[aria-live] p').last().textContent()).toMatch(/^It marks /);
    await page.keyboard.press('k');
    await expect.poll(() => panel.count()).toBe(0);
    await page.locator('.action-bar-awake').waitFor();
    // The board stood still all the while, also while the panel was fetched.
    expect(await page.evaluate(() => document.body.dataset['skies']?.split(' ').length)).toBe(1);
    await expect.poll(() => page.locator('.log-turn h3').last().textContent()).toContain('Round 2 · Hypatia');
    await expect.poll(() => page.locator('.log-turn h3').nth(-2).textContent()).toContain('Round 1 · Auptolemy');

    // By itself, at the pace chosen.
    await endTurn(page);
    await panel.waitFor();
    await page.keyboard.press('w');
    await expect.poll(() => panel.count(), { timeout: 20_000 }).toBe(0);
    await page.locator('.action-bar-awake').waitFor();
  });

  it('keeps the face-down card of the Library hidden', { timeout: 60_000 }, async () => {
    const page = await openTable({ choose: (setup) => setup.getByRole('checkbox', { name: 'Hidden right card' }).check() });
    const right = page.locator('.library li').nth(1);
    await expect.poll(() => right.textContent()).toBe('3–4Face downRight: a card face down');
    for (let turn = 0; turn < 4; turn += 1) {
      await decide(page, await anythingThatGlows(page));
      await expect.poll(() => right.textContent()).toBe('3–4Face downRight: a card face down');
    }
    await page
      .getByRole('button', { name: /Auptolemy/ })
      .first()
      .click();
    await page.locator('.automa-sheet').waitFor();
    await expect.poll(() => page.locator('.automa-sheet .library li').nth(1).textContent()).toContain('a card face down');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('opens files with Auptolemy in its place, tells how they ended, replays them, and does not count them', {
    timeout: 60_000,
  }, async () => {
    const page = await site.open('/games');
    for (const [name, title, why] of FILES) {
      await page.goto(`${site.url()}/games`);
      const text = readFileSync(`${GOLDEN}${name}.jsonl`);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
      await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: text });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(why).first().waitFor();
      await page.getByText('You have not yet finished a game').waitFor();
    }
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('20');
    await page.locator('.replay-journal .library').waitFor();
    const eyes = page.getByRole('combobox', { name: 'Through whose eyes' }).locator('option');
    await expect.poll(() => eyes.count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'solo-replay');
  });

  it('begins in one click on the front page', { timeout: 60_000 }, async () => {
    const page = await site.open('/');
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.locator('.automa-place').waitFor();
    await page.goto(`${site.url()}/games`);
    await page.getByRole('article').getByText('Auptolemy', { exact: true }).waitFor();
  });

  it.each(['en', 'fr'] as const)(
    'is in sight as a whole and without fault to axe on a phone and on a desktop, in %s',
    { timeout: 120_000 },
    async (language) => {
      const page = await openSetup({
        language,
        hasTouch: language === 'fr',
        way: BY_HAND,
        choose: async (setup) => {
          // As if many games had been played with this setting.
          await setup.evaluate((games) => localStorage.setItem('astrarium.solo-games', games), JSON.stringify(PLAYED));
          await tick(setup.getByRole('radio', { name: WORDS[language].gentle }));
          await expect.poll(() => setup.locator('.record-plate dd').allTextContents()).toEqual(['17', '7', '+31', '3', '4']);
          await expect.poll(() => setup.locator('.margins-chart rect').count()).toBe(20);
        },
      });
      const look = (name: string): Promise<void> =>
        onBothScreens(page, async (screen) => {
          if (isForAxe(language, screen)) expect(await axeFaults(page), name).toEqual([]);
          await takePicture(page, `solo-${name}-${language}-${screen}`);
        });
      const inSight = (): Promise<void> =>
        onBothScreens(page, async (screen) => {
          const { width, height } = SCREENS[screen];
          const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
          await expect.poll(() => page.evaluate(size)).toEqual([width, height]);
          for (const part of ['.top-bar', '.automa-place', '.library', '.table-sky', '.table-action', '.own-journal']) {
            const box = await page.locator(part).first().boundingBox();
            expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height + 0.5, `${part} is in sight`).toBe(true);
          }
        });
      await look('setup');
      await page.getByRole('button', { name: WORDS[language].begin }).click();
      await page.locator('.action-bar-awake').waitFor();
      for (let turn = 0; turn < 2; turn += 1) {
        await endTurn(page);
        const panel = page.locator('.scene-panel');
        await panel.waitFor();
        if (turn === 1) {
          await look('roll');
          await page.keyboard.press('n');
          await inSight();
          await look('focus');
          await page.keyboard.press('n');
          await page.keyboard.press('n');
          await look('marks');
        }
        await page.keyboard.press('k');
        await expect.poll(() => panel.count()).toBe(0);
      }
      await inSight();
      await look('table');
      await page.locator('.automa-head').click();
      await page.locator('.automa-sheet').waitFor();
      await look('sheet');
    },
  );
});

/** Notes every height the sky has from now on, frame by frame. Runs in the page. */
function watchSky(): void {
  const heights = new Set<number>();
  const look = (): void => {
    const sky = document.querySelector('.table-sky');
    if (sky !== null) heights.add(sky.getBoundingClientRect().height);
    document.body.dataset['skies'] = [...heights].join(' ');
    requestAnimationFrame(look);
  };
  look();
}
