import { describe, expect, test } from 'vitest';
import { adAstra } from '../../src/index.ts';
import { type ATable, aTable } from '../a-table.ts';

const planets = ['sR1 water', 'sR2 food', 'lR1 xanthium', 'tR1 zozodium'];

describe('the card', () => {
  test('B8.1 the owner becomes first player on the reveal', () => {
    const table = aTable({ first: 0, cards: ['2 s1'] });
    expect(table.state.first).toBe(2);
    expect(table.log('first-player')).toEqual(['first-player 2 B8.1']);
    table.do('score starships').until('plan');
    expect(table.asked).toBe(table.state.first);
  });

  test('B8.1 the last Scoring card of the round decides who plans first', () => {
    const table = aTable({ first: 0, cards: ['2 s1', '1 s1'], late: true }).do('score starships', 'score starships');
    expect([table.phase, table.asked]).toEqual(['plan', 1]);
  });

  test('B8.1 the owner picks one of the two elements, and everyone scores it', () => {
    const table = aTable({ cards: ['2 s1'], ships: ['deep deep'] });
    expect(table.legal()).toEqual(['score settlements', 'score starships']);
    expect(table.why('score systems')).toBe('B8.1 not-on-the-card');
    expect(table.why('pass')).toBe('B3.2 decide-first');
    expect(table.do('score starships').scores).toEqual([7, 2, 2, 2]);
  });
});

describe('elements', () => {
  const plan = {
    planets,
    ships: ['sR1 deep', 'lR1'],
    colonies: ['sR1 sR2', 'tR1'],
    terraformers: ['sR1 sR2 sol1', ''],
  };

  test('B8.2 1 per colony, 2 per factory', () => {
    expect(aTable({ ...plan, cards: ['1 s1'] }).do('score settlements').scores).toEqual([7, 3, 2, 2]);
  });

  test('B8.2 2 per starship in play, deep space included', () => {
    expect(aTable({ ...plan, cards: ['1 s1'] }).do('score starships').scores).toEqual([7, 2, 2, 2]);
  });

  test('B8.2 3 per planet terraformed', () => {
    expect(aTable({ ...plan, cards: ['1 s2'] }).do('score terraformers').scores).toEqual([12, 0, 0, 0]);
  });

  test('B8.2 1 per system with a pawn; Sol counts, deep space does not', () => {
    expect(aTable({ ...plan, cards: ['1 s2'] }).do('score systems').scores).toEqual([2, 6, 1, 1]);
  });
});

describe('resources', () => {
  const hands = ['WWWF', 'WFEXY', 'WF', 'Z'];

  test('B8.3 identical: two or more of one kind, 1 point each; from the owner’s left round to the owner', () => {
    const table = aTable({ cards: ['0 s3'], hands }).do('score identical');
    expect(table.asked).toBe(1);
    expect(table.legal()).toEqual(['pass']);
    expect(table.why('discard W')).toBe('B8.3 too-few-to-discard');
    table.do('pass');
    expect(table.asked).toBe(2);
    table.do('pass');
    // Seat 3 has one card only and is not asked.
    expect(table.asked).toBe(0);
    expect(table.why('discard F')).toBe('B8.3 too-few-to-discard');
    table.do('discard W');
    expect(table.why('pass')).toBe('B8.3 discard-one-more');
    expect(table.why('discard F')).toBe('B8.3 identical-resources-only');
    expect(table.why('discard E')).toBe('B8.3 not-enough-cards');
    table.do('discard W', 'pass');
    expect(table.hand(0)).toBe('WF');
    expect(table.scores).toEqual([5, 0, 0, 0]);
  });

  test('B8.3 different: two to six, all different, 1 each; optional', () => {
    const table = aTable({ cards: ['0 s3'], hands }).do('score different');
    table.do('discard W', 'discard F', 'discard E');
    expect(table.why('discard W')).toBe('B8.3 not-enough-cards');
    table.do('discard X', 'discard Y');
    // Nothing is left at all: the next is asked.
    expect([table.asked, table.scores[1]]).toEqual([2, 5]);
    table.do('pass').do('discard W');
    expect(table.why('discard W')).toBe('B8.3 different-resources-only');
    expect(table.why('pass')).toBe('B8.3 discard-one-more');
    table.do('discard F', 'pass');
    expect(table.scores).toEqual([2, 8, 0, 0]);
  });

  test.each([
    ['identical', 'discard W', ['WWF', 'WWF'], ['WWW', 'WFF']],
    ['different', 'discard F', ['WFF', 'WFE'], ['WFE', 'WFF']],
  ])('B8.3 %s: whether anything else would go with it, nobody learns by who is asked next', (element, second, poor, rich) => {
    const discarded = (held: readonly string[]): ATable =>
      aTable({ cards: ['0 s3'], hands: ['Z', ...held, 'Z'] }).do(`score ${element}`, 'discard W', second);
    const [without, having] = [discarded(poor), discarded(rich)];
    expect(without.legal()).toEqual(['pass']);
    expect(having.legal()).toHaveLength(2);
    expect(without.view(0)).toEqual(having.view(0));
    expect([without.asked, without.do('pass').asked, without.scores[1]]).toEqual([1, 2, 2]);
  });

  test('B8.3 different: after six the next is asked, as there is no seventh kind', () => {
    const table = aTable({ cards: ['0 s3'], hands: ['Z', 'WWFEXYZ', 'WF', 'Z'] }).do('score different');
    for (const card of 'WFEXYZ') table.do(`discard ${card}`);
    expect([table.asked, table.scores[1]]).toEqual([2, 6]);
  });

  test('B8.3 in a game that began with rules 2 the next is asked once nothing fits', () => {
    const table = aTable({ cards: ['0 s3'], hands: ['Z', 'WWF', 'WF', 'Z'], edition: 2 }).do('score identical', 'discard W', 'discard W');
    expect([table.asked, table.scores[1]]).toEqual([2, 2]);
  });
});

