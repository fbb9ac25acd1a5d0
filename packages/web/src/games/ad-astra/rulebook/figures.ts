import { figure, type RuleFigure } from '../../../play/figures/rule-figure.ts';

/** Under which rule each figure of Ad Astra stands. */
export const AD_ASTRA_FIGURES: Readonly<Record<string, RuleFigure>> = {
  'B3.1': figure('planning', async () => (await import('./parts.ts')).PlanningFigure),
  'B5.2': figure('movement', async () => (await import('./parts.ts')).MovementFigure),
  'B6.2': figure('build', async () => (await import('./parts.ts')).BuildFigure),
  'B8.4': figure('scoring', async () => (await import('./parts.ts')).ScoringFigure),
};
