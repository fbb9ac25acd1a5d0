import { at } from '@astrarium/core';
import type { LoggedEvent, OnlineSummary } from '@astrarium/protocol';
import { commitmentTo, dealSeed, valueHash } from '@astrarium/protocol';
import { describe, expect, test } from 'vitest';
import { byUrgency, listing } from '../../features/lobby/listing.ts';
import {
  absenceOf,
  absencesOf,
  FIRST_ONLINE_PLAN,
  newTableOf,
  readOnlinePlan,
  termsOf,
  withGame,
} from '../../features/lobby/online-plan.ts';
import { checkSteps, isFair, verdictOf } from '../../features/room/deal/check-steps.ts';
import { online } from '../../i18n/en/online.ts';
import { pathOf, readRoute } from '../route/route.ts';
import { awayOf } from './absence.ts';
import { clockWords, leftOn, lengthWords } from './clock-words.ts';
import { codeIn } from './links.ts';
import { withinLimits } from './my-tables.ts';
import { isOnlineId } from './online-id.ts';
import { sinceYouLeft } from './since-you-left.ts';

describe('since you left', () => {
  const log: LoggedEvent[] = [1, 2, 3, 4].map((version) => ({ version, seat: version % 2, event: version }));

  test('tells what the others did after what was seen', () => {
    expect(sinceYouLeft(log, { number: 2, version: 2 }, { number: 4, version: 4 }, [0])).toEqual({ events: log.slice(2), undone: false });
  });

  test('tells nothing on a first visit, when nothing happened, or when only oneself did something', () => {
    expect(sinceYouLeft(log, null, { number: 4, version: 4 }, [0])).toBeNull();
    expect(sinceYouLeft(log, { number: 4, version: 4 }, { number: 4, version: 4 }, [0])).toBeNull();
    expect(sinceYouLeft(log, { number: 3, version: 3 }, { number: 4, version: 4 }, [0])).toBeNull();
  });

  test('says so when something was taken back', () => {
    expect(sinceYouLeft(log.slice(0, 1), { number: 4, version: 4 }, { number: 5, version: 1 }, [0])).toEqual({ events: [], undone: true });
    expect(sinceYouLeft(log, { number: 3, version: 3 }, { number: 6, version: 4 }, [0])?.undone).toBe(true);
  });
});

describe('links and places', () => {
  const code = 'abcdefghijklmnopqrst_-';

  test('the code of a link stands after the hash, with what it is for', () => {
    expect(codeIn(`#join=${code}`)).toEqual({ kind: 'join', code });
    expect(codeIn(`#watch=${code}`)).toEqual({ kind: 'watch', code });
    expect(codeIn(`#seat=${code}`)).toEqual({ kind: 'seat', code });
    for (const wrong of ['', '#', `#${code}`, `#other=${code}`, `#join=${code}x`, '#join=short']) expect(codeIn(wrong)).toBeNull();
  });

  test('an online game is at home at its online table, wherever a page links to it', () => {
    expect(isOnlineId('Ab3dEfGh1jKlMn0p')).toBe(true);
    expect(isOnlineId(crypto.randomUUID())).toBe(false);
    expect(pathOf({ page: 'table', id: 'Ab3dEfGh1jKlMn0p' })).toBe('/online/Ab3dEfGh1jKlMn0p');
    expect(readRoute('/online/Ab3dEfGh1jKlMn0p')).toEqual({ page: 'room', id: 'Ab3dEfGh1jKlMn0p' });
    expect(readRoute(pathOf({ page: 'text', id: 'Ab3dEfGh1jKlMn0p' }))).toEqual({ page: 'text', id: 'Ab3dEfGh1jKlMn0p' });
    expect(readRoute('/online')).toEqual({ page: 'online' });
    expect(readRoute(pathOf({ page: 'new-online' }))).toEqual({ page: 'new-online' });
    expect(readRoute('/online/a/b').page).toBe('unknown');
  });
});

describe('clocks', () => {
  test('only a running clock goes down, and never below nothing', () => {
    expect(leftOn({ left: 5000, running: true }, 2000)).toBe(3000);
    expect(leftOn({ left: 5000, running: true }, 9000)).toBe(0);
    expect(leftOn({ left: 5000, running: true }, -500)).toBe(5000);
    expect(leftOn({ left: 5000, running: false }, 2000)).toBe(5000);
    expect(leftOn({ left: null, running: true }, 2000)).toBeNull();
  });

  test('are told in the units that matter', () => {
    expect(clockWords(61_000, online.time)).toBe('1:01');
    expect(clockWords(59 * 60_000, online.time)).toBe('59:00');
    expect(clockWords(2 * 3_600_000 + 5 * 60_000, online.time)).toBe('2 h 5 min');
    expect(clockWords(3 * 86_400_000 + 3_600_000, online.time)).toBe('3 d 1 h');
  });
});

