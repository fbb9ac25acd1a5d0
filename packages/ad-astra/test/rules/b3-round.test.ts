import { Chance, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstra } from '../../src/index.ts';
import { ATable, aTable } from '../a-table.ts';

describe('planning', () => {
  test.each([
    [3, 4],
    [4, 3],
    [5, 3],
  ])('B3.1 with %i players each puts %i cards, in turn from the first player clockwise', (players, each) => {
    const table = aTable({ players, first: 1 });
    const order: number[] = [];
    while (table.state.step === 'plan') {
      order.push(table.asked);
      table.do(table.legal()[0] ?? '');
    }
    expect(order).toEqual(Array.from({ length: players * each }, (_, n) => (1 + n) % players));
  });

  test('B3.1 any card of the hand on any empty space; nothing that is taken or gone', () => {
    const table = aTable();
    expect(table.legal()).toHaveLength(11 * 12);
    table.do('plan m2 7');
    expect(table.asked).toBe(1);
    expect(table.why('plan m2 7')).toBe('B3.1 space-taken');
    expect(table.why('plan m2 1', 0)).toBe('B3.1 not-your-turn');
    table.do('plan p1 1', 'plan p1 2', 'plan p1 3');
    expect(table.why('plan m2 8')).toBe('B3.1 card-already-placed');
    expect(table.legal()).toHaveLength(10 * 8);
  });

  test('B3.1 owner and back are public, the face is its owner’s secret', () => {
    const table = aTable().do('plan trade 5');
    expect(table.view(0).spaces[4]).toEqual({ owner: 0, card: 7 });
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(table.view(viewer).spaces[4]).toEqual({ owner: 0, card: null });
    expect(table.told.filter(({ event }) => event.kind === 'planned-card').map(({ only }) => only)).toEqual([0]);
  });

  test('B3.1 a placed card never moves', () => {
    const table = aTable().do('plan trade 5', 'plan p1 1', 'plan p1 2', 'plan p1 3');
    expect(table.why('swap 6')).toBe('B10.9 not-now');
    expect(table.legal().every((text) => text.startsWith('plan '))).toBe(true);
  });
});

describe('action', () => {
  test('B3.2 cards are revealed from space 1 on, one finished before the next', () => {
    const table = aTable({ cards: ['2 build', '1 p1'] });
    expect(table.log('revealed')).toEqual(['revealed 2 1 build B3.2']);
    table.do('pass', 'pass', 'pass', 'pass');
    expect(table.log('revealed')).toEqual(['revealed 2 1 build B3.2', 'revealed 1 2 p1 B3.2']);
  });

  test('B3.2 the owner first, then clockwise; anyone may decline', () => {
    const table = aTable({ cards: ['2 build'] });
    const order: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      order.push(table.asked);
      expect(table.why('pass')).toBe('fine');
      table.do('pass');
    }
    expect(order).toEqual([2, 3, 0, 1]);
    expect(table.log('passed')).toHaveLength(4);
  });

  test('B3.2 nobody decides out of turn', () => {
    expect(aTable({ cards: ['2 build'] }).why('pass', 0)).toBe('B3.2 not-your-turn');
  });
});

describe('end of round', () => {
  test('B3.3 over 10 resource cards, down to 10 by the owner’s choice; from the first player clockwise', () => {
    const table = aTable({ first: 1, cards: ['3 build'], late: true, hands: ['WWWWWWFFFFFF', '', 'WWFFEEXXYYZ', ''] });
    table.until('limit');
    expect(table.asked).toBe(2);
    expect(table.why('pass')).toBe('B3.3 discard-is-due');
    expect(table.legal()).toEqual(['discard E', 'discard F', 'discard W', 'discard X', 'discard Y', 'discard Z']);
    table.do('discard Z');
    expect(table.asked).toBe(0);
    expect(table.why('discard Z')).toBe('B3.3 not-enough-cards');
    table.do('discard W', 'discard F');
    expect(table.hand(0)).toBe('WWWWWFFFFF');
    expect(table.hand(2)).toBe('WWFFEEXXYY');
    expect(table.phase).toBe('plan');
  });

  test('B3.3 exactly 10 may stay, and artifacts don’t count', () => {
    const table = aTable({ cards: ['3 build'], late: true, hands: ['WWWWWFFFFF'], artifacts: ['oculus velum'] });
    expect(table.until('plan').hand(0)).toBe('WWWWWFFFFF');
    expect(table.artifacts(0)).toEqual(['velum', 'oculus']);
  });

  test('B3.3 played cards go back to hand, Scoring cards stay open', () => {
    const table = aTable({ cards: ['0 s1', '0 build', '1 trade'], late: true }).do('score starships');
    table.until('plan');
    expect(table.state.round).toBe(2);
    expect(table.why('plan build 1')).toBe('fine');
    expect(table.why('plan s1 1')).toBe('B8.5 scoring-card-lies-open');
    expect(table.why('plan s2 1')).toBe('fine');
  });
});

