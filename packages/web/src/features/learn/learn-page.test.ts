import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, inBrowser, LOCALES, SCREENS, takePicture } from '../../../test/in-browser.ts';
import { adAstraLesson } from '../../games/ad-astra/lesson/ad-astra-lesson.ts';
import { astraLesson } from '../../games/astra/lesson/astra-lesson.ts';
import { type Lesson, scriptOf } from '../../play/guidance/lesson.ts';

const LESSONS = { astra: astraLesson, 'ad-astra': adAstraLesson } as const;
type GameName = keyof typeof LESSONS;

/** Steps at which the page is looked at closely. */
const LOOKED_AT: Readonly<Record<GameName, readonly string[]>> = {
  astra: ['sky', 'boon', 'path'],
  'ad-astra': ['planMovement', 'land', 'colony'],
};

describe('the lessons, in a real browser', () => {
  const site = inBrowser();

  async function openLesson(game: GameName, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await site.open('/', options);
    await page.evaluate(() => localStorage.setItem('astrarium.pace', 'instant'));
    await page.locator(`.home-game-ways a[href="/learn/${game}"]`).click();
    await page.locator('.lesson-panel').waitFor();
    await page.locator('main[data-version]').waitFor();
    return page;
  }

  const beckons = (page: Page): Locator => page.locator('[data-beckons]');
  const goOn = (page: Page): Locator => page.locator('.lesson-ways .button-gold');
  const hints = (page: Page): Locator => page.locator('.lesson-where').filter({ hasText: /^(?:Hints|Conseils)$/ });
  const where = (page: Page): Promise<string | null> => page.locator('.lesson-where').textContent();
  const version = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-version'));

  /** A hand goes to the middle of what beckons, whatever else reaches there; then it waits for an answer. */
  async function touch(page: Page): Promise<void> {
    const before = await version(page);
    const [target] = await beckons(page).elementHandles();
    const box = await target?.boundingBox();
    // A decision on its way may have come, and what beckoned is gone with it.
    if (target === undefined || !box) return;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(
      ([old, touched]) =>
        Number(document.querySelector('main')?.dataset['version']) > old || document.querySelector('[data-beckons]') !== touched,
      [before, target] as const,
    );
  }

  /** Does what the panel asks for, by touching what beckons or by going on, until the version is reached. */
  async function follow(page: Page, to: number): Promise<void> {
    while ((await version(page)) < to) {
      await page.locator('[data-beckons], .lesson-ways .button-gold').first().waitFor();
      if ((await goOn(page).count()) > 0) await goOn(page).click();
      else await touch(page);
    }
  }

  /** So many decisions come before this step. */
  function versionAt(lesson: Lesson, id: string): number {
    return scriptOf({
      ...lesson,
      steps: lesson.steps.slice(
        0,
        lesson.steps.findIndex((step) => step.id === id),
      ),
    }).length;
  }

  /** Nothing that is said has to be scrolled for. */
  const unseen = (page: Page): Promise<number> =>
    page.locator('.lesson-words').evaluate((words) => words.scrollHeight - words.clientHeight);

  // French has the longest words, and a phone the least room for them.
  it.each([
    ['astra', 'en', 'desktop'],
    ['astra', 'fr', 'phone'],
    ['ad-astra', 'fr', 'phone'],
  ] as const)('%s is learnt in %s on a %s by touching what beckons', { timeout: 120_000 }, async (game, language, screen) => {
    const lesson = LESSONS[game];
    const page = await openLesson(game, { locale: LOCALES[language], viewport: SCREENS[screen], hasTouch: screen === 'phone' });
    for (const { id } of lesson.steps) {
      await follow(page, versionAt(lesson, id));
      await page.locator('[data-beckons], .lesson-ways .button-gold').first().waitFor();
      await expect.poll(() => unseen(page), { message: id }).toBe(0);
      if (!LOOKED_AT[game].includes(id)) continue;
      // The lesson waits for one Boon; the others are open all the same, and none is struck out.
      if (id === 'boon') expect(await page.locator('.boon-choice .action-button:not(.boon-closed)').count()).toBe(4);
      expect(await axeFaults(page)).toEqual([]);
      await takePicture(page, `lesson-${game}-${id}-${language}-${screen}`);
    }
    await follow(page, scriptOf(lesson).length);
    while ((await goOn(page).count()) > 0) await goOn(page).click();
    await hints(page).waitFor();
    await page.locator('.action-bar-awake, .choice-panel-awake').first().waitFor();
    await page.locator('.lesson-hint').waitFor();
    await expect.poll(() => beckons(page).count()).toBe(0);
    await expect.poll(() => unseen(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS[screen].width);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, `lesson-${game}-free-${language}-${screen}`);

    // The free game is played by the hints: each says what an Adept would do, and on request shows where.
    for (let decision = 0; decision < 3; decision += 1) {
      await page.locator('.lesson-hint').waitFor();
      await expect.poll(() => unseen(page)).toBe(0);
      const before = await version(page);
      await page.locator('.lesson-ways .button').click();
      while ((await version(page)) === before) {
        await touch(page);
      }
    }
    await takePicture(page, `lesson-${game}-hints-${language}-${screen}`);
  });

  it('gives hints at any table of one person, shows where on request, and lets everybody decide otherwise', {
    timeout: 60_000,
  }, async () => {
    const page = await openLesson('astra');
    await page.getByRole('button', { name: 'Skip the lesson' }).click();
    await page.getByRole('link', { name: 'Play without hints' }).click();
    await page.waitForURL(/\/table\/[^/]+$/);
    await expect.poll(() => page.locator('.lesson-panel').count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Play with hints' }).click();
    await page.waitForURL(/\/hints$/);
    await page
      .locator('.lesson-hint')
      .filter({ hasText: /^An Adept would do this: Mark / })
      .waitFor();
    const open = await page.locator('.sky-star-legal').count();
    expect(open).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Show me where' }).click();
    await expect.poll(() => beckons(page).count()).toBe(1);
    // What the hint is about beckons, and all that the rules allow stays open. Pressed again, it is not shown any more.
    expect(await page.locator('.sky-star-legal').count()).toBe(open);
    await page.getByRole('button', { name: 'Show me where' }).click();
    await expect.poll(() => beckons(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Show me where' }).click();
    await expect.poll(() => beckons(page).count()).toBe(1);
    await page.getByRole('button', { name: /^Rest / }).click();
    await expect.poll(() => version(page)).toBeGreaterThan(0);
  });

  it('answers any other touch: what is forbidden with its rule, what is not meant with a hint', { timeout: 60_000 }, async () => {
    const page = await openLesson('astra');
    const hint = page.locator('.lesson-hint');
    await page.getByRole('button', { name: /^Rest / }).click({ force: true });
    await expect.poll(() => hint.textContent()).toContain('Nothing to touch yet');
    await goOn(page).click();
    await expect.poll(() => hint.count()).toBe(0);

    await page.getByRole('button', { name: /^Rest / }).click({ force: true });
    await expect.poll(() => hint.textContent()).toContain('First the star of Aries that glows');
    await page.getByRole('button', { name: /^Stop/ }).click({ force: true });
    await page.locator('.why-note').getByText('There is no Observe under way.').waitFor();
    await expect.poll(() => version(page)).toBe(0);

    await page.getByRole('button', { name: 'Show me where' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-beckons'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => where(page)).toBe('Step 3 of 15');
    await expect.poll(() => hint.count()).toBe(0);
    await page.locator('.lesson-panel').getByRole('link', { name: 'Rule A5.2' }).waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => where(page)).toBe('Step 2 of 15');
  });

  it('is taken up where it was left, begun anew, and skipped', { timeout: 60_000 }, async () => {
    const page = await openLesson('ad-astra');
    await follow(page, versionAt(adAstraLesson, 'planBuild'));
    await expect.poll(() => where(page)).toBe('Step 4 of 18');
    await page.reload();
    await beckons(page).waitFor();
    await expect.poll(() => where(page)).toBe('Step 4 of 18');

    await page.getByRole('button', { name: 'Begin anew' }).click();
    await expect.poll(() => where(page)).toBe('Step 1 of 18');
    await expect.poll(() => version(page)).toBe(0);
    await goOn(page).click();
    await beckons(page).waitFor();
    await page.reload();
    await beckons(page).waitFor();
    await expect.poll(() => where(page)).toBe('Step 2 of 18');

    await page.getByRole('button', { name: 'Skip the lesson' }).click();
    await hints(page).waitFor();
    // From here on everything is open, and rivals decide for themselves.
    await page.locator('[data-hand-card="9"]').click();
    await page.locator('[data-space="7"] .planning-slot').click();
    await expect.poll(() => version(page)).toBe(3);
    await page.reload();
    await hints(page).waitFor();
    await page.getByRole('link', { name: 'Play without hints' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/table\//);
    await page.goto(`${site.url()}/games`);
    // The lesson given up has left no table behind.
    await page.locator('.game-plate').first().waitFor();
    await expect.poll(() => page.locator('.game-plate').count()).toBe(1);
  });

  it('begins anew when its table has been removed', { timeout: 60_000 }, async () => {
    const page = await openLesson('astra');
    await page.evaluate(() => localStorage.setItem('astrarium.lesson-astra', '{"table":"gone","step":5}'));
    await page.reload();
    await expect.poll(() => where(page)).toBe('Step 1 of 15');
  });
});
