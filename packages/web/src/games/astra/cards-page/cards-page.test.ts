import { CARDS } from '@astrarium/astra';
import { ASTRA_TEXT } from '@astrarium/astra/text';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, inBrowser, isForAxe, LOCALES, onBothScreens, SCREENS, takePicture } from '../../../../test/in-browser.ts';

describe('the catalogue of the cards, in a real browser', () => {
  const browser = inBrowser();

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.open('/cards', options);
    await shown(page);
    return page;
  }

  describe.each(['en', 'fr'] as const)('in %s', (language) => {
    const text = ASTRA_TEXT[language];

    it('shows all 48 cards with everything on them', async () => {
      const page = await open({ locale: LOCALES[language] });
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
      const plates = await page.evaluate(() =>
        [...document.querySelectorAll('article')].map((plate) => ({
          words: (plate.textContent ?? '').replaceAll('\u00a0', ' '),
          stars: plate.querySelectorAll('.star-mark').length,
          figure: plate.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
        })),
      );
      expect(plates.length).toBe(48);
      for (const card of CARDS) {
        const name = text.cardNames[card.code] ?? '';
        const plate = plates.find(({ words }) => words.startsWith(name) && words.includes(plain(text.abilities[card.ability])));
        expect(plate?.words, name).toContain(text.elements[(['fire', 'air', 'water', 'earth'] as const)[card.element]]);
        for (const { kind, amount } of card.boons) expect(plate?.words, name).toContain(plain(text.boons(kind, amount)));
        expect(plate?.stars, name).toBe(card.stars.length);
        expect(plate?.figure, name).toContain(String(card.stars.length));
      }
    });

    it('is without fault to axe, fits a phone and a desktop, and can be looked at', async () => {
      const page = await open({ locale: LOCALES[language] });
      await page.locator('details summary').last().click();
      await page.locator('.card-story-text p').filter({ hasText: '.' }).waitFor();
      await onBothScreens(page, async (screen) => {
        if (isForAxe(language, screen)) expect(await axeFaults(page)).toEqual([]);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        expect(widths).toEqual([SCREENS[screen].width, SCREENS[screen].width]);

        await page.evaluate(() => scrollTo(0, 0));
        await takePicture(page, `cards-${language}-${screen}-top`);
        await page.getByRole('search').evaluate((search) => search.scrollIntoView());
        await takePicture(page, `cards-${language}-${screen}`);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await takePicture(page, `cards-${language}-${screen}-end`);
      });
    });
  });

  it('remembers the language chosen', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Les constellations de Ptolémée' }).waitFor();
    await page.reload();
    await shown(page);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    await expect.poll(() => page.getByRole('button', { name: 'Français' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('article', { name: 'Taureau' }).waitFor();
  });

  it('chooses by Element, by name and by star, and says how many', async () => {
    const page = await open();
    const status = page.getByRole('search').getByRole('status');
    const names = page.getByRole('article').getByRole('heading');
    await page.getByRole('button', { name: /^Earth/ }).click();
    await expect.poll(() => names.count()).toBe(12);
    await expect.poll(() => status.textContent()).toBe('12 of 48 constellations');
    await page.getByRole('searchbox').fill('aldeb');
    await expect.poll(() => names.allTextContents()).toEqual(['Taurus']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => names.count()).toBe(48);
    await page.getByRole('radio', { name: 'By number of stars' }).check();
    await expect.poll(async () => (await names.allTextContents())[0]).toBe('Aries');
    await page.getByRole('searchbox').fill('nothing like it');
    await expect.poll(() => status.textContent()).toBe('No constellation answers to that.');
  });

  it('tells the tale of a card when it is opened, in the language of the page', async () => {
    const page = await open();
    const taurus = page.getByRole('article', { name: 'Taurus', exact: true });
    await taurus.getByText('Myth and sky').click();
    await taurus.getByText('Zeus').waitFor();
    await expect.poll(() => taurus.textContent()).toContain('β–ε–γ–λ–37–η, γ–α–ζ, λ–μ–ν');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('article', { name: 'Taureau' }).getByText('Europe').first().waitFor();
  });

  it('can be used by keyboard alone, and always shows where one is', async () => {
    const page = await open();
    const reached: string[] = [];
    for (let step = 0; step < 30 && reached.filter((name) => name === 'Myth and sky').length < 2; step += 1) {
      await page.keyboard.press('Tab');
      const [name = '', outline] = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return [];
        return [element.innerText || element.getAttribute('type') || '', getComputedStyle(element).outlineStyle];
      });
      reached.push(name.split('\n')[0] ?? '');
      expect(outline, `the focus on "${name}" is seen`).toBe('solid');
    }
    expect(reached[0]).toContain('Skip');
    const wanted = [
      'English',
      'Français',
      'Let the sky turn',
      'Explanation of the signs',
      'search',
      'Fire',
      'Air',
      'Water',
      'Earth',
      'radio',
    ];
    expect(reached.filter((name) => wanted.includes(name))).toEqual(wanted);
    await page.keyboard.press('Enter');
    await page.locator('.card-story[open]').waitFor();
  });

  it('leads past everything to the cards', async () => {
    const page = await open({ viewport: SCREENS.phone });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('stands still for whoever asked for less motion, and for whoever stops it', async () => {
    // Plates out of sight are not even styled anew: what they would do counts when they come into view.
    const moving = (page: Page): Promise<number> =>
      page.evaluate(() => {
        const targets = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
        return targets.filter((target) => target?.checkVisibility({ contentVisibilityAuto: true })).length;
      });
    const still = await open({ reducedMotion: 'reduce' });
    await expect.poll(() => moving(still)).toBe(0);
    const turning = await open({ reducedMotion: 'no-preference' });
    await expect.poll(() => moving(turning)).toBeGreaterThan(0);
    await turning.getByRole('button', { name: 'Still the sky' }).click();
    await expect.poll(() => moving(turning)).toBe(0);
    await turning.reload();
    await shown(turning);
    await expect.poll(() => moving(turning)).toBe(0);
  });

  it('brings its own faces for every sign it writes', async () => {
    const page = await open();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const drawn = await page.evaluate(() =>
      ['16px "EB Garamond"', 'italic 16px "EB Garamond"', '16px "IM Fell French Canon SC"'].map((face) =>
        document.fonts.check(face, 'éœŒÉ'),
      ),
    );
    expect(drawn).toEqual([true, true, true]);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "EB Garamond"', 'αβγδεζηθικλμνξοπρστυφχψωő'))).toBe(true);
  });
});

/** Every plate is there and in its own faces. */
async function shown(page: Page): Promise<void> {
  await page.locator('article').nth(47).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Without its no-break spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
