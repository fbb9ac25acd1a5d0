import { ACTION_CARDS, type ActionCard, type AdAstraEvent, bundleOf, ENERGY, WATER } from '@astrarium/ad-astra';
import type { Logged } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { type ATable, aTable, type Plan } from '../../../../../ad-astra/test/a-table.ts';
import { type Deed, deedsOf } from '../active-card/deeds.ts';
import { orderOf, partsOf } from '../active-card/turn-progress.ts';
import { NO_CHOICE, put, spacesFor, stillOpen, touchCard, touchSpace } from './choice.ts';
import { whereaboutsOf } from './hand-cards.ts';
import { markerAt, momentOf } from './moment.ts';
import { pairOn } from './pair.ts';

const card = (code: (typeof ACTION_CARDS)[number]): ActionCard => ACTION_CARDS.indexOf(code);

/** Everything told to everybody, as the page logs it. */
function logOf(table: ATable): Logged<AdAstraEvent>[] {
  return table.told.flatMap(({ event, only }) => (only === undefined ? [{ version: 1, seat: null, event }] : []));
}

function deedsAt(plan: Plan, ...decisions: string[]): readonly (readonly Deed[])[] {
  const table = aTable(plan).do(...decisions);
  return deedsOf(logOf(table), table.state.players);
}

/** Seats with how far each has come: `0 now, 1 next, …`. */
function partsAt(table: ATable, code: (typeof ACTION_CARDS)[number]): string {
  return partsOf(table.view('spectator'), card(code))
    .map(({ seat, progress }) => `${seat} ${progress}`)
    .join(', ');
}

describe('the pair on an action card', () => {
  it('follows the faction on Production and Movement cards, and nothing is on Build and Trade', () => {
    expect(pairOn(card('p2'), 0)).toEqual([0, 4]);
    expect(pairOn(card('m3'), 4)).toEqual([0, 1]);
    expect(pairOn(card('s3'), 1)).toEqual([4, 5]);
    expect(pairOn(card('build'), 0)).toEqual([]);
  });
});

describe('the moment of the round', () => {
  it('is planning until the board is full, then the card of the space that is on', () => {
    const planning = aTable({ players: 3 });
    expect(momentOf(planning.view(0))).toEqual({ kind: 'planning', seat: 0, placed: 0 });
    expect(markerAt(momentOf(planning.view(0)))).toBe(-1);
    const on = aTable({ players: 3, cards: ['1 m2'] });
    expect(momentOf(on.view('spectator'))).toEqual({ kind: 'card', seat: 1, space: 0, card: card('m2') });
  });

  it('is the moment before the card while its owner may swap it', () => {
    const table = aTable({ cards: ['1 build', '1 trade'], artifacts: ['', 'clavis'], reveal: true });
    expect(momentOf(table.view(1))).toEqual({ kind: 'reveal', seat: 1, space: 0, swaps: false });
    table.do('use clavis');
    expect(momentOf(table.view(1))).toEqual({ kind: 'reveal', seat: 1, space: 0, swaps: true });
  });

  it('is the limit at the end of the round', () => {
    const table = aTable({ cards: ['0 build'], late: true, hands: ['WWWWWWWWWWWFE'] }).until('limit');
    expect(momentOf(table.view(2))).toEqual({ kind: 'limit', seat: 0 });
  });
});