describe('end of the game', () => {
  test('B3.4 at the end of a round in which somebody stands at 50', () => {
    const table = aTable({ cards: ['0 s1'], late: true, scores: [47, 12, 12, 12] }).do('score settlements');
    // A factory at Sol each: a tie at 2, no bonus.
    expect(table.scores).toEqual([49, 14, 14, 14]);
    expect(table.phase).toBe('plan');
    const more = aTable({ cards: ['0 s1', '0 build'], late: true, scores: [48, 12, 12, 12] }).do('score settlements');
    expect(more.asked).toBe(0);
    more.until('over');
    expect(adAstra.result(more.state)).toMatchObject({ winners: [0], why: 'fifty-points' });
    expect(more.why('pass', 0)).toBe('B3.4 game-over');
  });

  test('B3.4 or in which the last face-down planet was turned up', () => {
    const table = aTable({ cards: ['0 m1', '1 build'], late: true, explored: true, hidden: ['tY1 water'], scores: [1, 9, 3, 3] });
    table.do('fly deep tY', 'land tY1');
    expect(table.asked).not.toBe(-1);
    table.until('over');
    expect(adAstra.result(table.state)).toMatchObject({ winners: [1], why: 'all-planets' });
  });

  test('B3.4 the highest score wins; a tie is a shared victory', () => {
    const table = aTable({ cards: ['0 build'], late: true, scores: [51, 20, 51, 50] }).until('over');
    expect(adAstra.result(table.state)?.winners).toEqual([0, 2]);
  });

  test('B3.5 three rounds in a row that changed nothing end the game; the highest score wins', () => {
    const table = aTable({ scores: [3, 9, 4, 9] });
    idleRound(table);
    idleRound(table);
    expect(table.phase).toBe('plan');
    idleRound(table);
    expect(table.log('idle')).toEqual(['idle 1 B3.5', 'idle 2 B3.5', 'idle 3 B3.5']);
    expect(adAstra.result(table.state)).toMatchObject({ winners: [1, 3], why: 'standstill' });
    expect(table.log('ended').at(-1)).toMatch(/B3\.5$/);
    expect(table.why('pass', 0)).toBe('B3.4 game-over');
  });

  test('B3.5 a round that changed something begins the count anew, and Scoring cards that bring nothing do not', () => {
    const table = aTable({ hands: ['WW', 'F', 'E', 'X'] });
    idleRound(table);
    idleRound(table);
    idleRound(table, 'offer 1 1 W F', 'accept 1');
    expect(table.log('idle')).toEqual(['idle 1 B3.5', 'idle 2 B3.5']);
    idleRound(table);
    expect(table.state.idle?.rounds).toBe(1);
    // Nobody has a terraformer, and nobody discards.
    const scoring = aTable({ cards: ['0 s2'], late: true });
    scoring.do('score terraformers');
    expect(scoring.log('scored')).toEqual([]);
    expect(scoring.log('idle')).toEqual(['idle 1 B3.5']);
  });

  test('B3.5 what was done and taken back within the round has changed nothing', () => {
    const table = aTable({ hands: ['W', 'F', 'E', 'X'] });
    idleRound(table, 'offer 1 1 W F', 'accept 1', 'offer 2 1 F W', 'accept 2');
    expect(table.log('accepted')).toHaveLength(2);
    expect(table.log('idle')).toEqual(['idle 1 B3.5']);
  });

  test('B3.5 everybody may know it, and whoever imagines the game foresees the end', () => {
    const table = aTable();
    idleRound(table);
    idleRound(table);
    for (const viewer of [0, 3, 'spectator'] as const) {
      const seen = table.view(viewer);
      expect(seen).toMatchObject({ idle: 2, unchanged: true });
      const imagined = new ATable(adAstra.imagine(seen, new Chance(readSeed('1'))));
      expect(imagined.view(viewer)).toEqual(seen);
      idleRound(imagined);
      expect(adAstra.result(imagined.state)?.why).toBe('standstill');
    }
  });

  test('B3.5 is not for a game that began with the rules before it', () => {
    const options = adAstra.options({ players: 4 });
    const table = new ATable(adAstra.setup(options, new Chance(readSeed('1')), undefined, 1));
    for (let round = 0; round < 5; round += 1) idleRound(table);
    expect(table.state.round).toBe(6);
    expect(table.view(0)).toMatchObject({ idle: -1, unchanged: false });
    expect(JSON.parse(JSON.stringify(table.state))).not.toHaveProperty('idle');
  });
});

/** Nobody does anything in this round, but for these decisions, each as soon as it can be taken. */
function idleRound(table: ATable, ...deeds: string[]): void {
  const { round } = table.state;
  while (table.state.round === round && table.asked !== -1) {
    const [deed] = deeds;
    if (deed !== undefined && table.why(deed) === 'fine') table.do(deeds.shift() ?? '');
    else table.do(IDLE.map((kind) => table.legal().find((text) => text.startsWith(kind))).find((text) => text !== undefined) ?? '');
  }
  expect(deeds).toEqual([]);
}

/** What does nothing. */
const IDLE = ['pass', 'end', 'decline', 'plan trade', 'plan build', 'plan m'];
