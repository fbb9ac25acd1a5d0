import { at, Chance, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AstraEvent, astra, cardOf, WATER } from '../../src/index.ts';
import { emptySlot } from '../../src/rules/deck.ts';
import { proceed } from '../../src/rules/proceed.ts';
import type { LibraryPlan } from '../a-library.ts';
import { type ATable, aTable, type Plan } from '../a-table.ts';

/** Auptolemy to move. Library cards by their Element and X: cas Fire 2, crv Air 2, cmi Earth 2, cnc Water 2; leo Fire 4, eri Water 5. */
function auptolemy(solo: LibraryPlan, plan: Plan = {}): ATable {
  return aTable({ slots: ['tau', 'aql', 'lup'], sphere: 'fire', ...plan, active: 1, solo: { left: 'cas', right: 'crv', ...solo } });
}

function library({ state }: ATable) {
  const seen = astra.view(state, 0).automa;
  if (seen === null) throw new Error('no Auptolemy');
  return seen;
}

/** Auptolemy's turn from here by so many lucks: how often each outcome comes. */
function byLuck({ state }: ATable, tries: number, outcome: (event: AstraEvent) => string | undefined): Record<string, number> {
  const seen: Record<string, number> = {};
  for (let n = 0; n < tries; n += 1) {
    proceed(astra.clone(state), new Chance(childSeed(readSeed('d1e'), n)), (event) => {
      const what = outcome(event);
      if (what !== undefined) seen[what] = (seen[what] ?? 0) + 1;
    });
  }
  return seen;
}

const isWater = (card: number): boolean => cardOf(card).element === WATER;

const code = (card: number | null): string => (card === null ? 'hidden' : cardOf(card).code);

test('A11.3 with Stardust it Observes, with none it Rests', () => {
  const observing = auptolemy({}, { journals: [{}, { stardust: 1 }] }).goOn();
  expect(observing.log('rolled', 'rested')).toHaveLength(1);
  expect(observing.log('rolled')).toHaveLength(1);
  expect(observing.journal(1).stardust).toBe(0);
  const resting = auptolemy({}, { journals: [{}, { stardust: 0 }] }).goOn();
  expect(resting.log('rolled', 'rested')).toEqual(['rested 1 A11.9']);
});

test('A11.3 it uses no Ability and is never asked', () => {
  const table = auptolemy({}, { journals: [{}, { active: ['equ', 'sge'] }] }).goOn();
  expect(table.log('used')).toEqual([]);
  expect(table.waitingFor).toEqual([0]);
  expect(table.legal(1)).toEqual([]);
  expect(table.why('rest', 1)).toBe('A3.1 not-your-turn');
});

test('A11.3 its turn follows the person’s, with nothing asked in between', () => {
  const table = aTable({ slots: ['tau', 'aql', 'lup'], solo: { left: 'cas', rolls: [1] } }).do('mark lup chi', 'stop');
  expect(table.log('turn')).toEqual(['turn 1 1 A3.1', 'turn 0 2 A3.1']);
  expect(table.stars('tau', 1)).toEqual(['bet', 'eps']);
});

