import { at } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type Automa, astra, elementCounts, type Modifier, scoreCounts, scoreSets } from '../../src/index.ts';
import type { LibraryPlan } from '../a-library.ts';
import { type ATable, aCard, aTable, type Plan } from '../a-table.ts';

/** The last turn is Auptolemy's: it marks Taurus' first two stars, and the game is over. */
function lastTurn(plan: Plan = {}, solo: LibraryPlan = {}): ATable {
  const library = { left: 'cas', right: 'crb', rolls: [1], ...solo };
  return aTable({ slots: ['tau', 'aql', 'lup'], above: 0, round: 9, active: 1, ...plan, solo: library }).goOn();
}

function linesOf(table: ATable, seat: number): Record<string, number> {
  const lines = astra.result(table.state)?.seats[seat]?.lines ?? [];
  return Object.fromEntries(lines.map(({ name, points }) => [name, points]));
}

describe('A11.12 the end', () => {
  const discovering: Plan = { slots: ['tri', 'tau', 'lup'], marks: { tri: ['bet eps alf gam'] }, above: 1, round: 9 };

  test('A11.12 triggered in the person’s turn: Auptolemy still takes its turn', () => {
    const table = aTable({ ...discovering, solo: { left: 'crv', right: 'crb', rolls: [1] } }).do('mark tri del');
    expect(table.log('end-triggered', 'turn')).toEqual(['end-triggered 0 9 A9.2', 'turn 1 9 A3.1']);
    expect(astra.result(table.state)?.why).toBe('end-by-first-player');
    expect(table.stars('tau', 1)).toHaveLength(2);
  });

  test('A11.12 triggered in Auptolemy’s turn: one more round', () => {
    const plan: Plan = { sphere: 'earth', above: 1, round: 9, active: 1, journals: [{}, { stardust: 0 }] };
    const table = aTable({ ...plan, solo: { left: 'cas', right: 'crv' } }).goOn();
    expect(table.log('end-triggered', 'turn')).toEqual(['end-triggered 1 10 A9.2', 'turn 0 10 A3.1']);
    expect(table.waitingFor).toEqual([0]);
  });
});

describe('A11.12 what Auptolemy scores', () => {
  test('A11.12 line by line', () => {
    const journals = [{}, { fame: 17, telescopes: 3, active: ['equ', 'sge', 'crv', 'lyr'] }];
    const table = lastTurn({ journals, marks: { lup: ['', 'chi'] } });
    // Equuleus and Lyra Earth, Sagitta Fire, Corvus Air; 2 + 1 stars; 3 Telescopes.
    expect(linesOf(table, 1)).toEqual({ fame: 17, active: 2 + 1 + 1 + 1, stars: 1, telescopes: 6, elements: 2 + 2 + 3, sets: 0 });
    expect(astra.result(table.state)?.seats[1]?.lines.map(({ rule }) => rule)).toEqual(Array.from({ length: 6 }, () => 'A11.12'));
    expect(astra.result(table.state)?.seats[1]?.total).toBe(17 + 5 + 1 + 6 + 7);
  });

  test('A11.12 its Stardust, Pouch and card limit count nothing', () => {
    expect(Object.keys(linesOf(lastTurn(), 1))).toEqual(['fame', 'active', 'stars', 'telescopes', 'elements', 'sets']);
  });

  test('A11.12 the person scores as ever', () => {
    const lines = linesOf(lastTurn({ journals: [{ fame: 7, telescopes: 5, stardust: 7, active: ['equ'] }, {}] }), 0);
    expect(lines).toMatchObject({ fame: 7, pouch: 5, limit: 2, stardust: 2, active: 2 });
    expect(lines).not.toHaveProperty('telescopes');
  });

  test.each([
    [[0, 0, 0, 0], 0, 0],
    [[1, 0, 0, 0], 2, 0],
    [[2, 0, 0, 0], 3, 0],
    [[3, 0, 0, 0], 7, 0],
    [[4, 0, 0, 0], 13, 0],
    [[6, 0, 0, 0], 13, 0],
    [[1, 1, 1, 1], 8, 8],
    [[2, 2, 2, 2], 12, 17],
    [[3, 3, 3, 3], 28, 27],
    [[4, 4, 4, 4], 52, 38],
    [[5, 5, 5, 5], 52, 38],
    [[4, 3, 2, 1], 13 + 7 + 3 + 2, 8],
  ])('A11.12 with %j cards of the Elements: %i for them, %i for sets', (counts, elements, sets) => {
    expect([scoreCounts(counts), scoreSets(counts)]).toEqual([elements, sets]);
  });

  test('A11.15 (3) its Final Scoring card adds one to each of its two Elements, and is turned up', () => {
    const pile = { active: ['equ', 'crv'] };
    const scoring = ['fire air', 'fire water'];
    const table = lastTurn({ journals: [{}, pile], scoring }, { modifiers: ['scoring-card'] });
    // Earth 1, Air 1, Fire 0 + 1, Water 0 + 1: a set of all four.
    expect(linesOf(table, 1)).toMatchObject({ elements: 8, sets: 8 });
    expect(linesOf(lastTurn({ journals: [{}, pile], scoring }), 1)).toMatchObject({ elements: 4, sets: 0 });
    expect(astra.view(table.state, 0).automa?.scoring).toBe(table.state.scoring[1]);
    expect(table.events.at(-1)).toMatchObject({ kind: 'ended', scoring: table.state.scoring });
  });

  test('A11.15 (3) without it no spare card is shown', () => {
    const table = lastTurn();
    expect(table.events.at(-1)).toMatchObject({ kind: 'ended', scoring: [table.state.scoring[0]] });
    expect(astra.view(table.state, 0).scoring).toEqual([table.state.scoring[0], null]);
  });

  test('A11.12 cards are counted by their Elements', () => {
    const { automa } = lastTurn().state;
    const cards = ['sge', 'tri', 'crv', 'cnc'].map((code) => aCard(code).id);
    expect(elementCounts(automa as Automa, cards)).toEqual([2, 1, 1, 0]);
  });
});

