/** A path as numbers: what each step does, and the points it needs, one after the other. */
export interface Strokes {
  readonly steps: readonly PathCommand[];
  readonly points: Float64Array;
}

/** M and l take a point, q two, c three, z none. */
export type PathCommand = 'M' | 'l' | 'q' | 'c' | 'z';

export const POINTS_OF: Readonly<Record<PathCommand, number>> = { M: 1, l: 1, q: 2, c: 3, z: 0 };

/** Reads a path as the engraver writes it: every stroke begins with an absolute M, all else is relative. */
export function readStrokes(path: string): Strokes {
  const steps: PathCommand[] = [];
  const points: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([Mlqcz])([^Mlqcz]*)/g)) {
    const step = command as PathCommand;
    const given = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const length = 2 * POINTS_OF[step];
    if (length === 0) {
      steps.push(step);
      continue;
    }
    for (let at = 0; at < given.length; at += length) {
      steps.push(step);
      const [fromX, fromY] = step === 'M' ? [0, 0] : [x, y];
      for (let point = at; point < at + length; point += 2) {
        x = fromX + (given[point] ?? 0);
        y = fromY + (given[point + 1] ?? 0);
        points.push(x, y);
      }
    }
  }
  return { steps, points: Float64Array.from(points) };
}

/** The strokes of a path, each as a path of its own. */
export function strokeByStroke(path: string): readonly string[] {
  return path.match(/M[^M]*/g) ?? [];
}
