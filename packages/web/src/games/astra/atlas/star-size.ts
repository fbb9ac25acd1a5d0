/** How far a drawn star reaches, in pixels: brighter stars are larger, and all grow a little as one draws nearer. */
export function starRadius(magnitude: number, growth: number): number {
  return Math.max(1.1, 5.4 - 1.05 * magnitude) * growth;
}

/** How much larger stars are drawn at so many pixels a degree. */
export function starGrowth(scale: number): number {
  return Math.min(2.2, Math.max(0.5, 0.85 * (scale / 2) ** 0.42));
}

/** A star around the point at hand, as old atlases tell them apart: by size, and by the number of rays. */
export function starShape(magnitude: number, growth: number): string {
  const radius = starRadius(magnitude, growth);
  if (magnitude < 1.5) return rayed(radius * 1.25, 8, 0.36);
  if (magnitude < 2.5) return rayed(radius * 1.25, 6, 0.42);
  if (magnitude < 3.5) return rayed(radius * 1.3, 5, 0.46);
  // A disc so small is round enough with sixteen corners, and quicker to paint.
  return rayed(radius, 8, 0.98);
}

/** Steps from point to point, so that the same shape fits anywhere. */
function rayed(radius: number, rays: number, waist: number): string {
  const key = `${radius.toFixed(1)} ${rays} ${waist}`;
  const known = SHAPES.get(key);
  if (known !== undefined) return known;
  const points = Array.from({ length: 2 * rays }, (_, step) => {
    const [reach, angle] = [step % 2 === 0 ? radius : radius * waist, (step * Math.PI) / rays];
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
  });
  let shape = '';
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points) {
    shape += `${shape === '' ? 'm' : 'l'}${(x - lastX).toFixed(2)} ${(y - lastY).toFixed(2)}`;
    [lastX, lastY] = [x, y];
  }
  SHAPES.set(key, `${shape}z`);
  return `${shape}z`;
}

const SHAPES = new Map<string, string>();
