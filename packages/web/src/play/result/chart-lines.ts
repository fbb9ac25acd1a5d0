import type { Ink, Standing } from '../../client/local/messages.ts';

/** Each ink draws its own kind of line, told apart without colour. */
export const DASHES: Readonly<Record<Ink, string>> = {
  rose: 'none',
  azure: '9 4',
  jade: '2 4',
  amber: '13 4 2 4',
  violet: '5 3',
  ash: '1 3 6 3',
};

/** Everything the chart draws, measured out. */
export interface ResultChart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly levels: readonly { readonly points: number; readonly y: number }[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  readonly lines: readonly { readonly path: string; readonly seal: string; readonly label: number }[];
}

const TOP = 16;
/** Labels of lines that end together stand at least this far apart. */
const APART = 21;

export function drawChart(curve: readonly Standing[], narrow: boolean): ResultChart {
  const [width, height] = narrow ? [360, 330] : [1080, 430];
  const [left, right, bottom] = [36, width - (narrow ? 38 : 190), height - 54];
  const ends = curve.at(-1)?.points ?? [];
  const most = Math.max(10, ...curve.flatMap(({ points }) => points));
  const step = [5, 10, 20, 50, 100].find((size) => most / size <= 6) ?? 200;
  const turns = Math.max(1, curve.length - 1);
  const x = (turn: number): number => round1(left + (turn / turns) * (right - left));
  const y = (points: number): number => round1(bottom - (points / most) * (bottom - TOP));
  const labels = spread(ends.map(y));
  return {
    width,
    height,
    left,
    right,
    bottom,
    levels: Array.from({ length: Math.floor(most / step) + 1 }, (_, level) => ({ points: level * step, y: y(level * step) })),
    rounds: roundsOf(curve, narrow ? 6 : 14).map(({ round, turn }) => ({ round, x: x(turn) })),
    lines: ends.map((end, seat) => ({
      path: `M${curve.map(({ points }, turn) => `${x(turn)} ${y(points[seat] ?? 0)}`).join('L')}`,
      seal: `translate(${right} ${y(end)})`,
      label: labels[seat] ?? 0,
    })),
  };
}

/** The turns at which rounds begin, only so many that their numbers have room. */
function roundsOf(curve: readonly Standing[], room: number): { round: number; turn: number }[] {
  const begins = curve.flatMap(({ round }, turn) => (turn > 0 && round !== curve[turn - 1]?.round ? [{ round, turn }] : []));
  const every = [1, 2, 5, 10, 20].find((size) => begins.length / size <= room) ?? 50;
  return begins
    .filter(({ round }) => round === 1 || round % every === 0)
    .filter(({ round }) => every < 3 || round !== 1 || begins.length < 3);
}

/** Moves heights apart, from the top down, keeping their order. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + APART;
  }
  return placed;
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