describe('an absence', () => {
  const [room, seat] = [
    { now: 500_000, absence: 180 },
    { kind: 'person', name: 'Bo', ink: 'jade', lent: null, present: false, awaySince: 400_000 },
  ] as const;

  test('goes on while nobody is told anything, until a bot may play', () => {
    expect(awayOf(room, seat, 0)).toEqual({ passed: 100_000, left: 80_000 });
    expect(awayOf(room, seat, 79_000)).toEqual({ passed: 179_000, left: 1000 });
    expect(awayOf(room, seat, 90_000)).toEqual({ passed: 190_000, left: 0 });
    expect(awayOf(room, { ...seat, present: true, awaySince: null }, 0)).toBeNull();
  });

  test('has a length that is told in the unit in which it was chosen', () => {
    const told = [60, 180, 90, 3600, 36 * 3600, 86_400, 3 * 86_400].map((seconds) => lengthWords(seconds, online.make));
    expect(told).toEqual(['1 minute', '3 minutes', '90 seconds', '1 hour', '36 hours', '1 day', '3 days']);
  });

  test('is the usual for the clock, unless another was chosen that goes with it', () => {
    const live = { ...FIRST_ONLINE_PLAN, clock: 'live' as const };
    const days = { ...FIRST_ONLINE_PLAN, clock: 'days' as const, days: 2 };
    expect([FIRST_ONLINE_PLAN, live, days].map(absenceOf)).toEqual([600, 180, 86_400]);
    expect([FIRST_ONLINE_PLAN, live, days].every((plan) => absencesOf(plan).includes(absenceOf(plan)))).toBe(true);
    expect(absenceOf({ ...live, absence: 300 })).toBe(300);
    expect(absenceOf({ ...days, absence: 300 })).toBe(86_400);
    const hashes = { tokenHash: 'a token', valueHash: 'a value' };
    expect(termsOf({ ...live, absence: 300 }, hashes)).toMatchObject({ absence: 300 });
    expect(termsOf(live, hashes)).not.toHaveProperty('absence');
  });
});

describe('setting up', () => {
  test('a plan becomes what the server is asked for', () => {
    const plan = {
      ...FIRST_ONLINE_PLAN,
      players: 3,
      name: ' Hypatia ',
      others: ['person', 'novice', 'person', 'person'],
      clock: 'live' as const,
    };
    expect(newTableOf(plan, { tokenHash: 'a token', valueHash: 'a value' }, ['Hypatia', 'Aratus', 'Theon', 'Pappus', 'Conon'])).toEqual({
      game: 'astra',
      options: { players: 3, first: 'random' },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'novice', name: 'Theon' }],
      listing: 'private',
      clock: { kind: 'live', bank: 1800, increment: 10 },
      tokenHash: 'a token',
      host: { seat: 0, name: 'Hypatia', ink: 'rose', valueHash: 'a value' },
    });
  });

  test('another game keeps the number of players if it can', () => {
    expect(withGame({ ...FIRST_ONLINE_PLAN, players: 2 }, 'ad-astra').players).toBe(3);
    expect(withGame({ ...FIRST_ONLINE_PLAN, players: 4 }, 'ad-astra').players).toBe(4);
  });

  test('a damaged plan is forgotten', () => {
    for (const text of [undefined, '', '{', '{"game":"chess"}', '{"players":9}', '{"others":[]}']) {
      expect(readOnlinePlan(text)).toEqual(FIRST_ONLINE_PLAN);
    }
  });
});

describe('the lobby', () => {
  const table = {
    id: 'Ab3dEfGh1jKlMn0p',
    game: 'astra',
    options: {},
    phase: 'running',
    listing: 'public',
    clock: { kind: 'none' },
    seats: [
      { name: 'Hypatia', ink: 'rose', kind: 'person', lent: null },
      { name: 'Aratus', ink: 'azure', kind: 'person', lent: 'adept' },
    ],
    waitingFor: [0],
    result: null,
    deal: 'all',
    rematch: null,
    created: 0,
    changed: 0,
  } satisfies OnlineSummary;
  const mine = { id: table.id, seats: [0], invite: null, deal: {}, seen: null };

  test('knows which tables wait for me', () => {
    expect(listing(table, [mine], 0).waitsForMe).toBe(true);
    expect(listing(table, [{ ...mine, seats: [1] }], 0).waitsForMe).toBe(false);
    expect(listing({ ...table, waitingFor: [1] }, [{ ...mine, seats: [1] }], 0).waitsForMe).toBe(false);
    expect(listing({ ...table, phase: 'finished' }, [mine], 0).waitsForMe).toBe(false);
    expect(listing(table, [], 0).waitsForMe).toBe(false);
  });

  test('knows where a rematch is offered that was not joined yet, and lists what is urgent first', () => {
    const over = { ...table, phase: 'finished', waitingFor: [], rematch: 'Rematch1jKlMn0pQ' } as const;
    const joined = { ...mine, id: over.rematch };
    expect(listing(over, [mine], 0).rematchOffered).toBe(true);
    expect(listing(over, [mine, joined], 0).rematchOffered).toBe(false);
    expect(listing(over, [{ ...mine, seats: [] }], 0).rematchOffered).toBe(false);
    expect(listing({ ...over, rematch: null }, [mine], 0).rematchOffered).toBe(false);
    const others = listing({ ...table, waitingFor: [1] }, [mine], 0);
    const [turn, offer, done] = [listing(table, [mine], 0), listing(over, [mine], 0), listing(over, [mine, joined], 0)];
    expect([done, others, offer, turn].toSorted(byUrgency)).toEqual([turn, offer, others, done]);
  });
});

