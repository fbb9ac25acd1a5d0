import { astra, CARDS, type Card } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import { starOnCard } from '@astrarium/astra/text';
import { ASTRA_NARRATORS } from '@astrarium/astra/text/in-words';
import { Chance, readSeed } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { CHART, FRAME } from '../chart.ts';
import { graticuleOf, netBehind } from '../graticule.ts';
import { namesAt } from '../table/names.ts';
import { chainsOf } from './chains.ts';
import { figureOf } from './figure.ts';
import type { StarLabel } from './figure-labels.ts';

const ANY_STATE = astra.setup(astra.options({ players: 2 }), new Chance(readSeed('5')));

describe('the figures of the cards', () => {
  it.each(named(CARDS))('%s: every label has room of its own', (_name, card) => {
    const { stars, labels } = figureOf(card);
    expect(labels).toHaveLength(stars.length);
    for (const [index, label] of labels.entries()) {
      expect(label.x - label.width / 2, `${label.rows.join(' ')} stays inside the frame`).toBeGreaterThan(FRAME);
      expect(label.x + label.width / 2, `${label.rows.join(' ')} stays inside the frame`).toBeLessThan(CHART - FRAME);
      expect(label.y - label.height / 2, `${label.rows.join(' ')} stays inside the frame`).toBeGreaterThan(FRAME);
      expect(label.y + label.height / 2, `${label.rows.join(' ')} stays inside the frame`).toBeLessThan(CHART - FRAME);
      const covered = stars.filter((star) => distance(label, star.x, star.y) < star.radius);
      expect(covered.map((star) => `${label.rows.join(' ')} covers ${star.letter}`)).toEqual([]);
      const others = labels.slice(index + 1).filter((other) => overlap(label, other));
      expect(others.map((other) => `${label.rows.join(' ')} meets ${other.rows.join(' ')}`)).toEqual([]);
    }
  });

  it.each(named(CARDS))('%s: every Grand star is called by its name, and no two stars by the same letter', (_name, card) => {
    const { stars, labels } = figureOf(card);
    expect(labels.filter((label) => label.kind === 'name')).toHaveLength(stars.filter((star) => star.kind === 'grand').length);
    expect(stars.filter((star) => star.kind === 'start')).toHaveLength(1);
    expect(new Set(stars.map((star) => star.letter)).size).toBe(stars.length);
  });

  it.each(named(CARDS))('%s: words call each star as it stands beside it', (_name, card) => {
    const { labels } = figureOf(card);
    const beside = labels.map(({ rows }) => rows.join(' '));
    const id = CARDS.indexOf(card);
    expect(card.stars.map((_, star) => starOnCard(id, star))).toEqual(beside);
    expect(card.stars.map((_, star) => namesAt([]).star(id, star))).toEqual(beside);
    const marks = card.stars.map((_, star) => astra.write({ do: 'mark', card: id, star }));
    const [group] = ASTRA_NARRATORS.en.choices(astra.view(ANY_STATE, 0), marks, []);
    expect(group?.choices.map(({ words }) => /^Mark (?<star>.+?) of /.exec(words)?.groups?.['star'])).toEqual(beside);
  });

  it.each(named(CARDS))('%s: a net of meridians and parallels lies behind it', (_name, card) => {
    const path = graticuleOf(card.code);
    expect(path).toMatch(/^M[-\d. ]+L/);
    expect(path).not.toContain('NaN');
  });

  it.each(named(CARDS))('%s: its stars lie on that net as they do in the sky', (_name, { code }) => {
    const { project } = netBehind(code);
    const off = skyOf(code).map(({ ra, dec, x, y }) => {
      const [right, down] = project(ra, dec);
      return [right - x, down - y] as const;
    });
    // Single stars were moved for legibility, but not all of them to one side.
    expect(Math.abs(off.reduce((sum, [x]) => sum + x, 0) / off.length)).toBeLessThan(0.002);
    expect(Math.abs(off.reduce((sum, [, y]) => sum + y, 0) / off.length)).toBeLessThan(0.002);
    expect(Math.max(...off.map(([x, y]) => Math.hypot(x, y)))).toBeLessThan(0.15);
  });

  it('its lines read as chains', () => {
    const taurus = CARDS.find((card) => card.code === 'tau');
    const chains = chainsOf(taurus?.lines ?? []).map((chain) => chain.map((star) => taurus?.stars[star]).join('-'));
    expect(chains).toEqual(['bet-eps-gam-lam-37-eta', 'gam-alf-zet', 'lam-mu-nu']);
  });
});

function named(cards: readonly Card[]): [string, Card][] {
  return cards.map((card) => [card.name, card]);
}

function distance(label: StarLabel, x: number, y: number): number {
  return Math.hypot(Math.max(0, Math.abs(x - label.x) - label.width / 2), Math.max(0, Math.abs(y - label.y) - label.height / 2));
}

function overlap(a: StarLabel, b: StarLabel): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}
