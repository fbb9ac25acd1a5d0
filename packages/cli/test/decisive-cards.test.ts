import { type AstraEvent, astra, cardByCode, cardOf, elementMarks, scoreElements } from '@astrarium/astra';
import { at, Chance, type Result, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type DecidingLine, decidingFigures } from '../src/statistics/decisive-cards.ts';
import { astrarium } from './command-line.ts';

const [tau, cas, cra, ori] = ['tau', 'cas', 'cra', 'ori'].map((code) => cardByCode(code)?.id ?? -1) as [number, number, number, number];

describe('how often a card decides', () => {
  test('what it brought: its Ability, its Boons, its final points', () => {
    const figures = decidingFigures();
    const events: AstraEvent[] = [
      { kind: 'turn', seat: 0, round: 1, rule: 'A3.1' },
      { kind: 'discovered', seat: 0, card: cas, rule: 'A8.4' },
      { kind: 'used', seat: 0, card: cas, rule: 'A7.8' },
      { kind: 'gained', seat: 0, what: 'fame', amount: 3, rule: 'A7.8' },
      // Stardust is no Fame, whatever becomes of it.
      { kind: 'gained', seat: 0, what: 'stardust', amount: 9, rule: 'A7.8' },
      { kind: 'turn', seat: 1, round: 1, rule: 'A3.1' },
      // In another turn the same rule is another card's.
      { kind: 'used', seat: 1, card: cra, rule: 'A7.15' },
      { kind: 'used', seat: 1, card: ori, rule: 'A7.15' },
      { kind: 'gained', seat: 1, what: 'fame', amount: 4, rule: 'A7.15' },
      { kind: 'discovered', seat: 1, card: tau, rule: 'A8.4' },
      { kind: 'discovered', seat: null, card: cra, rule: 'A10.7' },
      { kind: 'picked', seat: 0, card: tau, box: 0, tied: false, rule: 'A8.2' },
      { kind: 'gained', seat: 0, what: 'fame', amount: 4, rule: 'A8.8' },
    ];
    for (const event of events) figures.tell(event);
    const state = astra.setup(astra.options({ players: 2 }), new Chance(readSeed('1')));
    at(state.journals, 0).exhausted.push(cas);
    at(state.journals, 1).active.push(tau);
    figures.close(state, result([40, 37], [0]));

    const line = (card: number): DecidingLine => at(figures.lines(), card);
    const inGrid = (seat: number, card: number): number => {
      const score = (cards: number[]): number => scoreElements(elementMarks(at(state.scoring, seat), cards));
      return score([card]) - score([]);
    };
    expect(line(cas)).toEqual({ discovered: 1, won: 1, fame: 3 + inGrid(0, cas), decided: 1 });
    // The winner picked its Boon of 4 Fame and won by 3; its discoverer, who has it Active at the end, lost.
    expect(line(tau)).toEqual({ discovered: 1, won: 0, fame: cardOf(tau).finalFame + inGrid(1, tau), decided: 1 });
    // Finished by the dreamer, and held by nobody who won.
    expect(line(cra)).toMatchObject({ discovered: 0, fame: 0, decided: 0 });
  });

  test('a card whose points the winner could spare decides nothing; in a tie it does', () => {
    const play = (totals: number[], winners: number[]): DecidingLine => {
      const figures = decidingFigures();
      figures.tell({ kind: 'picked', seat: 0, card: tau, box: 0, tied: false, rule: 'A8.2' });
      figures.tell({ kind: 'gained', seat: 0, what: 'fame', amount: 4, rule: 'A8.8' });
      figures.close(astra.setup(astra.options({ players: 2 }), new Chance(readSeed('1'))), result(totals, winners));
      return at(figures.lines(), tau);
    };
    expect(play([44, 40], [0]).decided).toBe(0);
    expect(play([43, 40], [0]).decided).toBe(1);
    expect(play([40, 40], [0, 1]).decided).toBe(1);
    expect(play([40, 43], [1]).decided).toBe(0);
  });

  test('one game leaves nothing to the next', () => {
    const figures = decidingFigures();
    const state = astra.setup(astra.options({ players: 2 }), new Chance(readSeed('1')));
    figures.tell({ kind: 'discovered', seat: 0, card: tau, rule: 'A8.4' });
    figures.close(state, result([40, 30], [0]));
    figures.close(state, result([40, 30], [0]));
    expect(at(figures.lines(), tau).discovered).toBe(1);
  });
});

describe('astrarium deciding', () => {
  test('writes a line for each card, the same for the same seed', async () => {
    const words = ['deciding', '--games', '6', '--bot', 'random', '--seed'];
    const [once, again, other] = await Promise.all([astrarium(...words, 'a'), astrarium(...words, 'a'), astrarium(...words, 'b')]);
    expect({ code: once.code, stderr: once.stderr }).toEqual({ code: 0, stderr: '' });
    expect(again.stdout).toBe(once.stdout);
    expect(other.stdout).not.toBe(once.stdout);
    const written = JSON.parse(once.stdout) as { games: number; players: number[]; bot: string; cards: Record<string, DecidingLine> };
    expect(written).toMatchObject({ games: 6, players: [2, 3, 4], bot: 'random', seed: 'a' });
    expect(Object.keys(written.cards)).toHaveLength(48);
    const discovered = Object.values(written.cards).reduce((sum, line) => sum + line.discovered, 0);
    expect(discovered).toBeGreaterThan(10);
  });
});

function result(totals: readonly number[], winners: readonly number[]): Result {
  return { seats: totals.map((total) => ({ total, lines: [] })), winners, why: 'end-by-first-player' };
}
