import { readdirSync } from 'node:fs';
import { cardByCode } from '@astrarium/astra';
import { chartOf } from '@astrarium/astra/sky/chart';
import type { Point } from './geometry.ts';
import { Pen } from './pen.ts';
import { Plate } from './plate.ts';

/** The drawing of one card: its parts from the back to the front. */
export interface Figure {
  /** The edges of the chart it may go over. */
  readonly bleeds?: readonly ('left' | 'right' | 'top' | 'bottom')[];
  readonly draw: (pen: Pen) => void;
}

/** The codes of the cards that have a figure, in the order of the alphabet. */
export function figureCodes(root: string): string[] {
  return readdirSync(`${root}tools/engraver/figures`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted();
}

export async function loadFigure(code: string): Promise<Figure> {
  const { figure } = (await import(`./figures/${code}.ts`)) as { figure: Figure };
  return figure;
}

export async function engrave(code: string): Promise<Plate> {
  const figure = await loadFigure(code);
  const plate = new Plate(new Map(starsOf(code).map(({ star, place }) => [star, place])));
  figure.draw(new Pen(plate));
  return plate;
}

export interface PlacedStar {
  readonly star: string;
  readonly name: string | null;
  readonly magnitude: number;
  readonly place: Point;
}

/** The card's stars where its chart has them. */
export function starsOf(code: string): PlacedStar[] {
  return chartOf(code).map(({ star, name, magnitude, x, y }) => ({ star, name, magnitude, place: [x * 1000, y * 1000] }));
}

/** The card's lines, from star to star. */
export function linesOf(code: string): (readonly [Point, Point])[] {
  const stars = starsOf(code);
  return (cardByCode(code)?.lines ?? []).flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    return a === undefined || b === undefined ? [] : [[a.place, b.place] as const];
  });
}
