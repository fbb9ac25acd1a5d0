import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStarTable } from '../../../test/ad-astra-at-table.ts';
import { fillIn } from '../../../test/fill-in.ts';
import { axeFaults, goOn, inBrowser, LOCALES, SCREENS, takePicture } from '../../../test/in-browser.ts';

describe('the rulebook that can be played, in a real browser', () => {
  const site = inBrowser();
  const path = (page: Page): string => new URL(page.url()).pathname;

  async function openAstraTable(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
    const page = await site.open('/setup', options);
    await fillIn(page, { pace: 'instant' });
    await page.locator('.setup button[type="submit"]').click();
    await page.locator('.action-bar-awake').waitFor();
    return page;
  }

  it('marks a real card by hand and by key, says why not, and begins again', { timeout: 60_000 }, async () => {
    const page = await site.open('/rules/A5.3');
    const figure = page.locator('.rule-figure-marking');
    const legal = figure.locator('.sky-star-legal');
    await legal.nth(1).waitFor();
    await expect.poll(() => legal.count()).toBe(2);
    // Tianguan is next to no marked star.
    await figure.locator('.sky-star[data-star="7"]').click();
    await figure.locator('.why-note a').waitFor();
    await expect.poll(() => figure.locator('.why-note a').textContent()).toContain('A5.2');
    expect(await axeFaults(page)).toEqual([]);

    await figure.locator('.sky-star[data-star="6"]').click();
    await figure.locator('.figure-told').filter({ hasText: 'Aldebaran' }).waitFor();
    await expect.poll(() => legal.count()).toBe(1);
    await legal.first().focus();
    await page.keyboard.press('Enter');
    // A dead end: it is Dorothy's turn, and only λ is left to begin on.
    await figure.locator('.figure-question').filter({ hasText: 'Dorothy' }).waitFor();
    await figure.getByRole('button', { name: 'Begin again' }).click();
    await figure.locator('.figure-question').filter({ hasText: 'Matthew' }).waitFor();
    await expect.poll(() => legal.count()).toBe(2);
  });

  it('turns the Spheres, picks Boons and fills the grid', { timeout: 60_000 }, async () => {
    const page = await site.open('/rules/A6.1');
    const resting = page.locator('.rule-figure-resting');
    await resting.getByRole('button', { name: /^Rest/ }).click();
    await resting.getByRole('button', { name: /^Rest/ }).press('Enter');
    await resting.locator('.figure-told').filter({ hasText: 'Equuleus' }).waitFor();
    await expect.poll(() => resting.locator('.held-card-exhausted').count()).toBe(0);

    await goOn(page, '/rules/A8.2');
    const boons = page.locator('.rule-figure-boons');
    await boons.getByRole('button', { name: /Fame/ }).click();
    await boons.getByRole('button', { name: /Fame/ }).click();
    await expect.poll(() => boons.locator('.why-note a').textContent()).toContain('A8.2');
    await boons.locator('.sky-boon-open button').first().press('Enter');
    await boons.getByText('That is where this figure ends').waitFor();

    await goOn(page, '/rules/A9.4');
    const grid = page.locator('.rule-figure-elements');
    await grid.getByText('scores 28 Fame').waitFor();
    await grid.getByRole('button', { name: 'One more card: Fire' }).click();
    await expect.poll(() => grid.locator('.why-note a').textContent()).toContain('A1.4');
    await grid.getByRole('button', { name: 'One card fewer: Earth' }).click();
    await grid.getByText('With 7 cards').waitFor();
    await takePicture(page, 'rulebook-elements-desktop-en');
  });

  it('plans a round by key, moves, builds and scores', { timeout: 90_000 }, async () => {
    const page = await site.open('/rules/B3.1');
    const planning = page.locator('.rule-figure-planning');
    for (const card of [2, 3, 6, 8]) {
      const inHand = planning.locator(`[data-hand-card="${card}"]`);
      await inHand.press('Enter');
      await planning.locator('.planning-space-put .planning-slot:focus').press('Enter');
      await expect.poll(() => inHand.getAttribute('class')).toContain('hand-card-board');
    }
    await planning.getByText('That is where this figure ends').waitFor();
    await expect.poll(() => planning.locator('.planning-empty').count()).toBe(0);

    await goOn(page, '/rules/B5.2');
    const movement = page.locator('.rule-figure-movement');
    await movement.locator('[data-stop]').first().waitFor();
    await movement.locator('.fleet-own').click();
    await movement.locator('.system-open').first().click();
    await movement.locator('.figure-told').filter({ hasText: 'Robin' }).waitFor();

    await goOn(page, '/rules/B6.2');
    const build = page.locator('.rule-figure-build');
    await build.locator('.build-item[aria-disabled="true"]').first().click({ force: true });
    await expect.poll(() => build.locator('.why-note a').textContent()).toMatch(/B6|B1/);
    await build.locator('.build-item.choice-button-glows').last().click();
    await build.locator('.build-sites-head').waitFor();

    await goOn(page, '/rules/B8.4');
    const scoring = page.locator('.rule-figure-scoring');
    await scoring.getByRole('button', { name: /Starships/ }).click();
    await scoring.locator('.figure-told').filter({ hasText: 'B8.4' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  it('takes a second decision before the first is answered', async () => {
    const page = await site.open('/rules/B3.1');
    const planning = page.locator('.rule-figure-planning');
    await planning.locator('.hand-card-glows').first().waitFor();
    await planning.evaluate(async (figure) => {
      for (const [card, space] of [
        [2, 0],
        [3, -1],
      ] as const) {
        figure.querySelector<HTMLElement>(`[data-hand-card="${card}"]`)?.click();
        await Promise.resolve();
        [...figure.querySelectorAll<HTMLElement>('.planning-space-put .planning-slot')].at(space)?.click();
        await Promise.resolve();
      }
    });
    await expect.poll(() => planning.locator('.hand-card-board').count()).toBe(2);
  });

  it('shows under a rule what it did in the game one comes from, and keeps the way back', { timeout: 60_000 }, async () => {
    const page = await openAstraTable();
    const table = path(page);
    await page.locator('.sky-star-legal').first().click();
    await page.locator('.log-line .log-rule', { hasText: 'A5.2' }).last().click();
    await page.locator('.rule-asked .in-your-game').waitFor();
    await expect.poll(() => page.locator('.rule-asked .in-your-game').textContent()).toMatch(/In your game.*Round 1/);
    // Further on in the book, and through a reload, the way back is still known.
    await page.locator('.rule-asked .rule-number').click();
    await page.goto(page.url());
    await page.locator('.chapter').first().waitFor();
    await page.getByRole('link', { name: 'Glossary' }).click();
    await page.getByRole('link', { name: 'Back to your game' }).first().click();
    await page.locator('.action-bar-awake').waitFor();
    expect(path(page)).toBe(table);
  });

  it('does the same in Ad Astra, from a why-not', { timeout: 60_000 }, async () => {
    const page = await openStarTable(site);
    const table = path(page);
    await page.keyboard.press('p');
    await page.locator('.why-note a').click();
    await page.locator('.rule-asked').waitFor();
    await page.locator('.in-your-game').first().waitFor();
    await page.getByRole('link', { name: 'Back to your game' }).first().click();
    await page.locator('.star-table').waitFor();
    expect(path(page)).toBe(table);
  });

  it('explains what is touched instead of acting, by key and by finger', { timeout: 60_000 }, async () => {
    const page = await openAstraTable({ viewport: SCREENS.phone, hasTouch: true, locale: LOCALES.fr });
    const panel = page.locator('.help-panel');
    const version = await page.locator('main').getAttribute('data-version');
    await page.locator('.help-button').tap();
    await panel.waitFor();
    await page.locator('.sky-star-legal').first().tap();
    await expect.poll(() => panel.locator('h2').textContent()).toBe('étoile de départ');
    await expect.poll(() => panel.getByRole('link').textContent()).toContain('A1.2');
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'help-phone-fr');
    await page.locator('.action-button').first().tap({ force: true });
    await expect.poll(() => panel.locator('h2').textContent()).toBe('action Observation');
    await expect.poll(() => page.locator('main').getAttribute('data-version')).toBe(version);
    await panel.locator('.icon-button').tap();
    await panel.waitFor({ state: 'detached' });

    // By key: what the keyboard is on, then another thing from the list; Escape goes back to where one was.
    const star = page.locator('.sky-star[tabindex="0"]').first();
    await star.focus();
    await page.keyboard.press('e');
    await panel.waitFor();
    await expect.poll(() => panel.locator('h2').textContent()).toBe('étoile de départ');
    await panel.locator('summary').press('Enter');
    await panel.getByRole('button', { name: 'poussière d’étoile' }).press('Enter');
    await expect.poll(() => panel.textContent()).toContain('en coûte 1');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => star.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('explains the parts of both tables, and of their sheets', { timeout: 60_000 }, async () => {
    const page = await openStarTable(site);
    const panel = page.locator('.help-panel');
    await page.locator('.help-button').click();
    await page.locator('.planet-down').first().hover();
    await panel.locator('h2', { hasText: 'face-down planet' }).waitFor();
    await page.locator('[data-hand-card="0"]').click();
    await expect.poll(() => panel.locator('h2').textContent()).toBe('action card');
    await expect.poll(() => page.locator('.hand-card-chosen').count()).toBe(0);
    await takePicture(page, 'help-desktop-en');
    // What is framed is framed inside: a frame outside would be cut to stray bars by its neighbours.
    const offsets = await page
      .locator('[data-explaining] [data-explain]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineOffset));
    expect(offsets.length).toBeGreaterThan(5);
    expect(offsets.filter((offset) => !offset.startsWith('-'))).toEqual([]);
    await panel.locator('.icon-button').click();
    await page.locator('.faction').first().click();
    await page.locator('.seat-sheet .help-button').click();
    await page.locator('.seat-sheet .pawn-supply').click();
    await expect.poll(() => panel.locator('h2').textContent()).toBe('pawn');
  });

  it('finds a word of either language in the glossary', { timeout: 60_000 }, async () => {
    const page = await site.open('/glossary', { locale: LOCALES.fr, viewport: SCREENS.phone });
    await expect.poll(() => page.locator('.glossary-section').count()).toBe(3);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'glossary-phone-fr');
    await page.getByRole('searchbox').fill('stardust');
    await page.getByText('2 mots').waitFor();
    await page.locator('tbody tr', { hasText: 'poussière d’étoile' }).first().getByRole('link').click();
    await page.locator('.rule-asked').waitFor();
  });

  it.each([
    ['desktop', 'en', '/rules/A5.3', '.rule-figure-marking .sky-card'],
    ['phone', 'fr', '/rules/A6.1', '.rule-figure-resting .sphere-board'],
    ['phone', 'en', '/rules/B5.2', '.rule-figure-movement .galaxy-chart'],
    ['desktop', 'fr', '/rules/B3.1', '.rule-figure-planning .planning-board'],
  ] as const)('fits a %s screen in %s: %s', { timeout: 60_000 }, async (screen, language, place, part) => {
    const page = await site.open(place, { viewport: SCREENS[screen], locale: LOCALES[language] });
    await page.locator(part).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator(part).scrollIntoViewIfNeeded();
    await takePicture(page, `rulebook-${place.slice(7)}-${screen}-${language}`);
  });
});
