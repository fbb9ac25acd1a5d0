import { type ComponentType, lazy } from 'react';
import type { PageMessages } from '../../../i18n/en/pages.ts';
import { FigureFailed } from '../../../play/figures/figure-failed.tsx';

export type FigureName = keyof PageMessages['figures']['titles'];

/** A drawing of the rulebook that can be played, with the rules themselves. */
export interface RuleFigure {
  readonly name: FigureName;
  readonly Figure: ComponentType;
}

/** Under which rule each figure stands. It is fetched when the reader comes near. */
export const FIGURES: Readonly<Record<string, RuleFigure>> = {
  'A5.3': figure('marking', async () => (await import('../../../games/astra/rulebook/parts.ts')).MarkingFigure),
  'A6.1': figure('resting', async () => (await import('../../../games/astra/rulebook/parts.ts')).RestingFigure),
  'A8.2': figure('boons', async () => (await import('../../../games/astra/rulebook/parts.ts')).BoonsFigure),
  'A9.4': figure('elements', async () => (await import('../../../games/astra/rulebook/parts.ts')).ElementsFigure),
  'A12.1': figure('example', async () => (await import('../../../games/astra/rulebook/parts.ts')).ExampleFigure),
  'B3.1': figure('planning', async () => (await import('../../../games/ad-astra/rulebook/parts.ts')).PlanningFigure),
  'B5.2': figure('movement', async () => (await import('../../../games/ad-astra/rulebook/parts.ts')).MovementFigure),
  'B6.2': figure('build', async () => (await import('../../../games/ad-astra/rulebook/parts.ts')).BuildFigure),
  'B8.4': figure('scoring', async () => (await import('../../../games/ad-astra/rulebook/parts.ts')).ScoringFigure),
};

function figure(name: FigureName, load: () => Promise<ComponentType>): RuleFigure {
  return { name, Figure: lazy(async () => ({ default: await load().catch(() => FigureFailed) })) };
}
