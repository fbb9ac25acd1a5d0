import type { Figure } from '../figure.ts';
export const figure: Figure = { draw() {} };