describe('A11.13 who wins', () => {
  /** The person's other points are 5 + 2 + 2, and what the Elements give; Auptolemy's 1 for two stars. */
  const ending = (margin: number) => {
    const level = lastTurn({ journals: [{ fame: 0 }, { fame: 40 }] });
    const [person, auptolemy] = astra.result(level.state)?.seats ?? [];
    const fame = (auptolemy?.total ?? 0) - (person?.total ?? 0) + margin;
    return astra.result(lastTurn({ journals: [{ fame }, { fame: 40 }] }).state);
  };

  test('A11.13 with one Fame more, the person', () => {
    expect(ending(1)?.winners).toEqual([0]);
  });

  test('A11.13 a tie is a loss', () => {
    const result = ending(0);
    expect(at(result?.seats ?? [], 0).total).toBe(at(result?.seats ?? [], 1).total);
    expect(result?.winners).toEqual([1]);
  });

  test('A11.13 with less, Auptolemy', () => {
    expect(ending(-1)?.winners).toEqual([1]);
  });
});

describe('A11.14 A11.15 modifiers in play', () => {
  const auptolemy = (modifiers: readonly Modifier[], solo: LibraryPlan = {}, plan: Plan = {}) =>
    aTable({ slots: ['tau', 'aql', 'lup'], active: 1, ...plan, solo: { left: 'cas', right: 'crv', modifiers, ...solo } });

  test('A11.14 (4) a new top card lies open after each draw', () => {
    const table = auptolemy(['open-deck'], { top: ['cmi', 'sge', 'equ'], rolls: [1] }).goOn();
    expect(table.log('library')).toEqual(['library left cmi A11.8', 'library top sge A11.14']);
    expect(astra.view(table.state, 0).automa?.top).toBe(aCard('sge').id);
  });

  test('A11.14 (4) an empty deck has no top', () => {
    const table = auptolemy(['open-deck'], { cards: 1, rolls: [5] }).goOn();
    expect(astra.view(table.state, 0).automa).toMatchObject({ top: null, cards: 0 });
    expect(table.log('library')).toEqual([]);
  });

  test.each([1, 3, 5])('A11.14 (5) a deck that runs out by a roll of %i is reshuffled from the discard', (roll) => {
    const table = auptolemy(['endless-library'], { cards: 1, rolls: [roll] });
    const used = table.state.automa?.discard.length ?? 0;
    table.goOn();
    expect(table.log('reshuffled')).toEqual([`reshuffled ${used + 1} A11.14`]);
    expect(astra.view(table.state, 0).automa).toMatchObject({ cards: used + 1, discard: [], ranOut: false });
    expect(table.waitingFor).toEqual([0]);
  });

  test('A11.14 (5) nothing is reshuffled before it runs out', () => {
    expect(
      auptolemy(['endless-library'], { cards: 2, rolls: [1] })
        .goOn()
        .log('reshuffled'),
    ).toEqual([]);
  });

  test('A11.14 (4) (5) together: the new top lies open too', () => {
    const table = auptolemy(['open-deck', 'endless-library'], { cards: 1, rolls: [5] }).goOn();
    const { deck, drawn } = table.state.automa ?? { deck: [], drawn: 0 };
    expect(astra.view(table.state, 0).automa?.top).toBe(deck[drawn]);
    expect(table.log('library')).toHaveLength(1);
  });

  test('A11.15 (4) six Stardust for each Rest', () => {
    const table = auptolemy(['six-stardust'], {}, { journals: [{}, { stardust: 0 }] }).goOn();
    expect(table.journal(1).stardust).toBe(6);
  });

  test('A11.15 (5) the right card stays face down until it is selected; so does the next', () => {
    const table = auptolemy(['hidden-right'], { top: ['cmi', 'sge'], rolls: [3] });
    expect(astra.view(table.state, 0).automa?.right).toBe(null);
    table.goOn();
    expect(table.log('rolled')).toEqual(['rolled 3 crv right A11.5']);
    expect(table.log('library')).toEqual(['library right nothing A11.8']);
    expect(astra.view(table.state, 0).automa?.right).toBe(null);
    expect(table.seenBy([0, 'spectator']).map((seen) => JSON.stringify(seen).includes(`"card":${aCard('cmi').id},`))).toEqual([
      false,
      false,
    ]);
  });
});
