import { ASTRA_TEXT } from '@astrarium/astra/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, inBrowser, isForAxe, LOCALES, onBothScreens, SCREENS, takePicture } from '../../../../test/in-browser.ts';

describe('the atlas, in a real browser', () => {
  const { open } = inBrowser();

  it.each(['en', 'fr'] as const)('is without fault to axe, fits a phone and a desktop, and can be looked at: %s', async (language) => {
    const { cardNames } = ASTRA_TEXT[language];
    const page = await open('/atlas', { locale: LOCALES[language] });
    await onBothScreens(page, async (screen) => {
      await words(page, cardNames['ori'] ?? '').waitFor();
      await expect.poll(() => page.getByRole('listitem').getByRole('link').count()).toBe(48);
      if (isForAxe(language, screen)) expect(await axeFaults(page)).toEqual([]);
      await expect.poll(() => emptiness(page)).toBe(0);
      await takePicture(page, `atlas-${language}-${screen}`);
    });

    const there = page.getByRole('listitem').getByRole('link', { name: cardNames['sco'] ?? '' });
    await there.click();
    const sheet = page.getByRole('region', { name: cardNames['sco'] ?? '' });
    await sheet.getByRole('rowheader', { name: 'Antares' }).waitFor();
    await sheet.locator('.sheet-lore p').filter({ hasText: '.' }).waitFor();
    await expect.poll(() => there.getAttribute('aria-current')).toBe('true');
    await onBothScreens(page, async (screen) => {
      if (isForAxe(language, screen)) expect(await axeFaults(page)).toEqual([]);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect(widths).toEqual([SCREENS[screen].width, SCREENS[screen].width]);
      await expect.poll(() => emptiness(page)).toBe(0);
      await takePicture(page, `atlas-${language}-${screen}-sheet`);
      await sheet.getByRole('article').scrollIntoViewIfNeeded();
      await takePicture(page, `atlas-${language}-${screen}-card`);
    });
  });

  it('goes by keys: moves, draws nearer, opens what is in the middle, closes it again', async () => {
    const page = await open('/atlas');
    const sky = skyOf(page);
    await sky.focus();
    await expect.poll(() => zoomOf(sky)).toBe(1);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
    await expect.poll(() => zoomOf(sky)).toBeGreaterThan(4);
    const before = await centreOf(sky);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => centreOf(sky)).not.toBe(before);
    const told = /^In the middle: (.+)$/.exec((await page.getByText(/^In the middle: /).textContent()) ?? '')?.[1] ?? '';
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: told, exact: true });
    await heading.waitFor();
    await expect.poll(() => focusIn(page, '.sheet')).toBe(true);
    expect(new URL(page.url()).pathname).toMatch(/^\/atlas\/[a-z]{3}$/);
    await page.keyboard.press('Escape');
    await heading.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/atlas');
    await expect.poll(() => focusIn(page, '.sky')).toBe(true);
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(sky)).toBe(1);
    await page.keyboard.press('-');
    await expect.poll(() => zoomOf(sky)).toBe(1);
  });

  it('goes by hand: wheel, push, press and buttons', async () => {
    const page = await open('/atlas');
    const sky = skyOf(page);
    const sirius = await middleOf(words(page, 'Sirius'));
    await page.mouse.move(sirius.x, sirius.y);
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => zoomOf(sky)).toBeGreaterThan(2);
    // What lay under the mouse is still near it, and now its neighbours have names.
    const now = await middleOf(words(page, 'Sirius'));
    expect(Math.hypot(now.x - sirius.x, now.y - sirius.y)).toBeLessThan(60);
    await words(page, 'Mirzam').waitFor();

    await page.mouse.move(900, 500);
    await page.mouse.down();
    await page.mouse.move(980, 460, { steps: 4 });
    await page.mouse.up();
    const pushed = await middleOf(words(page, 'Sirius'));
    expect(pushed.x - now.x).toBeGreaterThan(50);
    // A push chooses nothing.
    expect(new URL(page.url()).pathname).toBe('/atlas');

    await page.getByRole('button', { name: 'The whole sky' }).click();
    await expect.poll(() => zoomOf(sky)).toBe(1);
    await page.getByRole('button', { name: 'Nearer' }).click();
    await expect.poll(() => zoomOf(sky)).toBe(2);
    await page.getByRole('button', { name: 'Farther' }).click();
    await expect.poll(() => zoomOf(sky)).toBe(1);

    // The star itself stands just left of its name.
    const canopus = await words(page, 'Canopus').boundingBox();
    await page.mouse.click((canopus?.x ?? 0) - 6, (canopus?.y ?? 0) + (canopus?.height ?? 0) / 2);
    await page.getByRole('heading', { level: 2, name: 'Argo Navis' }).waitFor();
    await expect.poll(() => zoomOf(sky)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Argo Navis' }).waitFor();
  });

  it('is pinched by two fingers', async () => {
    const page = await open('/atlas', { viewport: SCREENS.phone, hasTouch: true });
    const sky = skyOf(page);
    const box = await sky.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [x - apart, x + apart].map((at, id) => ({ x: at, y, id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [40, 60, 80]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => zoomOf(sky)).toBeCloseTo(4, 0);
  });

  it('is searched and narrowed, in the list and in the sky', async () => {
    const page = await open('/atlas');
    const links = page.getByRole('listitem').getByRole('link');
    const status = page.getByRole('search').getByRole('status');
    await page.getByRole('searchbox').fill('aldeb');
    await expect.poll(() => links.count()).toBe(1);
    await expect.poll(() => page.locator('.sky-lines-dim').count()).toBe(47);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('button', { name: /^Fire/ }).click();
    await page.getByText('By stars, Ability and Boons').click();
    await page.getByLabel('Stars', { exact: true }).selectOption({ label: '10 to 14 stars' });
    await page.getByRole('button', { name: 'Stardust' }).click();
    await expect.poll(() => status.textContent()).toBe('2 of 48 constellations');
    await page.getByLabel('Ability', { exact: true }).selectOption({ label: 'Gain 1 Fame for every Grand star you mark.' });
    await expect.poll(() => links.count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await links.first().press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Orion' }).waitFor();
    await page.getByRole('searchbox').fill('nothing like it');
    await expect.poll(() => status.textContent()).toBe('No constellation answers to that.');
  });

  it('opens at a constellation, and says so where there is none', async () => {
    const page = await open('/atlas/lyr');
    await page.getByRole('heading', { level: 2, name: 'Lyra' }).waitFor();
    await words(page, 'Vega').waitFor();
    await expect.poll(() => zoomOf(skyOf(page))).toBeGreaterThan(8);
    const lost = await open('/atlas/xyz');
    await lost.getByRole('alert').getByText('“xyz”', { exact: false }).waitFor();
    await expect.poll(() => zoomOf(skyOf(lost))).toBe(1);
  });

  it('flies there for whoever lets the sky move', async () => {
    const page = await open('/atlas', { reducedMotion: 'no-preference' });
    const sky = skyOf(page);
    await page.getByRole('listitem').getByRole('link', { name: 'Lyra' }).click();
    const zooms = new Set<number>();
    await expect.poll(async () => zooms.add(await zoomOf(sky)).size).toBeGreaterThan(2);
    await expect.poll(() => zoomOf(sky)).toBeGreaterThan(8);
  });

  it('is found from the front page and from the cards', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'The atlas of the sky' }).click();
    await page.getByRole('heading', { level: 1, name: 'The atlas' }).waitFor();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByRole('link', { name: 'Open the atlas of the sky' }).click();
    await page.getByRole('heading', { level: 1, name: 'The atlas' }).waitFor();
  });
});

function skyOf(page: Page): Locator {
  return page.getByRole('application');
}

/** A word on the map. */
function words(page: Page, text: string): Locator {
  return page.locator('.sky-word', { hasText: new RegExp(`^${text}$`) });
}

async function zoomOf(sky: Locator): Promise<number> {
  return Number(await sky.getAttribute('data-zoom'));
}

async function centreOf(sky: Locator): Promise<string | null> {
  return sky.getAttribute('data-centre');
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function focusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);
}

/** How far the page scrolls beyond its footer, in pixels. */
function emptiness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector('.page-footer')?.getBoundingClientRect().bottom ?? 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.max(0, Math.round(scrollHeight - Math.max(clientHeight, end + scrollY)));
  });
}
