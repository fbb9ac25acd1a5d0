import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AdAstraEvent, type AdAstraView, adAstra, SOURCES } from '@astrarium/ad-astra';
import { namesOf } from '@astrarium/ad-astra/text';
import { en as adAstraWords, words as named } from '@astrarium/ad-astra/text/en';
import { readRecord, Table } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { words as siteWords } from '../../../i18n/en/index.ts';
import { logGroups } from '../table/log-groups.ts';
import { needsOwnPerspective } from '../table/perspective.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import { words as ownWords } from '../words/en/index.ts';
import { gainsByRound, pointsCurve, scoringActions } from './points-account.ts';

const GAMES = ['3-players-fifty-points', '4-players-arcanum', '4-players-responsum', '5-players-fifty-points'];
const TEXT: AdAstraSpoken = {
  language: 'en',
  choose: () => undefined,
  loadGames: () => Promise.resolve({}),
  words: { ...siteWords, ...ownWords },
  adAstra: adAstraWords,
  named,
};

function open(name: string) {
  const file = fileURLToPath(new URL(`../../../../../ad-astra/test/golden/${name}.jsonl`, import.meta.url));
  return Table.open(adAstra, readRecord(readFileSync(file, 'utf8')));
}

describe.each(GAMES)('the figures of %s', (name) => {
  const table = open(name);
  const log = table.log('spectator');
  const events = log.map(({ event }): AdAstraEvent => event);
  const result = table.result();
  if (result === undefined) throw new Error(`${name} is not over`);
  const players = result.seats.length;
  const totals = result.seats.map(({ total }) => total);

  it('lead from nothing to the points that everyone has at the end', () => {
    const curve = pointsCurve(events, players);
    expect(curve[0]).toEqual({ round: 1, seat: null, points: totals.map(() => 0) });
    expect(curve.at(-1)?.points).toEqual(totals);
    const cards = events.filter(({ kind }) => kind === 'revealed').length;
    const rounds = events.filter(({ kind }) => kind === 'round').length;
    expect(curve).toHaveLength(cards + rounds);
  });

  it('add up by source, as the result has them', () => {
    const rounds = gainsByRound(events, players);
    for (const [seat, { lines }] of result.seats.entries()) {
      const sums = SOURCES.map((_, source) => rounds.reduce((sum, { gains }) => sum + (gains[seat]?.[source] ?? 0), 0));
      expect(sums).toEqual(lines.map(({ points }) => points));
    }
  });

  it('tell every Scoring card, with the bonus to at most one', () => {
    const actions = scoringActions(events, players);
    expect(actions).toHaveLength(events.filter(({ kind }) => kind === 'element-chosen').length);
    for (const { points, bonus } of actions) {
      const most = Math.max(...points);
      if (bonus !== null) expect(points[bonus]).toBe(most);
      else expect(most === 0 || points.filter((one) => one === most).length > 1).toBe(true);
    }
  });

  it('are told in the log card by card, each line once and with its rule', () => {
    const groups = logGroups(log, TEXT, namesOf(result.seats.map((_, seat) => `Seat ${seat}`)));
    expect(groups.filter(({ title }) => /space \d+/.test(title))).toHaveLength(events.filter(({ kind }) => kind === 'revealed').length);
    expect(groups[0]?.title).toBe('Setup');
    expect(groups.at(-1)?.title).toBe('The end');
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.every(({ words, rule }) => words.length > 5 && /^B\d+\.\d+$/.test(rule))).toBe(true);
    // The first hand of each seat is one line, and not six.
    expect(groups[0]?.lines.filter(({ words }) => words.includes('takes 1 Water, 1 Food, 1 Energy'))).toHaveLength(players);
  });
});

describe('the eyes of a screen with several persons', () => {
  it('are one’s own wherever something secret helps to decide, and everybody’s on a Trade card without artifacts (B7.1, B11.2)', () => {
    const table = open('5-players-fifty-points');
    const seen = new Map<string, Set<boolean>>();
    for (let version = 0; version < table.version; version += 3) {
      const { state } = table.at(version);
      const view: AdAstraView = adAstra.view(state, 'spectator');
      const [seat] = adAstra.waitingFor(state);
      if (seat === undefined) continue;
      const own = needsOwnPerspective(view, seat);
      const holds = (view.seats[seat]?.artifactCount ?? 0) > 0;
      expect(own).toBe(view.step !== 'trade' || holds);
      // Where the curtain stays open, the person may use nothing that others do not know of, and all hands are known.
      if (!own) {
        expect(adAstra.legal(state, seat).some((decision) => decision.do === 'use')).toBe(false);
        expect(view.seats.every(({ hand }) => hand !== null)).toBe(true);
      }
      seen.set(view.step, (seen.get(view.step) ?? new Set()).add(own));
    }
    expect(seen.get('plan')).toEqual(new Set([true]));
    expect(seen.get('trade')?.has(false)).toBe(true);
  });
});
