import { readdirSync, readFileSync } from 'node:fs';
import { type AstraEvent, type AstraOptions, type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { standingsOf } from '@astrarium/astra/standings';
import { type GameRecord, readRecord, Table } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { viewersOf } from '../../../features/replay/use-replay.ts';
import { drawChart } from '../../../play/result/chart-lines.ts';
import { withOpenScoring } from '../replay/open-scoring.ts';
import { scoreNow } from '../table/score-now.ts';
import { cardLedger } from './card-account.ts';

const GOLDEN = new URL('../../../../../astra/test/golden/', import.meta.url);

function goldenNames(): string[] {
  const files = readdirSync(GOLDEN);
  return files.flatMap((file) => /^(?<name>[^.]+)\.jsonl$/.exec(file)?.groups?.['name'] ?? []);
}

function goldenRecord(name: string): GameRecord {
  return readRecord(readFileSync(new URL(`${name}.jsonl`, GOLDEN), 'utf8'));
}

const GAMES = [2, 3, 4, 5].flatMap((players) => ['first', 'other'].map((end) => `${players}-players-end-by-${end}-player`));

describe.each(GAMES)('the figures of %s', (name) => {
  const record = goldenRecord(name);
  const table = Table.open(astra, record);
  const standings = standingsOf(record) ?? [];
  const events = table.log('spectator').map(({ event }): AstraEvent => event);
  const view = table.view('spectator');

  it('tell after each turn what everybody would have scored by then', () => {
    const cards = view.scoring.map((card) => card ?? 0);
    const now = (version: number): number[] =>
      cards.map((card, seat) => scoreNow(astra.view(table.at(version).state, seat), seat, card)?.total ?? 0);
    const begun = table.log('spectator').flatMap(({ event, version }) => (event.kind === 'turn' ? [version] : []));
    expect(standings.map(({ points }) => points)).toEqual([...begun, table.version].map(now));
    expect(standings[0]).toMatchObject({ round: 0, seat: null });
    expect(standings.at(-1)).toMatchObject({ round: view.round, seat: view.active });
  });

  it('are drawn inside the chart, labels apart', () => {
    for (const narrow of [true, false]) {
      const chart = drawChart(standings, narrow);
      const numbers = chart.lines.flatMap(({ path }) => path.slice(1).split(/[ L]/).map(Number));
      for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(chart.width);
      const labels = chart.lines.map(({ label }) => label).toSorted((a, b) => a - b);
      for (const [index, label] of labels.slice(1).entries()) expect(label - (labels[index] ?? 0)).toBeGreaterThan(20);
    }
  });

  it('account for every Discovery, use and Boon', () => {
    const ledger = cardLedger(events, view);
    const told = (kind: AstraEvent['kind']): number => events.filter((event) => event.kind === kind).length;
    expect(ledger).toHaveLength(told('discovered'));
    expect(ledger.reduce((sum, { used }) => sum + used, 0)).toBe(told('used'));
    expect(ledger.reduce((sum, { boons }) => sum + boons.length, 0)).toBe(told('picked'));
    const byAbility = events.filter((event) => event.kind === 'gained' && event.rule.startsWith('A7.'));
    const gained = byAbility.reduce((sum, event) => sum + (event.kind === 'gained' ? event.amount : 0), 0);
    expect(ledger.reduce((sum, { brought }) => sum + [...brought.values()].reduce((all, amount) => all + amount, 0), 0)).toBe(gained);
    const held = view.journals.flatMap(({ active, exhausted }) => [...active, ...exhausted]);
    const kept = ledger.filter(({ end }) => end !== 'discarded').map(({ card }) => card);
    expect(new Set(kept)).toEqual(new Set(held));
    expect(kept).toHaveLength(held.length);
  });
});

describe('the chart', () => {
  it('ends with the result in every kept game of Astra, alone or not, and tells nothing of one that goes on', () => {
    const names = goldenNames();
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const record = goldenRecord(name);
      const totals = Table.open(astra, record)
        .result()
        ?.seats.map(({ total }) => total);
      expect(totals).toBeDefined();
      expect(standingsOf(record)?.at(-1)?.points, name).toEqual(totals);
      expect(standingsOf({ ...record, decisions: record.decisions.slice(0, -1) }), name).toBeUndefined();
    }
  });
});

describe('Final Scoring cards in a replay', () => {
  const moments = (
    name: string,
  ): { readonly table: Table<AstraState, Decision, AstraView, AstraOptions, AstraEvent>; readonly at: readonly number[] } => {
    const table = Table.open(astra, goldenRecord(name));
    return { table, at: [0, 1, Math.floor(table.version / 2), table.version - 1, table.version] };
  };

  it('lie open at every moment of a finished game, to eyes that are nobody’s', () => {
    const { table, at } = moments('3-players-end-by-first-player');
    const end = table.view(0);
    for (const version of at) {
      const { state } = table.at(version);
      expect(withOpenScoring(astra.view(state, 'spectator'), end).scoring).toEqual(state.scoring);
      expect(withOpenScoring(astra.view(state, 1), end)).toEqual(astra.view(state, 1));
      expect(withOpenScoring(astra.view(state, 'spectator'), null)).toEqual(astra.view(state, 'spectator'));
      if (version < table.version) expect(withOpenScoring(astra.view(state, 'spectator'), astra.view(state, 0)).scoring).toContain(null);
    }
  });

  it('Auptolemy’s too, where it has one', () => {
    const { table, at } = moments('solo-modifier-scoring-card');
    for (const version of at) {
      const { state } = table.at(version);
      expect(withOpenScoring(astra.view(state, 'spectator'), table.view('spectator')).automa?.scoring).toBe(state.automa?.scoring);
    }
    const without = moments('solo-win').table;
    expect(withOpenScoring(astra.view(without.at(3).state, 'spectator'), without.view(0)).automa?.scoring).toBeNull();
  });
});

describe('the viewers a replay offers', () => {
  const seat = (player: string) => ({ name: player, ink: 'rose', player }) as const;
  const result = { seats: [], winners: [0], why: '' };

  it('are all once the game is over, and before that only those before the screen', () => {
    const viewers = (over: boolean, players: readonly string[], undoLimits: Readonly<Record<number, number>>) =>
      viewersOf({ result: over ? result : null, seats: players.map(seat), undoLimits });
    expect(viewers(true, ['human', 'adept'], { 0: 9 })).toEqual(['spectator', 0, 1]);
    expect(viewers(false, ['adept', 'human'], { 1: 0 })).toEqual([1, 'spectator']);
    expect(viewers(false, ['human', 'human'], { 0: 0, 1: 0 })).toEqual(['spectator']);
    // The other sits elsewhere.
    expect(viewers(false, ['human', 'human'], { 1: 0 })).toEqual([1, 'spectator']);
    expect(viewers(false, ['adept', 'novice'], {})).toEqual(['spectator']);
  });
});