describe('bonus', () => {
  test('B8.4 3 more to the one who scored most', () => {
    const table = aTable({ cards: ['0 s1'], ships: ['deep', 'deep deep'] }).do('score starships');
    expect(table.log('scored').at(-1)).toBe('scored 1 bonus 3 B8.4');
  });

  test('B8.4 a tie gives nobody the bonus', () => {
    const table = aTable({ cards: ['0 s1'], ships: ['deep deep', 'deep deep'] }).do('score starships');
    expect(table.scores).toEqual([4, 4, 2, 2]);
  });

  test('B8.4 neither does everybody at 0', () => {
    expect(aTable({ cards: ['0 s2'] }).do('score terraformers').scores).toEqual([0, 0, 0, 0]);
  });
});

describe('the cycle of Scoring cards', () => {
  test('B8.5 a played Scoring card lies open, for everyone to see, and can’t be planned', () => {
    const table = aTable({ cards: ['0 s1', '1 build'], late: true })
      .do('score starships')
      .until('plan');
    expect(table.view('spectator').seats.map(({ open }) => open)).toEqual([1 << 8, 0, 0, 0]);
    expect(table.why('plan s1 1')).toBe('B8.5 scoring-card-lies-open');
  });

  test('B8.5 when all three are out, all three come back at the end of that round', () => {
    const table = aTable({ cards: ['0 s3', '1 build'], late: true, open: ['s1 s2', 's1'] });
    expect(table.view(0).seats[0]?.open).toBe(0b11 << 8);
    table.do('score identical').until('plan');
    expect(table.view('spectator').seats.map(({ open }) => open)).toEqual([0, 1 << 8, 0, 0]);
    for (const card of ['s1', 's2', 's3']) expect(table.why(`plan ${card} 1`)).toBe('fine');
    expect(table.log('scoring-cards-back')).toEqual(['scoring-cards-back 0 B8.5']);
  });
});

test('B9.1 every source of points is a line of its own in the result', () => {
  const table = aTable({
    cards: ['0 build', '0 s1', '0 s2', '1 s3'],
    late: true,
    planets: ['sR1 alien', 'sR2 water'],
    ships: ['sR1 deep', 'deep'],
    hands: ['WFFEX', 'WW', '', ''],
    artifacts: ['', '', 'laurea'],
    scores: [50],
  });
  table.do('colony sR1 X', 'terraform sol1').until('element');
  table.do('score settlements', 'score terraformers', 'score identical', 'discard W', 'discard W').until('over');
  const result = adAstra.result(table.state);
  const lines = result?.seats.map(({ lines: all }) => Object.fromEntries(all.map(({ name, points }) => [name, points])));
  expect(lines?.[0]).toEqual({
    settlements: 3,
    starships: 0,
    terraformers: 3,
    systems: 50,
    identical: 0,
    different: 0,
    bonus: 6,
    terraforming: 4,
    alien: 3,
    artifacts: 0,
  });
  expect(lines?.[1]).toMatchObject({ settlements: 2, identical: 2, bonus: 3 });
  expect(result?.seats[0]?.lines.map(({ rule }) => rule)).toEqual('B8.2 B8.2 B8.2 B8.2 B8.3 B8.3 B8.4 B6.4 B6.6 B10.8'.split(' '));
  for (const seat of result?.seats ?? []) expect(seat.lines.reduce((sum, line) => sum + line.points, 0)).toBe(seat.total);
});
