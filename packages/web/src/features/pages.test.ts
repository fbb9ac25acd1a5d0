import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, goOn, inBrowser, isForAxe, LOCALES, onBothScreens, SCREENS, takePicture } from '../../test/in-browser.ts';
import { tick } from '../../test/tick.ts';

const FINISHED = fileURLToPath(new URL('../../../astra/test/golden/3-players-end-by-first-player.jsonl', import.meta.url));
const RECORD = readFileSync(FINISHED, 'utf8');

describe('the pages around the table, in a real browser', () => {
  const { open, url, complaints } = inBrowser();

  describe('the front door', () => {
    it('begins a game in one click, keeps it, and shows no more of it than there is', async () => {
      const page = await open('/');
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.waitForURL('**/table/**');
      const table = new URL(page.url()).pathname;
      await page.goto(`${url()}/games`);
      await page.reload();
      const game = page.getByRole('article');
      await game.getByText('Hypatia', { exact: true }).waitFor();
      await expect.poll(() => game.getByText('Adept', { exact: true }).count()).toBe(1);
      await expect.poll(() => game.getByRole('link', { name: /^Go on/ }).getAttribute('href')).toBe(table);
      await page.getByRole('link', { name: 'Astrarium', exact: true }).click();
      const going = page.getByRole('region', { name: 'Go on with your game' });
      await going.getByText(/^Round 1/).waitFor();
      await going.getByRole('link', { name: 'Go on' }).click();
      await page.waitForURL(`**${table}`);

      // Whoever asks for the result too early is sent to the table; a replay offers the eyes of the one person who plays.
      await page.goto(page.url().replace('/table/', '/result/'));
      await page.getByRole('link', { name: 'Go to the table' }).waitFor();
      await page.goto(page.url().replace('/result/', '/replay/'));
      const eyes = page.getByRole('combobox', { name: 'Through whose eyes' }).locator('option');
      await expect.poll(() => eyes.allTextContents()).toEqual(['Hypatia', 'Everyone’s']);
    });

    it('opens a record dropped anywhere on it', async () => {
      const page = await open('/');
      await drop(page, RECORD);
      await page.getByRole('heading', { name: 'Robin wins' }).waitFor();
    });
  });

  describe('setting up a table', () => {
    it('says what is wrong beside the field, and goes to it', async () => {
      const page = await open('/setup');
      await tick(page.getByRole('radio', { name: '3' }));
      await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('');
      await page.getByRole('textbox', { name: 'Name' }).nth(2).fill('Hypatia');
      await page.getByText('A seed, for the curious').click();
      await page.getByRole('textbox', { name: 'Seed' }).fill('stars');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText('A seat needs a name, in letters or signs that can be seen.').waitFor();
      await page.getByText('Two seats bear this name', { exact: false }).waitFor();
      await page.getByText('“stars” is no seed: a seed is 1 to 64 hexadecimal digits').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      expect(await axeFaults(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/setup');
    });

    it('keeps inks apart, moves seats, begins with the seat and the seed chosen, and remembers', async () => {
      const page = await open('/setup');
      const seat = (place: number) => page.getByRole('group', { name: `Seat ${place}` });
      await tick(page.getByRole('radio', { name: '4' }));
      await tick(seat(1).getByRole('radio', { name: /^Blue/ }));
      await expect.poll(() => seat(2).getByRole('radio', { name: /^Red/ }).isChecked()).toBe(true);
      await seat(1).getByRole('textbox', { name: 'Name' }).fill('Zoë');
      await seat(2).getByRole('combobox').selectOption('novice');
      await page.getByRole('button', { name: 'Move Zoë one seat later' }).click();
      await expect.poll(() => seat(2).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Zoë');
      await page.getByRole('radio', { name: 'Zoë', exact: true }).check();
      await page.getByText('A seed, for the curious').click();
      await page.getByRole('textbox', { name: 'Seed' }).fill('C0FFEE');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.waitForURL('**/table/**');

      await page.goto(`${url()}/games`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Export/ }).click();
      const [header] = readFileSync(await (await download).path(), 'utf8').split('\n');
      expect(JSON.parse(header ?? '')).toMatchObject({
        options: { players: 4, first: 1 },
        seats: ['Hipparchus', 'Zoë', 'Aglaonice', 'Aratus'],
        seed: 'c0ffee'.padStart(64, '0'),
      });
      await page.goto(`${url()}/setup`);
      await expect.poll(() => seat(2).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Zoë');
      await expect.poll(() => page.getByRole('radio', { name: 'Zoë', exact: true }).isChecked()).toBe(true);
    });
  });

  describe('my games', () => {
    it('says line and field of a damaged file, and changes nothing', async () => {
      const page = await open('/games');
      await page.getByText('There is no game here yet.').waitFor();
      const lines = RECORD.split('\n');
      await choose(page, [...lines.slice(0, 13), lines[13]?.replace(/"seat":\d/, '"seat":7'), ...lines.slice(14)].join('\n'));
      const alert = page.getByRole('alert');
      await alert.getByText('line 14, field "seat": there is no seat 7; the header names seats 0 to 2').waitFor();
      await choose(page, 'a poem');
      await alert.getByText('line 1: this is not JSON').waitFor();
      await choose(page, RECORD.replace('"rules":1', '"rules":99'));
      await alert.getByText('This game was made with another version').waitFor();
      await drop(page, lines.slice(0, 20).toReversed().join('\n'));
      await alert.getByText('line 1, field "astrarium"').waitFor();
      await page.reload();
      await page.getByText('There is no game here yet.').waitFor();
    });

    it('gives back the very file it was given, removes at once, and undoes it', async () => {
      const page = await open('/games');
      await choose(page, RECORD);
      await page.waitForURL('**/result/**');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('astra-robin-matthew-dorothy.jsonl');
      const exported = readFileSync(await file.path(), 'utf8');
      expect(exported).toBe(RECORD);
      await page.goto(`${url()}/games`);
      await choose(page, exported);
      await page.getByRole('heading', { name: 'Robin wins' }).waitFor();
      await page.getByRole('link', { name: 'My games' }).click();
      const games = page.getByRole('article');
      // The same file is the same game.
      await expect.poll(() => games.count()).toBe(1);

      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect.poll(() => games.count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => games.count()).toBe(1);
      await page.reload();
      await expect.poll(() => games.getByText('Robin won').count()).toBe(1);
    });
  });

  describe('the result', () => {
    it('shows every line side by side, the chart, and what cards brought, and plays again with the same seats', async () => {
      const page = await open('/games');
      await choose(page, RECORD);
      await page.getByRole('heading', { name: 'Robin wins' }).waitFor();
      const totals = await page.locator('.score-table tfoot td').allTextContents();
      expect(totals).toEqual(['41', '34', '39']);
      const rows = await page.locator('.score-table tbody tr').evaluateAll((list) => list.map((row) => row.textContent));
      expect(rows).toHaveLength(7);
      expect(rows[6]).toContain('A9.4');
      await page.getByText('The chart as a table').click();
      await expect.poll(() => page.locator('.chart-in-numbers tbody tr').last().textContent()).toMatch(/^\d{1,2}413439$/);
      await expect.poll(() => page.getByRole('heading', { name: /^Leo/ }).count()).toBe(1);

      await page.getByRole('button', { name: 'Again' }).click();
      await page.waitForURL('**/table/**');
      await page.goto(`${url()}/games`);
      await page.getByRole('heading', { name: 'Under way' }).waitFor();
      await expect.poll(() => page.getByText('Dorothy', { exact: true }).count()).toBe(2);
    });
  });

  describe('the replay', () => {
    it('goes by steps and turns, by hand and by itself, and keeps its place in the address', async () => {
      const page = await open('/games');
      await choose(page, RECORD);
      await page.getByRole('link', { name: 'Replay' }).click();
      const where = page.locator('.playback-controls-where');
      const at = (text: string): Promise<void> => expect.poll(() => where.textContent()).toBe(text);
      await at('Step 0 of 264, The setup');
      await page.getByRole('button', { name: 'One step on' }).click();
      await at('Step 1 of 264, Round 1');
      await page.getByText('Robin marks a star.').waitFor();
      await page.getByRole('link', { name: 'Rule A5.2' }).waitFor();
      await page.keyboard.press('Shift+ArrowRight');
      await at('Step 2 of 264, Round 1');
      await page.keyboard.press('ArrowLeft');
      await at('Step 1 of 264, Round 1');
      await page.keyboard.press('End');
      await at('Step 264 of 264, The end');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Home');
      await at('Step 0 of 264, The setup');
      await page.getByRole('slider').fill('120');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/120$/);
      await page.reload();
      await at('Step 120 of 264, Round 18');
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('quick');
      await page.getByRole('heading', { name: 'Replay' }).click();
      await page.keyboard.press('Space');
      await expect.poll(async () => Number(/\d+/.exec((await where.textContent()) ?? '')?.[0])).toBeGreaterThan(122);
      await page.getByRole('button', { name: 'Pause' }).click();
    });

    it('looks through the eyes of each seat, and plays on from any moment', async () => {
      const page = await open('/games');
      await choose(page, RECORD);
      await page.getByRole('link', { name: 'Replay' }).click();
      const scoring = page.locator('.replay-scoring');
      // The game is over: nobody's eyes in particular see what it turned up in the end.
      await expect.poll(() => scoring.count()).toBe(3);
      const turnedUp = await scoring.allTextContents();
      expect(turnedUp.filter((text) => text.includes('secret'))).toEqual([]);
      expect(turnedUp[1]).toBe('Final Scoring card: Water, Earth');
      await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('Matthew');
      await expect
        .poll(() => scoring.allTextContents())
        .toEqual(['Final Scoring card: secret', 'Final Scoring card: Water, Earth', 'Final Scoring card: secret']);
      await page.getByRole('slider').fill('40');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL('**/table/**');
      const fork = page.url();
      await page.goto(`${url()}/games`);
      await expect.poll(() => page.getByRole('article').count()).toBe(2);
      // Three persons at one screen: a game under way shows nobody's secrets.
      await page.goto(fork.replace('/table/', '/replay/'));
      const eyes = page.getByRole('combobox', { name: 'Through whose eyes' }).locator('option');
      await expect.poll(() => eyes.allTextContents()).toEqual(['Everyone’s']);
      await expect.poll(async () => (await scoring.allTextContents()).filter((text) => text.includes('secret')).length).toBe(3);
    });
  });

  describe('the rulebook', () => {
    it.each([
      ['en', 'Each further star of the same Observe', 'Grand star', 'No rule says that.', 'There is no rule A99.'],
      ['fr', 'Chaque étoile suivante', 'grande etoile', 'Aucune règle ne correspond.', 'La règle A99 n’existe pas'],
    ] as const)('goes to the rule asked for, and finds words: %s', async (language, words, search, none, unknown) => {
      const page = await open('/rules/A5.3', { locale: LOCALES[language] });
      const rule = page.locator('[id="A5.3"]');
      await rule.getByText(words).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('A5.3');
      await expect.poll(async () => (await rule.boundingBox())?.y).toBeLessThan(200);
      await page.getByRole('searchbox').fill(search);
      await expect.poll(() => page.locator('.rule').count()).toBeLessThan(25);
      await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(10);
      await page.getByRole('searchbox').fill('xyzzy');
      await page.getByText(none).waitFor();
      await page.getByRole('searchbox').fill('');
      await page.locator('[id="A9.3"]').getByRole('link', { name: 'A9.4', exact: true }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('A9.4');
      expect(new URL(page.url()).pathname).toBe('/rules/A9.4');
      await page.goto(`${url()}/rules/A99`);
      await page.getByText(unknown).waitFor();
    });
  });

  it('tells a lost reader what was asked for and what there is', async () => {
    const page = await open('/comets/halley');
    await page.getByText('/comets/halley').waitFor();
    expect(complaints.splice(0).join()).toContain('404');
    await page.getByRole('link', { name: 'The rules of Astra' }).click();
    await page.getByRole('heading', { name: 'The rules of Astra' }).waitFor();
  });

  it('describes its API in its own look', async () => {
    const page = await open('/api/docs', { viewport: SCREENS.phone });
    await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "EB Garamond"') && document.fonts.size > 0)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'api-docs-phone');
    await page.setViewportSize(SCREENS.desktop);
    await page.getByRole('navigation').getByRole('link', { name: 'Hand a seat over' }).click();
    await page.locator(':target').getByText('/api/tables/:id/hand-over').waitFor();
    await takePicture(page, 'api-docs-desktop');
  });

  it('starts without a network after the first visit, and plays', async () => {
    const page = await open('/', { putBy: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.action-bar').waitFor();
    await page.goto(`${url()}/rules/A5.3`);
    await page.getByText('Each further star of the same Observe').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Chaque étoile suivante').waitFor();
    await page.goto(`${url()}/games`);
    await page.getByRole('article').waitFor();
    await page.goto(`${url()}/nowhere`);
    await page.getByText('/nowhere').waitFor();
    const faces = await page.evaluate(() =>
      document.fonts.ready.then(
        () => document.fonts.check('16px "EB Garamond"', 'é') && document.fonts.check('16px "IM Fell French Canon SC"'),
      ),
    );
    expect(faces).toBe(true);
    // What the server itself answers, it still does.
    await page.context().setOffline(false);
    await page.goto(`${url()}/api/docs`);
    await page.getByRole('heading', { level: 1, name: 'The API' }).waitFor();
  });

  it('can be installed', async () => {
    const page = await open('/');
    const manifest = (await (await page.request.get(`${url()}/astrarium.webmanifest`)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src } of manifest.icons) expect((await page.request.get(`${url()}${src}`)).status()).toBe(200);
    expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512');
  });

  it.each(['en', 'fr'] as const)(
    'every page fits a phone and a desktop, is without fault to axe, and can be looked at: %s',
    async (language) => {
      const page = await open('/games', { locale: LOCALES[language] });
      await onBothScreens(page, (screen) => takePicture(page, `games-empty-${language}-${screen}`));
      await choose(page, RECORD);
      await page.waitForURL('**/result/**');
      const result = new URL(page.url()).pathname;
      await page.locator('.score-table').waitFor();
      await page.goto(url());
      await page.locator('.home-play .button-gold').click();
      await page.locator('.action-bar-awake').waitFor();
      const places: readonly (readonly [string, string, string])[] = [
        ['home', '/', '.home-continue'],
        ['setup', '/setup', '.setup'],
        ['games', '/games', 'article'],
        ['result', result, '.score-table'],
        ['replay', `${result.replace('result', 'replay')}/90`, '.replay-journal'],
        ['rules', '/rules', '.rule'],
        ['rules-asked', '/rules/A9.4', '.rule-asked'],
        ['unknown', '/nowhere', '.unknown-places'],
      ];
      for (const [name, place, sign] of places) {
        await goOn(page, place);
        await page.locator(sign).first().waitFor();
        await onBothScreens(page, async (screen) => {
          if (isForAxe(language, screen)) expect(await axeFaults(page), `axe on ${place}`).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `the width of ${place}` })
            .toBe(SCREENS[screen].width);
          await takePicture(page, `${name}-${language}-${screen}`);
        });
      }
    },
  );
});

/** Chooses a file with this text by the button. */
async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.record-import-button').click()]);
  await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
}

/** Drops a file with this text somewhere on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.jsonl'));
    return data;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}
