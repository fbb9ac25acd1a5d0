import { CARDS, type Card } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';

/** The measures of the planisphere: the sky reaches to DISC, the ring of hours around it to RIM. */
export const DISC = 250;
export const RIM = 286;

/** The southernmost declination on the disc: just beyond the southernmost star of the cards. */
const SOUTH = -72;
const DEGREE = Math.PI / 180;

export interface FigureOnDisc {
  readonly card: Card;
  readonly lines: string;
  readonly stars: string;
}

export const EQUATOR = radiusOf(0);
export const PARALLELS = [60, 30, -30, -60].map(radiusOf);

/** Twelve meridians; near the pole only every other one, lest they run together. */
export const NET = Array.from({ length: 24 }, (_, hour) =>
  ray(hour * 15, radiusOf(hour % 6 === 0 ? 90 : hour % 2 === 0 ? 80 : 60), DISC),
).join('');

/** The way of the Sun, where the zodiac lies. */
export const ZODIAC = `M${Array.from({ length: 120 }, (_, step) => {
  const along = step * 3 * DEGREE;
  const tilt = 23.44 * DEGREE;
  const ra = Math.atan2(Math.sin(along) * Math.cos(tilt), Math.cos(along)) / DEGREE;
  const dec = Math.asin(Math.sin(along) * Math.sin(tilt)) / DEGREE;
  return at(ra, radiusOf(dec));
}).join('L')}Z`;

/** A stroke for every degree and a longer one for every fifth, between the two inner rules of the ring. */
export const TICKS = Array.from({ length: 360 }, (_, degree) => ray(degree, DISC + 2, DISC + (degree % 5 === 0 ? 9 : 5.5))).join('');

const NUMERALS = 'XXIV I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII'.split(' ');
export const HOURS = NUMERALS.map((numeral, hour) => ({ numeral, transform: `rotate(${hour * 15}) translate(0 ${-(DISC + 15.5)})` }));

/** Measured once, on first use. */
export function figuresOnDisc(): readonly FigureOnDisc[] {
  figures ??= CARDS.map(toFigure);
  return figures;
}

let figures: readonly FigureOnDisc[] | undefined;

function toFigure(card: Card): FigureOnDisc {
  const stars = skyOf(card.code);
  const place = (star: number): string => at(stars[star]?.ra ?? 0, radiusOf(stars[star]?.dec ?? 0));
  return {
    card,
    lines: card.lines.map(([from, to]) => `M${place(from)}L${place(to)}`).join(''),
    stars: stars.map(({ ra, dec, magnitude }) => dot(at(ra, radiusOf(dec)), Math.max(0.9, 3.1 - 0.55 * magnitude))).join(''),
  };
}

/** Steps of declination grow a little smaller outwards: the far south, which is drawn out all around, takes less room. */
function radiusOf(dec: number): number {
  return ((90 - dec) / (90 - SOUTH)) ** 0.87 * DISC;
}

/** Where a place of the sky lies on the disc, from its middle. */
export function placeOnDisc(ra: number, dec: number): { readonly x: number; readonly y: number } {
  return around(ra, radiusOf(dec));
}

/** Right ascension runs with the clock, as one sees it looking up at the pole. */
function around(ra: number, radius: number): { readonly x: number; readonly y: number } {
  return { x: radius * Math.sin(ra * DEGREE), y: -radius * Math.cos(ra * DEGREE) };
}

function at(ra: number, radius: number): string {
  const { x, y } = around(ra, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function ray(ra: number, from: number, to: number): string {
  return `M${at(ra, from)}L${at(ra, to)}`;
}

function dot(place: string, radius: number): string {
  const r = radius.toFixed(1);
  return `M${place}m-${r} 0a${r} ${r} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${r} 0 1 0 -${(2 * radius).toFixed(1)} 0`;
}
