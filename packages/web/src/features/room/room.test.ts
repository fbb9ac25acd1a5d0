import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decides, playOn as playStarsOn, versionOf } from '../../../test/ad-astra-at-table.ts';
import { axeFaults, inBrowser, LOCALES, SCREENS, takePicture } from '../../../test/in-browser.ts';
import { awake, byTurn, glowing, makeTable, playOn, twoAtATable } from '../../../test/online-at-table.ts';
import { tick } from '../../../test/tick.ts';

/** Every table here is set up and joined on the pages, as players would. */
describe('online, in real browsers', () => {
  const site = inBrowser();

  it('talks, keeps notes, shows who is here, asks to go back, and tells on return what happened', { timeout: 120_000 }, async () => {
    const pages = await twoAtATable(site);
    const [host, guest] = pages;
    await host.getByRole('button', { name: 'Talk' }).click();
    await host.getByLabel('Say something').fill('A clear night!');
    await host.keyboard.press('Enter');
    await guest.getByRole('button', { name: 'Talk, 1 new line' }).click();
    await guest.getByText('A clear night!').waitFor();
    expect(await axeFaults(guest)).toEqual([]);
    await takePicture(guest, 'online-chat-en-desktop');
    await guest.keyboard.press('Escape');
    await host.keyboard.press('Escape');

    await guest.getByRole('button', { name: 'Notes' }).click();
    await guest.getByLabel('Notes of Aratus').fill('Orion is mine.');
    await guest.getByText('Kept.').waitFor();
    await guest.reload();
    await guest.getByRole('button', { name: 'Notes' }).click();
    await expect.poll(() => guest.getByLabel('Notes of Aratus').inputValue()).toBe('Orion is mine.');
    await guest.keyboard.press('Escape');

    // By law one goes back without asking anybody, until another has decided.
    const [asker, asked] = await byTurn(pages);
    while ((await byTurn(pages))[0] === asker) await playOn(pages);
    await playOn(pages);
    await asker.route('**/webhook?seat=*', (route) => route.fulfill({ json: { host: 'hooks.example.org' } }));
    await asker.getByRole('button', { name: 'Table', exact: true }).click();
    await asker.locator('summary', { hasText: 'Call this address (webhook)' }).click();
    await asker.getByText('hooks.example.org is called when it is your turn.').waitFor();
    expect(await axeFaults(asker)).toEqual([]);
    await takePicture(asker, 'online-panel-en-desktop');
    const reached = await versionOf(asker);
    const ask = asker.getByRole('button', { name: 'Ask to take back my last decision' });
    const question = asked.getByRole('alertdialog');
    await ask.click();
    await question.waitFor();
    expect(await axeFaults(asked)).toEqual([]);
    // With a drawer open it stands in the drawer, above what is said there.
    await asked.setViewportSize(SCREENS.phone);
    await asked.getByRole('button', { name: 'Talk' }).click();
    await expect.poll(() => asked.locator('.online-panel').getByRole('alertdialog').count()).toBe(1);
    const [above, below] = await Promise.all([question.boundingBox(), asked.locator('.chat').boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await takePicture(asked, 'online-undo-en-phone');
    await asked.getByRole('button', { name: 'Refuse' }).click();
    await asker.getByText('does not want to go back: the game goes on from here.').waitFor();
    await asker.getByRole('button', { name: 'All right' }).click();
    await ask.click();
    await question.waitFor();
    await asker.getByRole('button', { name: 'Withdraw the request' }).click();
    await asked.getByText('has withdrawn the request to go back.').waitFor();
    await expect.poll(() => question.count()).toBe(0);
    await asked.keyboard.press('Escape');
    await asked.setViewportSize(SCREENS.desktop);
    await ask.click();
    await question.waitFor();
    await takePicture(asked, 'online-undo-en-desktop');
    await asked.getByRole('button', { name: 'Agree' }).click();
    await asker.getByText('All agreed, and').waitFor();
    await Promise.all(pages.map((page) => expect.poll(() => versionOf(page)).toBeLessThan(reached)));
    await asker.keyboard.press('Escape');

    const [turn, away] = await byTurn(pages);
    await away.goto(`${site.url()}/online`);
    await away.getByRole('heading', { name: 'My tables' }).waitFor();
    const seat = turn === host ? 'Aratus' : 'Hypatia';
    await turn.getByLabel(`${seat} is away`).first().waitFor();
    const start = await versionOf(turn);
    await (await glowing(turn)).click();
    await expect.poll(() => versionOf(turn)).toBe(start + 1);
    await away.goBack();
    await away.getByRole('heading', { name: 'Since you left' }).waitFor();
    expect(await axeFaults(away)).toEqual([]);
    await takePicture(away, 'online-since-en-desktop');
    await away.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => away.getByRole('heading', { name: 'Since you left' }).count()).toBe(0);

    // While the game goes on it can be gone through in one's own eyes, but nothing can be made of it.
    await away.goto(away.url().replace('/online/', '/replay/'));
    await away.getByLabel('Through whose eyes').locator('option', { hasText: seat }).waitFor({ state: 'attached' });
    await away.locator('.replay .sky-card').first().waitFor();
    await expect.poll(() => away.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  });

  it('shows all how long somebody has been away; the host is told why no bot plays for them yet', { timeout: 120_000 }, async () => {
    const [host, guest] = await twoAtATable(site);
    await host.goto(`${site.url()}/online`);
    await guest.getByRole('button', { name: 'Table', exact: true }).click();
    await guest.getByText('After 10 minutes of absence, the host may let a bot play for somebody.').waitFor();
    await guest.getByText(/^Away for 0:\d\d\. A bot may play in (?:10:00|9:\d\d)\.$/).waitFor();
    expect(await guest.getByRole('button', { name: 'Let a bot play for Hypatia' }).count()).toBe(0);
    await host.goBack();
    await expect.poll(() => guest.getByText(/^Away for/).count()).toBe(0);

    await guest.goto(`${site.url()}/online`);
    await host.getByRole('button', { name: 'Table', exact: true }).click();
    await host.getByText(/^Away for 0:\d\d\. A bot may play in (?:10:00|9:\d\d)\.$/).waitFor();
    const replace = host.getByRole('button', { name: 'Let a bot play for Aratus' });
    expect(await replace.getAttribute('aria-disabled')).toBe('true');
    await replace.focus();
    await host.keyboard.press('Enter');
    await host
      .getByText(/This player is here, or has not been away for long enough\. Possible in (?:10:00|9:\d\d) at the earliest\./)
      .waitFor();
    expect(await axeFaults(host)).toEqual([]);
    await takePicture(host, 'online-away-en-desktop');
  });

  it('a bot plays for whoever leaves; the deal of the finished game is checked, and the same players meet again', {
    timeout: 120_000,
  }, async () => {
    const page = await site.open('/online/new');
    await makeTable(page, { other: 'novice' });
    await page.locator('.table .action-question').waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.getByText('A bot plays for you.').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'To the tables' }).click();
    await page.getByRole('heading', { name: 'My tables' }).waitFor();
    const result = page.getByRole('link', { name: /^Result/ });
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Look again' }).click();
          return result.count();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBeGreaterThan(0);
    await takePicture(page, 'online-lobby-mine');
    await result.first().click();
    // The record is told now, and with it how everybody stood turn by turn.
    await page.locator('.fame-chart').first().waitFor();
    const totals = await page.locator('.score-table tfoot td').allTextContents();
    await page.getByText('The chart as a table').click();
    const last = page.locator('.chart-in-numbers').first().locator('tbody tr').last().locator('td');
    await expect.poll(() => last.allTextContents()).toEqual(totals);
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.getByText('Everything is right. Your part was sealed').waitFor({ timeout: 60_000 });
    await expect.poll(() => page.locator('.deal-step-ok').count()).toBe(6);
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'online-result');

    await page.getByRole('button', { name: 'Open in this browser' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/result/') && !url.pathname.endsWith(id));
    await page.goto(`${site.url()}/result/${id}`);
    await page.getByRole('button', { name: 'Play again together' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/online/') && !url.pathname.endsWith(id));
    await page.locator('.table .action-question').waitFor();
  });

  it('a seat is handed over by a link, once; a spectator sees and decides nothing', { timeout: 120_000 }, async () => {
    const [host, guest] = await twoAtATable(site);
    await guest.getByRole('button', { name: 'Table', exact: true }).click();
    await guest.getByRole('button', { name: 'Make the link (Aratus)' }).click();
    const link = await guest.getByLabel('Link', { exact: true }).first().inputValue();
    const path = link.slice(site.url().length);
    const heir = await site.open(path);
    await heir.getByLabel('Your name').fill('Theon');
    await heir.getByRole('button', { name: 'Take the seat' }).click();
    await heir.locator('.table .action-question').waitFor();
    await host.locator('.online-strip').getByText('Theon', { exact: true }).waitFor();
    await guest.getByText('You are watching').waitFor();
    await expect.poll(() => guest.locator('.sky-star-legal').count()).toBe(0);

    const late = await site.open(path);
    await late.getByLabel('Your name').fill('Nobody');
    await late.getByRole('button', { name: 'Take the seat' }).click();
    await late.getByText('This link is not known, or it has been used.').waitFor();
    site.complaints.splice(0, site.complaints.length, ...site.complaints.filter((words) => !words.includes('403')));

    await host.getByRole('button', { name: 'Table', exact: true }).click();
    await host.getByRole('button', { name: 'Make the link', exact: true }).click();
    const watch = await host.getByLabel('Link', { exact: true }).last().inputValue();
    expect(watch).toContain('#watch=');
    const spectator = await site.open(watch.slice(site.url().length));
    await spectator.getByText('You are watching').waitFor();
    expect(new URL(spectator.url()).hash).toBe('');
  });

  it('Ad Astra is played online with bots', { timeout: 120_000 }, async () => {
    const page = await site.open('/online/new');
    await page.getByLabel('Your name').fill('Hypatia');
    await tick(page.getByRole('radio', { name: 'Ad Astra' }));
    for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat).selectOption('novice');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.choice-panel-awake').waitFor();
    for (let step = 0; step < 5; step += 1) await decides(page, () => playStarsOn(page));
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, 'online-ad-astra');
  });

  it('a game of this browser goes on online', { timeout: 60_000 }, async () => {
    const page = await site.open('/setup');
    await page.evaluate(() => localStorage.setItem('astrarium.pace', 'instant'));
    for (const seat of [0, 1]) await page.locator('.setup-seat select').nth(seat).selectOption('human');
    await page.getByRole('button', { name: 'Begin' }).click();
    await awake(page).waitFor();
    const before = await versionOf(page);
    await (await glowing(page)).click();
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    await page.goto(`${site.url()}/online/new`);
    await page.getByLabel('Your name').fill('Hypatia');
    await page.getByRole('button', { name: /^Put it online/ }).click();
    await page.getByRole('heading', { name: 'The table is being filled' }).waitFor();
    await page.getByText('Not checkable here: the cards were dealt elsewhere').waitFor();
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.locator('.table .action-question').waitFor();
    await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(before + 1);
  });

  it.for([
    ['en', 'desktop'],
    ['fr', 'phone'],
  ] as const)(
    'lobby, form, waiting room and table in %s on a %s: nothing overflows, axe finds nothing',
    { timeout: 120_000 },
    async ([language, screen]) => {
      const options = { locale: LOCALES[language], viewport: SCREENS[screen] };
      const check = async (page: Page, name: string): Promise<void> => {
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await axeFaults(page)).toEqual([]);
        await takePicture(page, `online-${name}-${language}-${screen}`);
      };
      const french = language === 'fr';
      const host = await site.open('/online/new', options);
      await check(host, 'new');
      await host.getByLabel(french ? 'Votre nom' : 'Your name').fill('Hypatia');
      await tick(host.getByRole('radio', { name: french ? 'Publique' : 'Public' }));
      await tick(host.getByRole('radio', { name: french ? 'En une séance' : 'In one sitting' }));
      await host.getByRole('button', { name: french ? 'Ouvrir la table' : 'Open the table' }).click();
      await host.getByRole('heading', { name: french ? 'La table se remplit' : 'The table is being filled' }).waitFor();
      await host.locator('.connection-live').waitFor();
      await check(host, 'room');

      const guest = await site.open('/online', options);
      await guest.locator('.table-plate-state').first().waitFor();
      await check(guest, 'lobby');
      await guest
        .getByRole('link', { name: french ? /^Rejoindre.*Hypatia/ : /^Join.*Hypatia/ })
        .first()
        .click();
      await guest.getByLabel(french ? 'Votre nom' : 'Your name').fill('Aratus');
      await check(guest, 'join');
      await guest.getByRole('button', { name: french ? 'S’asseoir' : 'Sit down' }).click();
      await guest.locator('.table .action-question').waitFor();
      await guest.locator('.online-strip-clock').first().waitFor();
      await check(guest, 'table');
    },
  );

  it('says what is wrong with a table that is not there, and with a private one', { timeout: 60_000 }, async () => {
    const page = await site.open('/online/aaaaaaaaaaaaaaaa');
    await page.getByText('There is no such table.').waitFor();
    const host = await site.open('/online/new');
    await makeTable(host);
    const stranger = await site.open(new URL(host.url()).pathname);
    await stranger.getByText('This table is private.').waitFor();
    expect(await axeFaults(stranger)).toEqual([]);
  });
});
