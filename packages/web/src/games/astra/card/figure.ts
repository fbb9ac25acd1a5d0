import type { Card } from '@astrarium/astra';
import { chartOf } from '@astrarium/astra/sky/chart';
import { letterOn } from '@astrarium/astra/text';
import { type ChartLine, type FigureStar, onChart } from '../chart.ts';
import { placeLabels, type StarLabel } from './figure-labels.ts';

/** Everything the chart of a card draws, measured out. */
export interface CardFigure {
  readonly stars: readonly FigureStar[];
  readonly lines: readonly ChartLine[];
  readonly labels: readonly StarLabel[];
}

export function figureOf(card: Card): CardFigure {
  const known = FIGURES.get(card.code);
  if (known !== undefined) return known;
  const figure = measure(card);
  FIGURES.set(card.code, figure);
  return figure;
}

const FIGURES = new Map<string, CardFigure>();

function measure(card: Card): CardFigure {
  const stars = starsOf(card);
  const lines = linesOf(card, stars);
  return { stars, lines, labels: placeLabels(stars, lines) };
}

/** The stars of the card in their places, in the card's own order. */
export function starsOf(card: Card): readonly FigureStar[] {
  return chartOf(card.code).map((star, index): FigureStar => {
    const kind = card.start & (1 << index) ? 'start' : card.grand & (1 << index) ? 'grand' : 'common';
    return {
      kind,
      x: onChart(star.x),
      y: onChart(star.y),
      radius: REACH[kind](star.magnitude),
      letter: letterOn(card, index),
      name: star.name,
      magnitude: star.magnitude,
    };
  });
}

/** The lines between them, in the card's own order. */
export function linesOf(card: Card, stars: readonly FigureStar[]): readonly ChartLine[] {
  return card.lines.flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    return a === undefined || b === undefined ? [] : [between(a, b)];
  });
}

/** Brighter stars are drawn larger. */
const REACH: Readonly<Record<FigureStar['kind'], (magnitude: number) => number>> = {
  start: () => 10.5,
  grand: (magnitude) => clamp(15.5 - 1.5 * magnitude, 10.5, 17),
  common: (magnitude) => clamp(5.2 - 0.85 * (magnitude - 2), 2.2, 5.6),
};

/** A line joins two stars without touching them, as engravers draw it. */
function between(a: FigureStar, b: FigureStar): ChartLine {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [fromA, fromB] = [gapOf(a), gapOf(b)];
  return { x1: a.x + ux * fromA, y1: a.y + uy * fromA, x2: b.x - ux * fromB, y2: b.y - uy * fromB };
}

function gapOf(star: FigureStar): number {
  return star.kind === 'grand' ? star.radius * 0.78 : star.radius + 3;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
