import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AstraEvent, type AstraView, astra, FORBIDDEN, PRESETS } from '@astrarium/astra';
import { ASTRA_TEXT } from '@astrarium/astra/text';
import { type Result, readRecord, Table, witnessed } from '@astrarium/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUPTOLEMY_PLAYER, HUMAN } from '../../../client/local/messages.ts';
import { words as siteWords } from '../../../i18n/en/index.ts';
import { checkPlan, FIRST_PLAN, readPlan, soloTable, tableOf } from '../setup/plan.ts';
import { retell } from '../table/automa/retell.ts';
import { stepWords } from '../table/automa/step-words.ts';
import { stepsOf } from '../table/automa/steps.ts';
import { namesAt } from '../table/names.ts';
import type { AstraSpoken } from '../use-astra-text.ts';
import { words as ownWords } from '../words/en/index.ts';
import { excludedBy, keyOf, presetOf, readSetting, type SoloSetting, withSwitch } from './setting.ts';
import { countGame, recordOf, summed } from './solo-record.ts';

const GOLDEN = fileURLToPath(new URL('../../../../../astra/test/golden/', import.meta.url));
const RECORDS = readdirSync(GOLDEN).filter((name) => name.startsWith('solo-') && !name.includes('.events.'));
const LENT = ['Hypatia', 'Hipparchus', 'Aglaonice', 'Aratus', 'Timocharis'];

interface Update {
  readonly before: AstraView;
  readonly after: AstraView;
  readonly events: readonly AstraEvent[];
}

/** A recorded game as the person saw it, decision by decision. */
function updatesOf(file: string): Update[] {
  const record = readRecord(readFileSync(GOLDEN + file, 'utf8'));
  const table = Table.open(astra, { ...record, decisions: [] });
  return record.decisions.map(({ seat, do: notation }, index) => {
    const before = table.view(0);
    const answer = table.decide(seat, astra.read(notation));
    if (answer.kind !== 'done') throw new Error(`decision ${index} was refused`);
    return { before, after: table.view(0), events: witnessed(answer.events, 0) };
  });
}

/** What the table shows, without what is being asked. */
function seen({ frames: _frames, turn: _turn, over: _over, scoring: _scoring, automa, ...shown }: AstraView): unknown {
  return { ...shown, automa: automa && { ...automa, scoring: null, ranOut: false } };
}

describe.each(RECORDS)('%s', (file) => {
  const updates = updatesOf(file);

  it('is retold from its events as it was', () => {
    for (const { before, after, events } of updates) expect(seen(retell(before, events))).toEqual(seen(after));
  });

  it('tells every turn of Auptolemy in steps and in words', () => {
    const text: AstraSpoken = {
      language: 'en',
      choose: () => undefined,
      loadGames: () => Promise.resolve({}),
      words: { ...siteWords, ...ownWords },
      astra: ASTRA_TEXT.en,
    };
    const names = namesAt([
      { name: 'Zoë', ink: 'rose', player: HUMAN },
      { name: 'Auptolemy', ink: 'violet', player: AUPTOLEMY_PLAYER },
    ]);
    for (const { before, events } of updates) {
      const steps = stepsOf(events, before.active);
      if (events.some((event) => event.kind === 'turn' && event.seat === 1)) expect(steps).not.toEqual([]);
      for (const step of steps) {
        const words = stepWords(step, 0, retell(before, events.slice(0, step.end)), text, names);
        expect(words).toMatch(/\.$/);
        expect(words).not.toMatch(/undefined|null|NaN/);
      }
      const marks = events.filter((event) => event.kind === 'marked' && event.rule.startsWith('A11'));
      expect(steps.filter(({ kind, events: [first] }) => kind === 'mark' && first?.rule.startsWith('A11'))).toHaveLength(marks.length);
    }
  });
});