describe('the order of seats', () => {
  it('is the owner first, then clockwise; for Movement the owner again; for B8.3 from the owner’s left', () => {
    expect(orderOf(card('build'), 2, 4)).toEqual([2, 3, 0, 1]);
    expect(orderOf(card('m1'), 1, 3)).toEqual([1, 2, 0, 1]);
    expect(orderOf(card('s1'), 1, 3)).toEqual([1, 2, 0]);
    expect(orderOf(card('s3'), 1, 3)).toEqual([2, 0, 1]);
  });

  it('tells who moves now and next, also in the owner’s last part', () => {
    const table = aTable({ players: 3, cards: ['1 m1'], ships: ['deep', 'deep deep', 'deep'] });
    expect(partsAt(table, 'm1')).toBe('1 now, 2 next, 0 waits, 1 waits');
    table.do('pass', 'pass');
    expect(partsAt(table, 'm1')).toBe('1 done, 2 done, 0 now, 1 next');
    table.do('pass');
    expect(partsAt(table, 'm1')).toBe('1 done, 2 done, 0 done, 1 now');
  });

  it('leaves out of "next" who has moved his only starship, or has nothing to build with', () => {
    const moving = aTable({ players: 3, cards: ['0 m1'] }).do('fly deep lY', 'land lY1', 'pass');
    expect(partsAt(moving, 'm1')).toBe('0 done, 1 done, 2 now, 0 waits');
    const building = aTable({ players: 3, cards: ['0 build'], hands: ['WFE', '', 'WFE'] });
    expect(partsAt(building, 'build')).toBe('0 now, 1 waits, 2 next');
  });

  it('has the owner pick the element before the others discard, and come last', () => {
    const table = aTable({ players: 3, cards: ['0 s3'], hands: ['WWF', 'W', 'WW'] });
    expect(partsAt(table, 's3')).toBe('1 waits, 2 next, 0 now');
    table.do('score identical');
    expect(partsAt(table, 's3')).toBe('1 done, 2 now, 0 next');
  });

  it('deals Production out to everybody at once', () => {
    const table = aTable({ players: 3, cards: ['0 p3'], artifacts: ['', 'machina'] });
    expect(partsAt(table, 'p3')).toBe('0 now, 1 waits, 2 waits');
    table.do('produce E');
    expect(partsAt(table, 'p3')).toBe('0 done, 1 now, 2 done');
  });

  it('shows on a Trade card who is asked', () => {
    const table = aTable({ players: 3, cards: ['0 trade'] }).do('offer 1 2 W E');
    expect(partsAt(table, 'trade')).toBe('0 waits, 1 waits, 2 now');
  });
});