describe('A11.4 an empty deck', () => {
  const winning: Plan = { journals: [{ fame: 90 }, {}] };

  test('A11.4 the person loses at once, whatever the Fame', () => {
    const table = auptolemy({ cards: 0 }, winning).goOn();
    expect(table.waitingFor).toEqual([]);
    expect(astra.result(table.state)).toMatchObject({ winners: [1], why: 'library-empty' });
    expect(table.log('marked', 'rolled', 'turn')).toEqual([]);
    expect(table.events.at(-1)).toMatchObject({ kind: 'ended', rule: 'A11.4' });
    expect(table.why('rest', 0)).toBe('A9.2 game-over');
  });

  const ending: Plan = { ...winning, above: 0, round: 9 };

  test('A11.4 A11.12 no loss any more once the Game End card has appeared: it does nothing', () => {
    const table = auptolemy({ cards: 0 }, ending).goOn();
    expect(table.log('no-focus', 'marked', 'rolled', 'spent')).toEqual(['no-focus A11.4']);
    expect(table.waitingFor).toEqual([]);
    expect(astra.result(table.state)).toMatchObject({ winners: [0], why: 'end-by-first-player' });
    expect(table.events.at(-1)).toMatchObject({ kind: 'ended', rule: 'A9.3' });
  });

  test('A11.4 by rules 1 it was a loss even then', () => {
    const table = auptolemy({ cards: 0 }, { ...ending, edition: 1 }).goOn();
    expect(astra.result(table.state)).toMatchObject({ winners: [1], why: 'library-empty' });
  });

  test('A11.4 what was done before its turn without an action can’t be undone', () => {
    expect(astra.reveals({ kind: 'no-focus', rule: 'A11.4' })).toBe(true);
  });

  test('A11.4 not while it Rests', () => {
    const table = auptolemy({ cards: 0 }, { journals: [{}, { stardust: 0 }] }).goOn();
    expect(table.waitingFor).toEqual([0]);
  });

  test.each([1, 6])('A11.4 not with one card left in it: the roll of %i takes that', (roll) => {
    const table = auptolemy({ cards: 1, rolls: [roll] }).goOn();
    expect(table.waitingFor).toEqual([0]);
    expect(library(table).cards).toBe(0);
  });
});

describe('A11.5 die and Focus', () => {
  test.each([
    [1, 'left', 'cas'],
    [2, 'left', 'cas'],
    [3, 'right', 'crv'],
    [4, 'right', 'crv'],
    [5, 'deck', 'cmi'],
    [6, 'deck', 'cmi'],
  ])('A11.5 a roll of %i selects the card from the %s', (roll, from, card) => {
    const table = auptolemy({ top: ['cmi'], rolls: [roll] }).goOn();
    expect(table.log('rolled')).toEqual([`rolled ${roll} ${card} ${from} A11.5`]);
  });

  test('A11.5 the die is fair, and has a stream of its own', () => {
    const rolls = byLuck(auptolemy({}), 1200, (event) => (event.kind === 'rolled' ? `${event.roll}` : undefined));
    expect(Object.keys(rolls)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const times of Object.values(rolls)) expect(Math.abs(times - 200)).toBeLessThan(50);
    const chance = new Chance(readSeed('1'));
    proceed(auptolemy({}).state, chance);
    expect(chance.positions()).toMatchObject({ die: 1 });
  });

  test.each([
    ['cas', 'fire', 'tau'],
    ['crv', 'air', 'aql'],
    ['cmi', 'earth', 'lup'],
  ])('A11.5 Focus by %s, %s: the card in the slot nearest that Sphere, whatever its own Element or the active Sphere', (left, _, on) => {
    for (const sphere of ['fire', 'air', 'water', 'earth'] as const) {
      const table = auptolemy({ left, right: 'sge', rolls: [1] }, { sphere }).goOn();
      expect(table.log('focus')[0]).toMatch(new RegExp(`^focus ${left} ${on} `));
      expect(table.stars(on, 1)).toHaveLength(2);
    }
  });

  test('A11.5 Water: the card with the fewest unmarked stars', () => {
    // Taurus lacks 10 stars, Aquila 7, Lupus 9 less 4.
    const table = auptolemy({ left: 'cnc', rolls: [1] }, { marks: { lup: ['chi eta gam del'] } }).goOn();
    expect(table.log('focus')[0]).toMatch(/^focus cnc lup /);
  });

  test('A11.5 Water: a tie is broken at random', () => {
    const table = auptolemy({ left: 'cnc', right: 'del', top: ['eri'], rolls: [1] }, { slots: ['cas', 'tri', 'equ'] });
    const hits = byLuck(table, 600, (event) => (event.kind === 'focus' && isWater(event.card) ? code(event.on) : undefined));
    expect(Object.keys(hits).toSorted()).toEqual(['cas', 'equ', 'tri']);
    for (const times of Object.values(hits)) expect(Math.abs(times - 200)).toBeLessThan(50);
  });

  test.each([
    ['cas', [-1, 0, 0], 1],
    ['cas', [-1, -1, 0], 2],
    ['crv', [0, -1, 0], 2],
    ['crv', [0, -1, -1], 0],
    ['cmi', [0, 0, -1], 0],
    ['cmi', [-1, 0, -1], 1],
  ])('A11.5 Focus by %s, slots %j: an empty slot is passed over, clockwise', (left, empty, slot) => {
    const slots = ['tri', 'equ', 'lyr'];
    const table = auptolemy({ left, right: 'sge', rolls: [1] }, { slots, above: 0, below: 0 });
    for (const [index, none] of empty.entries()) if (none < 0) table.state.discard.push(emptySlot(table.state, index));
    table.goOn();
    expect(table.log('focus')[0]).toMatch(new RegExp(`^focus ${left} ${slots[slot]} `));
  });

  test('A11.5 with no card left it marks nothing, and cleans up all the same', () => {
    const table = auptolemy({ rolls: [1] }, { slots: [], above: 0, below: 0 }).goOn();
    expect(table.log('focus')).toEqual(['focus cas nothing 2 nothing A11.5']);
    expect(table.log('marked')).toEqual([]);
    expect(table.journal(1).stardust).toBe(4);
  });
});