describe('a setting', () => {
  it('has no two switches that exclude each other', () => {
    for (const [one, other] of FORBIDDEN) {
      expect(excludedBy([one], other)).toBe(one);
      expect(excludedBy([other], one)).toBe(other);
      expect(readSetting([one, other])).toEqual([]);
    }
    for (const preset of Object.values(PRESETS)) expect(readSetting(preset)).toEqual(preset);
    expect(readSetting('merciless')).toEqual([]);
  });

  it('is the same in whatever order it was put together', () => {
    let setting: SoloSetting = [];
    for (const modifier of PRESETS.merciless.toReversed()) setting = withSwitch(setting, modifier, true);
    expect(setting).toEqual(PRESETS.merciless);
    expect(presetOf(setting)).toBe('merciless');
    expect(keyOf(withSwitch(['head-start', 'hidden-right'], 'head-start', false))).toBe('hidden-right');
    expect(presetOf(['open-deck'])).toBeNull();
  });
});

describe('the plan of a solo table', () => {
  const solo = { ...FIRST_PLAN, players: 1, setting: PRESETS.gentle };

  it('seats the person first and Auptolemy second, in another ink', () => {
    expect(tableOf({ ...solo, seed: 'a1' }, LENT, 'Auptolemy')).toEqual({
      game: 'astra',
      options: { players: 1, modifiers: PRESETS.gentle },
      seats: [
        { name: 'Hypatia', ink: 'rose', player: HUMAN },
        { name: 'Auptolemy', ink: 'violet', player: AUPTOLEMY_PLAYER },
      ],
      seed: 'a1',
    });
    const violet = { ...solo, seats: solo.seats.map((seat) => ({ ...seat, name: seat.key === 0 ? 'Auptolemy' : null })) };
    expect([...checkPlan(violet, LENT, 'Auptolemy').names]).toEqual([[0, 'sameName']]);
    expect(soloTable(violet, LENT, 'Auptolemy').seats[0]?.name).toBe('Hypatia');
  });

  it('is read back as it was kept; a plan of before there was a solo game has the rulebook’s setting', () => {
    expect(readPlan(JSON.stringify(solo))).toEqual(solo);
    const { setting: _setting, ...old } = FIRST_PLAN;
    expect(readPlan(JSON.stringify(old))).toEqual(FIRST_PLAN);
  });
});

describe('the personal record', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });
  const ended = (person: number, auptolemy: number, why = 'end-by-first-player'): Result => ({
    seats: [person, auptolemy].map((total) => ({ total, lines: [] })),
    winners: [why !== 'library-empty' && person > auptolemy ? 0 : 1],
    why,
  });

  it('counts each table once, by setting', () => {
    countGame([], 'a', ended(60, 50));
    countGame([], 'a', ended(60, 50));
    countGame([], 'b', ended(50, 50));
    countGame(PRESETS.gentle, 'c', ended(70, 40));
    expect(recordOf([])).toMatchObject({ wins: 1, losses: 1, best: 10, streak: 0, bestStreak: 1 });
    expect(recordOf(PRESETS.gentle)).toMatchObject({ wins: 1, losses: 0, best: 30, streak: 1 });
    expect(recordOf(PRESETS.merciless)).toMatchObject({ wins: 0, losses: 0, best: null, last: [] });
  });

  it('keeps streaks, takes a lost Library for a loss, and draws the last twenty', () => {
    const games = Array.from({ length: 30 }, (_, index) => ({ table: `${index}`, margin: index, won: index % 10 !== 0 }));
    expect(summed(games)).toMatchObject({ wins: 27, losses: 3, best: 29, streak: 9, bestStreak: 9 });
    expect(summed(games).last.map(({ table }) => table)).toEqual(games.slice(10).map(({ table }) => table));
    countGame([], 'a', ended(60, 50, 'library-empty'));
    expect(recordOf([])).toMatchObject({ wins: 0, losses: 1, best: null });
  });

  it('survives whatever else was stored in its place', () => {
    for (const text of ['', 'null', '[]', '{"standard":7}', '{"standard":[{"table":1}]}']) {
      stored.set('astrarium.solo-games', text);
      expect(recordOf([])).toMatchObject({ wins: 0, losses: 0 });
    }
  });
});
