import type { CSSProperties } from 'react';
import type { Rect } from '../../../lib/geometry.ts';

export function iconBox({ x, y, width, height }: Rect): CSSProperties {
  return { left: x, top: y, width, height };
}