describe('A11.6 marking', () => {
  test('A11.6 X is the leftmost Boon of Fame of the selected card', () => {
    for (const [left, stars] of [
      ['cas', 2],
      ['sge', 2],
      ['ara', 3],
      ['leo', 4],
      ['cma', 4],
      ['ori', 5],
    ] as const) {
      const table = auptolemy({ left, rolls: [1] }, { slots: ['eri', 'aql', 'lup'] }).goOn();
      expect(table.log('focus')[0]).toContain(`focus ${left} eri ${stars} `);
      expect(table.stars('eri', 1)).toHaveLength(stars);
    }
  });

  test('A11.6 by A5.2 and A5.3, with its own pen, and without Wisdom', () => {
    const table = auptolemy({ left: 'leo', rolls: [1] }, { slots: ['tau', 'aql', 'lup'] }).goOn();
    expect(table.log('marked')).toEqual([
      'marked 1 tau bet A11.6',
      'marked 1 tau eps A11.6',
      'marked 1 tau gam A11.6',
      'marked 1 tau alf A11.6',
    ]);
    expect([table.journal(1).wisdom, table.journal(0).wisdom]).toEqual([0, 0]);
    expect(table.log('focus')).toEqual(['focus leo tau 4 to alf A11.5']);
  });
});

describe('A11.7 Telescopes', () => {
  /** Taurus lacks zet behind alf, and nu behind mu: two dead ends. */
  const forked: Plan = { marks: { tau: ['bet eps gam lam 37 eta', '', 'alf mu'] } };

  test('A11.7 it spends them to discover the card', () => {
    const table = auptolemy({ rolls: [1] }, { ...forked, journals: [{}, { telescopes: 2 }] }).goOn();
    expect(table.log('spent')).toEqual(['spent 1 telescope 1 A11.7', 'spent 1 stardust 1 A11.8']);
    expect(table.journal(1).telescopes).toBe(1);
    expect(table.log('marked').map((line) => line.split(' ').at(-1))).toEqual(['A11.6', 'A11.7']);
    expect(table.do('boon 1').journal(1).active).toEqual(['tau']);
  });

  test('A11.7 with none it marks what one Observe can', () => {
    const table = auptolemy({ rolls: [1] }, forked).goOn();
    expect(table.log('marked')).toHaveLength(1);
    expect(table.journal(1).active).toEqual([]);
  });
});