describe('what each did on the card that is on', () => {
  it('tells what a Production card brought, and what an artifact brought again', () => {
    const deeds = deedsAt({ players: 3, cards: ['0 p3', '1 build'], artifacts: ['', 'machina'] }, 'produce E');
    expect(deeds).toEqual([
      [{ kind: 'gained', resource: ENERGY, amount: 2 }],
      [{ kind: 'gained', resource: ENERGY, amount: 2 }],
      [{ kind: 'gained', resource: ENERGY, amount: 2 }],
    ]);
    const more = deedsAt({ players: 3, cards: ['0 p3', '1 build'], artifacts: ['machina', 'arcanum'] }, 'produce E', 'use machina');
    expect(more[0]).toEqual([
      { kind: 'gained', resource: ENERGY, amount: 2 },
      { kind: 'used', artifact: 3 },
      { kind: 'gained', resource: ENERGY, amount: 2 },
    ]);
  });

  it('tells a flight with its Energy, where it landed and what it turned up, and the owner’s last part by itself', () => {
    const plan: Plan = {
      players: 3,
      cards: ['0 m1'],
      ships: ['deep lY1', 'deep', 'deep'],
      planets: ['lY1 water'],
      hidden: ['lY2 alien'],
      deck: ['velum'],
    };
    const deeds = deedsAt(plan, 'fly lY1 lY', 'peek', 'land lY2', 'pass', 'fly deep tY', 'land tY1', 'fly deep lY');
    expect(deeds[0]).toEqual([{ kind: 'flew', to: 5, energy: 1, place: 36, planet: 6 }, { kind: 'drew' }]);
    expect(deeds[1]).toEqual([{ kind: 'passed' }]);
    expect(deeds[2]).toMatchObject([{ kind: 'flew', to: 6, energy: 0, place: 42 }]);
    expect(deeds[3]).toEqual([{ kind: 'flew', to: 5, energy: 0, place: null, planet: null }]);
  });

  it('keeps a flight whole when an artifact is used before the landing', () => {
    const deeds = deedsAt(
      { players: 3, cards: ['0 m1'], artifacts: ['oculus'] },
      'fly deep lY',
      'use oculus',
      'look sR',
      'look lR',
      'land lY1',
    );
    expect(deeds[0]?.map(({ kind }) => kind)).toEqual(['flew', 'used', 'looked', 'looked']);
    expect(deeds[0]?.[0]).toMatchObject({ kind: 'flew', to: 5, place: 35 });
  });

  it('adds up what was taken card by card', () => {
    const plan: Plan = { players: 3, cards: ['0 m1'], hidden: ['lY2 alien'], deck: ['repositorium'] };
    const deeds = deedsAt(plan, 'fly deep lY', 'land lY2', 'take W', 'take W', 'take E');
    expect(deeds[0]?.slice(-2)).toEqual([
      { kind: 'gained', resource: WATER, amount: 2 },
      { kind: 'gained', resource: ENERGY, amount: 1 },
    ]);
  });

  it('tells what was built, with the points of a terraformer; passing after it is not worth a word', () => {
    const deeds = deedsAt({ players: 3, cards: ['0 build'], hands: ['EFWFEX'] }, 'terraform sol1', 'pass', 'pass');
    expect(deeds).toEqual([
      [
        { kind: 'built', item: 'terraformer', place: 56 },
        { kind: 'scored', source: 'terraforming', points: 4 },
      ],
      [{ kind: 'passed' }],
      [],
    ]);
  });

  it('tells an offer only until it is answered, a trade from both sides, and an exchange with the bank', () => {
    const plan: Plan = { players: 3, cards: ['0 trade'], hands: ['WWWW', 'EF', 'FF'] };
    expect(deedsAt(plan, 'offer 1 1 W E')).toEqual([[{ kind: 'offered', to: 1, give: bundleOf('W'), want: bundleOf('E') }], [], []]);
    const deeds = deedsAt(plan, 'offer 1 1 W E', 'counter 1 E WW', 'accept 1', 'offer 2 2 W F', 'decline 2', 'bank W Z');
    expect(deeds).toEqual([
      [
        { kind: 'traded', to: 1, give: bundleOf('WW'), want: bundleOf('E') },
        { kind: 'exchanged', give: WATER, amount: 2, take: 5 },
      ],
      [{ kind: 'traded', to: 0, give: bundleOf('E'), want: bundleOf('WW') }],
      [{ kind: 'declined', to: 0 }],
    ]);
  });

  it('tells the points of a scoring, the bonus and the new first player, in the order of the card', () => {
    const plan: Plan = { players: 3, cards: ['1 s3', '0 build'], hands: ['WWW', 'W', 'FF'] };
    const table = aTable(plan).do('score identical', 'pass', 'discard W', 'discard W', 'discard W');
    const atEnd = logOf(table);
    const until = atEnd.findLastIndex(({ event }) => event.kind === 'revealed');
    // The next card has been turned up by now: what counts is what was told before.
    expect(deedsOf(atEnd.slice(0, until), 3)).toEqual([
      [{ kind: 'passed' }],
      [
        { kind: 'scored', source: 'identical', points: 3 },
        { kind: 'scored', source: 'bonus', points: 3 },
      ],
      [{ kind: 'first' }],
    ]);
    expect(deedsOf(atEnd, 3)).toEqual([[], [], []]);
  });

  it('is nothing before any card was turned up', () => {
    expect(deedsAt({ players: 3 })).toEqual([]);
  });
});

