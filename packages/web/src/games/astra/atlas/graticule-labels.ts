import { HOUR_NUMERALS, onEcliptic } from './graticule.ts';
import type { AtlasLabel, LabelWords } from './label.ts';
import { type Projection, RIM, SOUTH } from './projection.ts';
import { DEGREE, directionOf, type SkyPlace } from './sphere.ts';

/** The words of the equator and the ecliptic along their lines, and near by the numbers of the net. */
export function netLabels(projection: Projection, words: LabelWords): readonly AtlasLabel[] {
  const eighths = Array.from({ length: 8 }, (_, step) => step * 45 + 22);
  const circles = eighths.flatMap((at) => [
    ...along(projection, `equator ${at}`, words.equator, (step) => ({ ra: at + step, dec: 0 })),
    ...along(projection, `ecliptic ${at}`, words.ecliptic, (step) => onEcliptic(at + step)),
  ]);
  return [...circles, ...(projection.scale < NUMBERS_FROM ? [] : numbers(projection, words))];
}

const NUMBERS_FROM = 4;

/** A word that follows a line, just off it, and never stands on its head. */
function along(projection: Projection, key: string, text: string, line: (step: number) => SkyPlace): readonly AtlasLabel[] {
  const [before, place, after] = [-0.5, 0, 0.5].map((step) => projection.toWindow(directionOf(line(step))));
  if (before === undefined || place === undefined || after === undefined) return [];
  const lean = Math.atan2(after.y - before.y, after.x - before.x) / DEGREE;
  const angle = ((((lean + 90) % 180) + 180) % 180) - 90;
  const [x, y] = [place.x + Math.sin(angle * DEGREE) * 9, place.y - Math.cos(angle * DEGREE) * 9];
  return [{ key, kind: 'circle', text, x, y, width: text.length * 6.4, size: 13, anchor: 'middle', angle }];
}

const HOURS_AT = (SOUTH - 4 + RIM + 1.5) / 2;

/** The hours stand in the middle of the ring, their feet towards the pole. */
export function ringLabels({ toWindow }: Projection): readonly AtlasLabel[] {
  return HOUR_NUMERALS.flatMap((text, hour) => {
    const [inner, middle, outer] = [SOUTH - 4, HOURS_AT, RIM + 1.5].map((dec) => toWindow(directionOf({ ra: hour * 15, dec })));
    const next = toWindow(directionOf({ ra: hour * 15 + 15, dec: HOURS_AT }));
    if (inner === undefined || middle === undefined || outer === undefined || next === undefined) return [];
    const beside = Math.hypot(next.x - middle.x, next.y - middle.y);
    const room = Math.hypot(outer.x - inner.x, outer.y - inner.y);
    const angle = Math.atan2(outer.y - inner.y, outer.x - inner.x) / DEGREE + 90;
    const size = Math.min(22, room * 0.75, beside * 0.26);
    return size < 5 ? [] : [{ key: text, kind: 'ring', text, ...middle, width: size * text.length * 0.5, size, anchor: 'middle', angle }];
  });
}

function numbers({ toWindow }: Projection, { hour, declination }: LabelWords): readonly AtlasLabel[] {
  const number = (key: string, text: string, place: SkyPlace): readonly AtlasLabel[] => {
    const at = toWindow(directionOf(place));
    if (at === undefined) return [];
    return [{ key, kind: 'net', text, x: at.x + 4, y: at.y - 8, width: text.length * 6 + 2, size: 12, anchor: 'start', angle: 0 }];
  };
  const hours = HOUR_NUMERALS.flatMap((numeral, index) => number(`hour ${index}`, hour(numeral), { ra: index * 15, dec: 0 }));
  const degrees = [0, 90, 180, 270].flatMap((ra) =>
    DECLINATIONS.flatMap((dec) => number(`degrees ${ra} ${dec}`, declination(dec), { ra, dec })),
  );
  return [...hours, ...degrees];
}

const DECLINATIONS = [80, 70, 60, 50, 40, 30, 20, 10, -10, -20, -30, -40, -50, -60, -70];