describe('A11.8 clean-up', () => {
  test.each([
    [1, 'cmi', 'crv', 'cas'],
    [3, 'cas', 'cmi', 'crv'],
    [5, 'cas', 'crv', 'cmi'],
  ])('A11.8 after a roll of %i the Library shows %s and %s, and %s is discarded', (roll, left, right, discarded) => {
    const table = auptolemy({ top: ['cmi'], rolls: [roll] });
    const before = library(table).cards;
    const after = library(table.goOn());
    expect([code(after.left), code(after.right), code(after.discard.at(-1) ?? null)]).toEqual([left, right, discarded]);
    expect(after.cards).toBe(before - 1);
    expect(table.journal(1).stardust).toBe(4);
    expect(table.log('library')).toEqual(roll === 5 ? [] : [`library ${roll === 1 ? 'left' : 'right'} cmi A11.8`]);
  });

  test('A11.8 the card of a discovery is cleaned up before the Discovery phase', () => {
    const table = auptolemy({ rolls: [1] }, { marks: { tau: ['', 'bet eps gam lam 37 eta alf zet'] } }).goOn();
    const kinds = table.events.map(({ kind }) => kind);
    expect(kinds.indexOf('library')).toBeLessThan(kinds.indexOf('discovered'));
  });
});

describe('A11.9 Rest', () => {
  const resting = (plan: Plan = {}, solo: LibraryPlan = {}) => auptolemy(solo, { journals: [{}, { stardust: 0 }], ...plan }).goOn();

  test('A11.9 it gains 5 Stardust and moves the marker', () => {
    const table = resting({ sphere: 'fire' });
    expect(table.log('rested', 'gained', 'sphere')).toEqual(['rested 1 A11.9', 'gained 1 stardust 5 A11.9', 'sphere air A6.1']);
    expect(table.journal(1).stardust).toBe(5);
  });

  test('A11.9 the marker passing the discard icon costs the deck a card', () => {
    const table = resting({ sphere: 'earth', deck: ['uma'] });
    expect(table.log('discarded')).toEqual(['discarded nobody uma deck A6.2']);
  });

  test('A11.9 its dream goes by its own order, with the dreamer’s pen', () => {
    // Taurus, untouched, has the most stars; of Water, three of them, towards Aldebaran.
    const table = resting({ sphere: 'air' });
    expect(table.log('marked')).toEqual(['bet', 'eps', 'gam'].map((star) => `marked nobody tau ${star} A10.2`));
    expect(table.waitingFor).toEqual([0]);
  });

  test('A11.9 the dream goes on while there is a way, even past a Grand star', () => {
    const table = resting({ sphere: 'water', marks: { tau: ['bet eps gam'], aql: ['lam'], lup: ['chi'] } });
    // Two of the four: Aldebaran is a dead end after Tianguan.
    expect(table.stars('tau', 2)).toEqual(['alf', 'zet']);
  });

  test('A11.9 a tie of cards is left to chance', () => {
    const table = auptolemy({}, { journals: [{}, { stardust: 0 }], slots: ['leo', 'tau', 'tri'], sphere: 'earth' });
    const cards = byLuck(table, 200, (event) => (event.kind === 'marked' ? code(event.card) : undefined));
    expect(Object.keys(cards).toSorted()).toEqual(['leo', 'tau']);
    for (const times of Object.values(cards)) expect(Math.abs(times - 100)).toBeLessThan(30);
  });

  test('A11.9 no dream where no card is left', () => {
    expect(resting({ slots: [], above: 0, below: 0 }).log('marked')).toEqual([]);
  });

  test('A11.9 it is the past: nothing of the turn before can be taken back', () => {
    const event = at(resting().events, 0);
    expect(event).toMatchObject({ kind: 'rested', seat: 1 });
    expect(astra.reveals(event)).toBe(true);
    expect(astra.reveals({ kind: 'rested', seat: 0, rule: 'A6.1' })).toBe(false);
  });
});