describe('choosing a card and a space', () => {
  const table = aTable({ players: 3, open: ['s1'] }).do('plan m1 4', 'plan p1 5', 'plan p1 6');
  const legal = new Set(table.legal());

  it('takes card and space in either order', () => {
    const taken = touchCard(NO_CHOICE, card('m2'), legal, 12);
    expect(taken).toEqual({ choice: { card: card('m2'), space: null } });
    expect(touchSpace(taken.choice, 0, legal, false)).toEqual({ choice: NO_CHOICE, decide: 'plan m2 1' });
    const space = touchSpace(NO_CHOICE, 11, legal, false);
    expect(space).toEqual({ choice: { card: null, space: 11 } });
    expect(touchCard(space.choice, card('s2'), legal, 12)).toEqual({ choice: NO_CHOICE, decide: 'plan s2 12' });
  });

  it('lets go of what is touched again, and takes another instead', () => {
    const { choice } = touchCard(NO_CHOICE, card('m2'), legal, 12);
    expect(touchCard(choice, card('m2'), legal, 12)).toEqual({ choice: NO_CHOICE });
    expect(touchCard(choice, card('m3'), legal, 12).choice.card).toBe(card('m3'));
    expect(touchSpace({ card: null, space: 2 }, 2, legal, false)).toEqual({ choice: NO_CHOICE });
  });

  it.each([
    ['a card on the board', () => touchCard(NO_CHOICE, card('m1'), legal, 12), 'B3.1 card-already-placed'],
    ['a Scoring card that lies open', () => touchCard(NO_CHOICE, card('s1'), legal, 12), 'B8.5 scoring-card-lies-open'],
    ['a space that is taken', () => touchSpace(NO_CHOICE, 4, legal, false), 'B3.1 space-taken'],
    [
      'a card in the hand and a space that is taken',
      () => touchSpace({ card: card('m2'), space: null }, 4, legal, false),
      'B3.1 space-taken',
    ],
    ['an open card dropped on a free space', () => put(NO_CHOICE, card('s1'), 0, legal), 'B8.5 scoring-card-lies-open'],
  ])('asks why not: %s', (_what, touch, why) => {
    const { decide, askWhy = '' } = touch();
    expect(decide).toBeUndefined();
    expect(table.why(askWhy)).toBe(why);
  });

  it('keeps the card in the hand when the space was wrong', () => {
    const choice = { card: card('m2'), space: null };
    expect(touchSpace(choice, 4, legal, false).choice).toBe(choice);
  });

  it('knows where a card can go, and forgets a choice that can’t be any more', () => {
    expect(spacesFor(card('m2'), legal, 12)).toEqual([0, 1, 2, 6, 7, 8, 9, 10, 11]);
    expect(spacesFor(card('m1'), legal, 12)).toEqual([]);
    const choice = { card: card('m2'), space: null };
    expect(stillOpen(choice, legal, 12)).toBe(choice);
    expect(stillOpen(choice, new Set(), 12)).toBe(NO_CHOICE);
    expect(stillOpen({ card: null, space: 4 }, legal, 12)).toBe(NO_CHOICE);
  });

  it('B10.9 swaps with the space that is touched', () => {
    const swapping = aTable({ cards: ['1 build', '0 p1', '1 trade'], artifacts: ['', 'clavis'], reveal: true }).do('use clavis');
    const open = new Set(swapping.legal());
    expect(touchSpace(NO_CHOICE, 2, open, true)).toEqual({ choice: NO_CHOICE, decide: 'swap 3' });
    const { askWhy = '' } = touchSpace(NO_CHOICE, 1, open, true);
    expect(swapping.why(askWhy)).toBe('B10.9 not-your-card');
  });
});

describe('where the cards are', () => {
  it('knows one’s own in hand, on the board and open; of others only what lies open', () => {
    const table = aTable({ players: 3, open: ['s1'] }).do('plan m1 4');
    const own = whereaboutsOf(table.view(0), 0);
    expect(own[card('m1')]).toEqual({ kind: 'board', space: 3, up: false });
    expect(own[card('s1')]).toEqual({ kind: 'open' });
    expect(own[card('s2')]).toEqual({ kind: 'hand' });
    const seen = whereaboutsOf(table.view(1), 0);
    expect(seen[card('m1')]).toEqual({ kind: 'hidden' });
    expect(seen[card('s1')]).toEqual({ kind: 'open' });
  });
});