describe('the cookies of seats', () => {
  const tables = Array.from({ length: 70 }, (_, i) => ({
    id: String(i),
    seats: [0],
    invite: null,
    deal: {},
    seen: null,
    over: i % 2 === 0,
  }));

  test('are no more than browsers keep: tables that are over are forgotten first, then the oldest', () => {
    const { kept, dropped } = withinLimits(tables);
    expect(kept.length).toBe(60);
    expect(dropped.map(({ id }) => id)).toEqual(['50', '52', '54', '56', '58', '60', '62', '64', '66', '68']);
    expect(withinLimits(kept).dropped).toEqual([]);
    const running = tables.map((table) => ({ ...table, seats: [0, 1, 2], over: false }));
    expect(withinLimits(running).kept).toEqual(running.slice(0, 30));
  });
});

describe('checking the deal', () => {
  const result = { seats: [], winners: [0], why: 'most-fame' };
  const serverSeed = '5a'.repeat(32);
  const values = ['11'.repeat(16), '22'.repeat(16), ''];
  const hashes = values.map((value) => (value === '' ? '' : valueHash(value)));
  const deal = { table: 'Ab3dEfGh1jKlMn0p', serverSeed, values, hashes, commitment: commitmentTo(serverSeed) };
  const seed = dealSeed(deal);
  const played = { kind: 'played', seed, result } as const;

  test('everything is right where everything is', () => {
    const seen = { commitment: deal.commitment, hashes, values: { 0: '11'.repeat(16) } };
    const outcomes = checkSteps(deal, played, result, seen);
    expect(outcomes).toEqual({ commitment: 'ok', noted: 'ok', hashes: 'ok', values: 'ok', seed: 'ok', replay: 'ok' });
    expect(isFair(outcomes)).toBe(true);
    expect(verdictOf(deal, seen)).toBe('own');
  });

  test('whoever noted nothing is told so', () => {
    const outcomes = checkSteps(deal, played, result, {});
    expect(outcomes).toEqual({ commitment: 'ok', noted: 'skipped', hashes: 'skipped', values: 'skipped', seed: 'ok', replay: 'ok' });
    expect(verdictOf(deal, {})).toBe('others');
    expect(verdictOf({ ...deal, values: ['', '', ''] }, {})).toBe('nobody');
  });

  test('whose value came too late is told that nothing is proved to them', () => {
    const late = { ...deal, values: ['', '22'.repeat(16), ''] };
    const seen = { commitment: deal.commitment, hashes, values: { 0: '11'.repeat(16) } };
    const outcomes = checkSteps(late, { ...played, seed: dealSeed(late) }, result, seen);
    expect(outcomes.values).toBe('skipped');
    expect(isFair(outcomes)).toBe(true);
    expect(verdictOf(late, seen)).toBe('ownMissing');
  });

  test('names the step that fails', () => {
    const wrong = (outcomes: ReturnType<typeof checkSteps>): string[] =>
      Object.entries(outcomes).flatMap(([step, outcome]) => (outcome === 'wrong' ? [step] : []));
    expect(wrong(checkSteps({ ...deal, serverSeed: '00'.repeat(32) }, played, result, {}))).toEqual(['commitment']);
    expect(wrong(checkSteps(deal, played, result, { commitment: '00' }))).toEqual(['noted']);
    expect(wrong(checkSteps(deal, played, result, { hashes: ['', '', ''] }))).toEqual(['hashes']);
    expect(wrong(checkSteps({ ...deal, values: [at(values, 1), at(values, 0), ''] }, played, result, {}))).toEqual(['hashes']);
    expect(wrong(checkSteps(deal, played, result, { values: { 0: '22' } }))).toEqual(['values']);
    expect(wrong(checkSteps(deal, { ...played, seed: 'abc' }, result, {}))).toEqual(['seed']);
    expect(wrong(checkSteps(deal, { ...played, result: { ...result, winners: [1] } }, result, {}))).toEqual(['replay']);
    expect(wrong(checkSteps(deal, { kind: 'broken', why: '' }, result, {}))).toEqual(['seed', 'replay']);
  });
});
