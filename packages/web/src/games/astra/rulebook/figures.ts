import { figure, type RuleFigure } from '../../../play/figures/rule-figure.ts';

/** Under which rule each figure of Astra stands. */
export const ASTRA_FIGURES: Readonly<Record<string, RuleFigure>> = {
  'A5.3': figure('marking', async () => (await import('./parts.ts')).MarkingFigure),
  'A6.1': figure('resting', async () => (await import('./parts.ts')).RestingFigure),
  'A8.2': figure('boons', async () => (await import('./parts.ts')).BoonsFigure),
  'A9.4': figure('elements', async () => (await import('./parts.ts')).ElementsFigure),
  'A12.1': figure('example', async () => (await import('./parts.ts')).ExampleFigure),
};
