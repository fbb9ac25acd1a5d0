import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import { type AnyGame, at, type GameRecord, readRecord, Table } from '@astrarium/core';
import type { LiveRequest, RecordAnswer } from '@astrarium/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn as playStarsOn, versionOf } from '../../../test/ad-astra-at-table.ts';
import { axeFaults, inBrowser, takePicture } from '../../../test/in-browser.ts';
import { allSee, asked, connection, glowing, sitDown } from '../../../test/online-at-table.ts';
import { playAlong } from '../../../test/play-along.ts';
import { tick } from '../../../test/tick.ts';

/** So many decisions make about half a game of Ad Astra. */
const MIDDLE = 90;

/** Whole games over the real server, which is killed in the middle. */
describe('a whole game online, in real browsers', () => {
  const site = inBrowser({ ownServer: true });

  interface Party {
    readonly id: string;
    readonly pages: readonly Page[];
    /** Every decision that left a page, once, in the order in which they first did. */
    readonly sent: readonly GameRecord['decisions'][number][];
    /** Decides something by clicking, whatever is asked. */
    readonly click: (page: Page) => Promise<void>;
  }

  /** Notes what the page says to the server. */
  function listen(page: Page, sent: Map<string, GameRecord['decisions'][number]>): void {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { name, ask } = JSON.parse(String(payload)) as LiveRequest;
        if (name === 'decide' && !sent.has(ask.id)) sent.set(ask.id, { seat: ask.seat, do: ask.decision });
      });
    });
  }

  /** The first sets up a private table, the others come by the link; each has a browser of their own. */
  async function meet(game: 'Astra' | 'Ad Astra', names: readonly string[], click: Party['click']): Promise<Party> {
    const sent = new Map<string, GameRecord['decisions'][number]>();
    const host = await site.open('/online/new');
    listen(host, sent);
    await host.getByLabel('Your name').fill(at(names, 0));
    await tick(host.getByRole('radio', { name: game, exact: true }));
    await tick(host.getByRole('radio', { name: String(names.length), exact: true }));
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.waitForURL(/\/online\/[\w-]{16}$/);
    const link = await host.getByLabel('Link', { exact: true }).inputValue();
    const pages = [host];
    for (const name of names.slice(1)) {
      const guest = await site.open('/online');
      listen(guest, sent);
      await guest.goto(link);
      await sitDown(guest, name);
      pages.push(guest);
    }
    await Promise.all(pages.map((page) => page.locator('main[data-version]').waitFor()));
    const id = new URL(host.url()).pathname.split('/').at(-1) ?? '';
    return {
      id,
      pages,
      click,
      get sent() {
        return [...sent.values()];
      },
    };
  }

  /** Somebody decides, and all see it. */
  async function step({ pages, click }: Party): Promise<void> {
    const turn = await asked(pages);
    const before = await versionOf(turn);
    await click(turn);
    await allSee(pages, before + 1);
  }

  async function steps(party: Party, count: number): Promise<void> {
    for (let taken = 0; taken < count; taken += 1) await step(party);
  }

  const log = (page: Page): Promise<string[]> => page.locator('.log-line').allTextContents();

  /** Everything that can happen to a line, with a decision under way each time. */
  async function disturb(party: Party): Promise<void> {
    const { pages } = party;
    const reached = await versionOf(at(pages, 1));
    await at(pages, 1).reload();
    // Back before anybody goes on: otherwise the page tells first what happened meanwhile.
    await allSee(pages, reached);
    await steps(party, 2);

    // Whoever decides has no network, then whoever looks on.
    const cut = await asked(pages);
    const before = await versionOf(cut);
    await cut.context().setOffline(true);
    await connection(cut).filter({ hasText: 'No connection' }).waitFor();
    await party.click(cut);
    await cut.locator('[data-sent]').waitFor({ state: 'attached' });
    await takePicture(cut, 'online-cut');
    await cut.context().setOffline(false);
    await connection(cut).filter({ hasText: 'Connected' }).waitFor();
    await allSee(pages, before + 1);
    await expect.poll(() => cut.locator('[data-sent]').count()).toBe(0);
    const turn = await asked(pages);
    const away = pages.find((page) => page !== turn) ?? turn;
    await away.context().setOffline(true);
    await party.click(turn);
    await allSee([turn], before + 2);
    await away.context().setOffline(false);
    await allSee(pages, before + 2);

    // The server dies with a decision on its way; then somebody decides while there is none.
    const sender = await asked(pages);
    await Promise.all([party.click(sender), site.server().kill()]);
    await site.server().restart();
    await allSee(pages, before + 3);
    await site.server().kill();
    await Promise.all(pages.map((page) => connection(page).filter({ hasText: 'No connection' }).waitFor()));
    const waiting = await asked(pages);
    await party.click(waiting);
    await waiting.locator('[data-sent]').waitFor({ state: 'attached' });
    await site.server().restart();
    await allSee(pages, before + 4);
    // The browsers themselves complain of what they could not fetch in the meantime.
    const expected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;
    site.complaints.splice(0, site.complaints.length, ...site.complaints.filter((words) => !expected.test(words)));
  }

  async function recordOf({ id, pages }: Party): Promise<RecordAnswer> {
    const response = await at(pages, 0).request.get(`${site.url()}/api/tables/${id}/record`);
    return (await response.json()) as RecordAnswer;
  }

  /** The record of the finished game, which the rules accept, and which came to what all pages show. */
  async function verified(party: Party, game: AnyGame): Promise<GameRecord> {
    const answer = await recordOf(party);
    if (answer.phase !== 'finished') throw new Error('the game goes on');
    const record = readRecord(answer.text);
    const result = Table.open(game, record).result();
    const totals = result?.seats.map(({ total }) => String(total));
    for (const page of party.pages) await expect.poll(() => page.locator('.end-panel li b').allTextContents()).toEqual(totals);
    return record;
  }

  /** They may be heard of from several browsers in another order than they were taken. */
  function expectSent({ decisions }: GameRecord, { pages, sent }: Party): void {
    for (const seat of pages.keys()) {
      expect(decisions.filter((taken) => taken.seat === seat)).toEqual(sent.filter((one) => one.seat === seat));
    }
  }

  it('two play Astra to the end through a reload, cut networks and a killed server: nothing lost, nothing doubled', {
    timeout: 300_000,
  }, async () => {
    const party = await meet('Astra', ['Hypatia', 'Aratus'], async (page) => (await glowing(page)).click());
    const { pages } = party;
    await steps(party, 6);
    await Promise.all(pages.map((page) => playAlong(page, 24)));
    await takePicture(at(pages, 0), 'online-table-en-desktop');
    // Each knows their own Final Scoring card, and nobody else's; all else is told to both.
    const secrets = await Promise.all(
      pages.map(async (page) => (await log(page)).filter((line) => line.startsWith('Your Final Scoring card'))),
    );
    expect(secrets.map((lines) => lines.length)).toEqual([1, 1]);
    const shared = async (page: Page): Promise<string[]> => (await log(page)).filter((line) => !line.startsWith('Your '));
    await expect.poll(() => shared(at(pages, 1))).toEqual(await shared(at(pages, 0)));
    const before = await log(at(pages, 1));
    await at(pages, 1).reload();
    await expect.poll(() => log(at(pages, 1))).toEqual(before);
    await disturb(party);
    await expect.poll(() => shared(at(pages, 1))).toEqual(await shared(at(pages, 0)));
    await Promise.all(pages.map((page) => playAlong(page)));
    await Promise.all(pages.map((page) => page.locator('.end-panel').waitFor()));
    expectSent(await verified(party, astra), party);

    // Another game is offered where the end is told, among one's games, and at the front door once one has joined it.
    const [maker, other] = [at(pages, 0), at(pages, 1)];
    await maker.locator('.end-panel').getByRole('button', { name: 'Play again together' }).click();
    await maker.waitForURL((url) => !url.pathname.endsWith(party.id));
    await other.locator('.end-panel').getByRole('button', { name: 'To the new table' }).waitFor();
    await takePicture(other, 'online-end-en-desktop');
    for (const place of ['/online', '/games']) {
      await other.goto(`${site.url()}${place}`);
      await other.getByText('A rematch is waiting for you').waitFor();
    }
    expect(await axeFaults(other)).toEqual([]);
    await takePicture(other, 'games-online-en-desktop');
    await other.getByRole('button', { name: /^Play again together/ }).click();
    await other.locator('.table .action-question').waitFor();
    const turn = await asked([maker, other]);
    await turn.goto(site.url());
    await turn.locator('.home-continue').getByText('Your turn').waitFor();
    await takePicture(turn, 'home-online-en-desktop');
    await turn.getByRole('link', { name: 'Go on' }).click();
    await turn.locator('.table .action-question').waitFor();
  });

  it('three play Ad Astra to the end through the same, one of them in words at last: nothing lost, nothing doubled', {
    timeout: 300_000,
  }, async () => {
    const party = await meet('Ad Astra', ['Hypatia', 'Aratus', 'Theon'], playStarsOn);
    const { pages } = party;
    await steps(party, 8);
    await Promise.all(pages.map((page) => playAlong(page, MIDDLE)));
    await disturb(party);
    await at(pages, 2).keyboard.press('x');
    await at(pages, 2).locator('.text-question').waitFor();
    await takePicture(at(pages, 2), 'online-in-words-en-desktop');
    expect(await axeFaults(at(pages, 2))).toEqual([]);
    await Promise.all(pages.map((page) => playAlong(page)));
    await at(pages, 2).keyboard.press('x');
    await Promise.all(pages.map((page) => page.locator('.end-panel').waitFor()));
    const record = await verified(party, adAstra);
    expect(record.decisions.length).toBeGreaterThan(MIDDLE);
    expectSent(record, party);
  });
});
