import { type AstraEvent, astra, CARDS, cardByCode } from '@astrarium/astra';
import { at, Chance, type Result, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { astraFigures } from '../src/statistics/astra.ts';
import { addGame, type GameLine, newTally, tallySections } from '../src/statistics/tally.ts';
import type { TitledTable } from '../src/text-table.ts';

const tau = cardByCode('tau')?.id ?? -1;
const leo = cardByCode('leo')?.id ?? -1;

function row(sections: readonly TitledTable[], title: string, name: string): readonly string[] | undefined {
  return sections.find((section) => section.title === title)?.rows.find((cells) => cells.includes(name));
}

test('cards, Elements and Boons are counted from events and from the end', () => {
  const figures = astraFigures();
  const events: AstraEvent[] = [
    { kind: 'turn', seat: 0, round: 1, rule: 'A3.1' },
    { kind: 'turn', seat: 1, round: 1, rule: 'A3.1' },
    { kind: 'discovered', seat: 1, card: tau, rule: 'A8.4' },
    { kind: 'discovered', seat: null, card: leo, rule: 'A10.7' },
    { kind: 'discarded', card: leo, from: 'sky', seat: null, rule: 'A10.7' },
    { kind: 'discarded', card: leo, from: 'journal', seat: 0, rule: 'A8.6' },
    { kind: 'discarded', card: leo, from: 'deck', seat: null, rule: 'A6.2' },
    { kind: 'used', seat: 1, card: tau, rule: 'A7.18' },
    { kind: 'picked', seat: 0, card: tau, box: 1, tied: false, rule: 'A8.2' },
    { kind: 'gained', seat: 0, what: 'stardust', amount: 6, rule: 'A8.8' },
    { kind: 'gained', seat: 0, what: 'fame', amount: 4, rule: 'A7.8' },
  ];
  for (const event of events) figures.tell(event);
  const state = astra.setup(astra.options({ players: 2, first: 1 }), new Chance(readSeed('1')));
  at(state.journals, 0).exhausted.push(leo);
  at(state.journals, 1).active.push(tau);
  const result: Result = { seats: [], winners: [0, 1], why: 'end-by-first-player' };
  expect(figures.close(state, result)).toEqual({ first: 1, turns: 2 });
  expect(figures.close(state, { ...result, winners: [1] })).toEqual({ first: 1, turns: 0 });

  const sections = figures.sections();
  // discovered, used, lost at limit, to dreamer, held at end, holder won
  expect(row(sections, 'Cards', 'Taurus')).toEqual(['tau', 'Taurus', 'earth', '1', '1', '0', '0', '2', '75.0 %']);
  expect(row(sections, 'Cards', 'Leo')).toEqual(['leo', 'Leo', 'fire', '0', '0', '1', '1', '2', '25.0 %']);
  expect(row(sections, 'Cards', 'Orion')).toEqual(['ori', 'Orion', 'fire', '0', '0', '0', '0', '0', '–']);
  expect(row(sections, 'Elements', 'fire')).toEqual(['fire', '0', '0', '1', '1', '2', '25.0 %']);
  expect(row(sections, 'Boons picked, by kind', 'stardust')).toEqual(['stardust', '1', '0.50', '100.0 %']);
  expect(row(sections, 'Boons picked, by kind', 'fame')).toEqual(['fame', '0', '0.00', '0.0 %']);
  expect(row(sections, 'Boons picked, by box from the left', '2')).toEqual(['2', '1', '0.50', '100.0 %']);
  expect(sections.find(({ title }) => title === 'Fame gained in play')?.rows.slice(1)).toEqual([['A7.8', '2.00']]);
  expect(sections.find(({ title }) => title === 'Cards')?.rows).toHaveLength(CARDS.length + 1);
});

test('a tied win is shared, and places are counted from the first player', () => {
  const game: GameLine = {
    n: 1,
    seed: readSeed('1'),
    players: 3,
    first: 2,
    decisions: 100,
    turns: 30,
    seats: [10, 20, 20].map((total) => ({ total, lines: { fame: total } })),
    winners: [1, 2],
    why: 'end-by-first-player',
  };
  const tally = newTally(['ann', 'ben', 'cleo']);
  addGame(tally, game);
  addGame(tally, {
    ...game,
    first: 0,
    winners: [2],
    seats: [10, 20, 41].map((total) => ({ total, lines: { fame: total } })),
    decisions: 101,
  });
  const sections = tallySections(tally);
  const wins = sections.find(({ title }) => title === 'Wins, ties shared')?.rows.slice(1);
  expect(wins).toEqual([
    ['1st', '0.5', '25.0 %'],
    ['2nd', '0.0', '0.0 %'],
    ['3rd', '1.5', '75.0 %'],
    ['seat 1, ann', '0.0', '0.0 %'],
    ['seat 2, ben', '0.5', '25.0 %'],
    ['seat 3, cleo', '1.5', '75.0 %'],
  ]);
  expect(row(sections, '2 games', 'decisions per game')).toEqual(['decisions per game', '100.50', '100', '101']);
  expect(row(sections, '2 games', "winner's total")).toEqual(["winner's total", '30.50', '20', '41']);
  expect(row(sections, 'Points by source, mean per seat', 'fame')).toEqual(['fame', '20.17', '10.00', '20.00', '30.50']);
});
