import { readFileSync } from 'node:fs';
import { adAstra } from '@astrarium/ad-astra';
import { astra, cardByCode, scoreElements } from '@astrarium/astra';
import { type AnyGame, at } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../features/rules/rulebook.ts';
import { decideIn, type FigurePosition, momentOf, openPosition } from '../play/figures/position.ts';
import { lastCiting } from '../play/present-game/last-citing.ts';
import { BUILDING, MOVING, PLANNING, SCORING } from './ad-astra/rulebook/positions.ts';
import { EXAMPLE, MOST_CARDS, rowsOf, withCard } from './astra/rulebook/held-by-element.ts';
import { BEGUN, DISCOVERED, RESTING, TAURUS_SLOT, UNMARKED } from './astra/rulebook/positions.ts';

type AnyPosition = FigurePosition<unknown>;

const FIGURES: readonly (readonly [name: string, game: AnyGame, position: AnyPosition])[] = [
  ['an unmarked card', astra, UNMARKED],
  ['a card begun', astra, BEGUN],
  ['a card discovered', astra, DISCOVERED],
  ['a Rest', astra, RESTING],
  ['planning', adAstra, PLANNING],
  ['Build', adAstra, BUILDING],
  ['Movement', adAstra, MOVING],
  ['Scoring', adAstra, SCORING],
];

describe.each(FIGURES)('the figure of %s', (_, game, position) => {
  it('is a position of a real game, and what glows is what the rules allow, at every step', () => {
    const table = openPosition(game, position);
    let moment = momentOf(table, position, []);
    expect(moment.seat).not.toBeNull();
    for (let step = 0; step < 24 && moment.seat !== null; step += 1) {
      const { seat, legal } = moment;
      const { version } = table;
      expect([...legal].toSorted()).toEqual(
        table
          .legal(seat)
          .map((decision) => game.write(decision))
          .toSorted(),
      );
      expect([...legal].filter((text) => table.refusal(seat, game.read(text)) !== undefined)).toEqual([]);
      const news = decideIn(table, position, seat, at([...legal], (7 * step) % legal.size));
      expect(table.version).toBeGreaterThan(version);
      moment = momentOf(table, position, news);
    }
  });

  it('begins anew as it began', () => {
    const first = momentOf(openPosition(game, position), position, []);
    expect(momentOf(openPosition(game, position), position, [])).toEqual(first);
  });
});

describe('the figures of Astra', () => {
  const play = (position: typeof BEGUN, ...texts: readonly string[]) => {
    const table = openPosition(astra, position);
    for (const text of texts) {
      const { seat } = momentOf(table, position, []);
      if (seat === null) throw new Error(`the figure is over before ${text}`);
      decideIn(table, position, seat, text);
    }
    return { table, moment: momentOf(table, position, []) };
  };

  it('tell the worked example: where Matthew may begin, and who picks which Boon', () => {
    const stars = (legal: ReadonlySet<string>) => [...legal].filter((text) => text.startsWith('mark tau'));
    const { table, moment } = play(BEGUN);
    expect(stars(moment.legal).toSorted()).toEqual(['mark tau alf', 'mark tau lam']);
    expect(table.refusal(1, astra.read('mark tau zet'))).toMatchObject({ rule: 'A5.2' });
    expect(moment.view.slots[TAURUS_SLOT]?.card).toBe(cardByCode('tau')?.id);

    expect(play(DISCOVERED).moment.seat).toBe(2);
    const second = play(DISCOVERED, 'boon 1').moment;
    expect([second.seat, ...second.legal]).toEqual([1, 'boon 2', 'boon 3', 'boon 4']);
    expect(play(DISCOVERED, 'boon 1', 'boon 2').moment.seat).toBeNull();
  });

  it('turn the Sphere, reactivate Robin’s card under its own Sphere, and discard a card on the way to Fire', () => {
    const { view: before } = play(RESTING).moment;
    const { view: after } = play(RESTING, 'rest', 'rest').moment;
    expect([before.sphere, after.sphere]).toEqual([2, 0]);
    expect([before.journals[0]?.exhausted.length, after.journals[0]?.exhausted.length, after.journals[0]?.stardust]).toEqual([1, 0, 5]);
    expect(before.deck.above - after.deck.above).toBe(1);
  });

  it('fill the grid by the real scoring, from the example of A9.4 on', () => {
    expect(scoreElements(rowsOf(EXAMPLE))).toBe(28);
    expect(withCard(EXAMPLE, 0, 1)).toBeNull();
    const fewer = withCard(EXAMPLE, 3, -1);
    expect(fewer && rowsOf(fewer)).toEqual([1, 4, 3, 1]);
    expect(EXAMPLE.counts.reduce((sum, count) => sum + count, 0)).toBe(MOST_CARDS);
    expect(withCard({ ...EXAMPLE, counts: [0, 0, 0, 0] }, 0, -1)).toBeNull();
  });
});

describe('the figures of Ad Astra', () => {
  it('offer each kind of move and its cost', () => {
    expect([...momentOf(openPosition(adAstra, MOVING), MOVING, []).legal]).toEqual(
      expect.arrayContaining(['fly deep lY', 'fly lY1 deep', 'fly lY1 lY', 'fly lY1 tY']),
    );
  });

  it('give the bonus for one element and not for the other', () => {
    const bonus = (text: string) => {
      const news = decideIn(openPosition(adAstra, SCORING), SCORING, 0, text);
      return news.filter(({ event }) => event.rule === 'B8.4').length;
    };
    expect([bonus('score settlements'), bonus('score starships')]).toEqual([0, 1]);
  });

  it('fill the board, the others putting theirs in between', () => {
    const table = openPosition(adAstra, PLANNING);
    for (const space of [12, 9, 6, 3]) {
      const { legal } = momentOf(table, PLANNING, []);
      decideIn(table, PLANNING, 0, [...legal].find((text) => text.endsWith(` ${space}`)) ?? at([...legal], 0));
    }
    const { view, seat } = momentOf(table, PLANNING, []);
    expect(seat).toBeNull();
    expect([0, 1, 2].map((one) => view.spaces.filter(({ owner }) => owner === one).length)).toEqual([4, 4, 4]);
  });
});

describe.each([
  ['astra', 5],
  ['ad-astra', 4],
])('the figures of %s', (game, count) => {
  it('stand each under a rule of its book', () => {
    const table = readFileSync(new URL(`./${game}/rulebook/figures.ts`, import.meta.url), 'utf8');
    const rules = [...table.matchAll(/^ {2}'([AB][\d.]+)': figure/gm)].map(([, rule]) => rule);
    const book = readRulebook(readFileSync(new URL(`../../../../docs/rules/${game}.en.md`, import.meta.url), 'utf8'));
    const known = new Set(book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
    expect(rules.length).toBe(count);
    expect(rules.filter((rule) => rule === undefined || !known.has(rule))).toEqual([]);
  });
});

it('finds the last thing that happened by a rule', () => {
  const line = (words: string, rule: string) => ({ key: 0, words, rule, quiet: false, at: null });
  const groups = [
    { key: 0, title: 'Round 1', lines: [line('first', 'A5.2'), line('second', 'A5.3')] },
    { key: 1, title: 'Round 2', lines: [line('third', 'A5.2'), line('fourth', 'A5.2'), line('fifth', 'A6.1')] },
  ];
  expect(lastCiting(groups, 'A5.2')).toEqual({ when: 'Round 2', words: 'fourth' });
  expect(lastCiting(groups, 'A5.3')).toEqual({ when: 'Round 1', words: 'second' });
  expect(lastCiting(groups, 'A9.9')).toBeUndefined();
});
