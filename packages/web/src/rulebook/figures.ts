import { type ComponentType, lazy } from 'react';
import type { PageMessages } from '../text/pages.en.ts';
import { FigureFailed } from './figure-failed.tsx';

export type FigureName = keyof PageMessages['figures']['titles'];

/** A drawing of the rulebook that can be played, with the rules themselves. */
export interface RuleFigure {
  readonly name: FigureName;
  readonly Figure: ComponentType;
}

/** Under which rule each figure stands. It is fetched when the reader comes near. */
export const FIGURES: Readonly<Record<string, RuleFigure>> = {
  'A5.3': figure('marking', async () => (await import('./astra/marking-figure.tsx')).MarkingFigure),
  'A6.1': figure('resting', async () => (await import('./astra/resting-figure.tsx')).RestingFigure),
  'A8.2': figure('boons', async () => (await import('./astra/boons-figure.tsx')).BoonsFigure),
  'A9.4': figure('elements', async () => (await import('./astra/elements-figure.tsx')).ElementsFigure),
  'A12.1': figure('example', async () => (await import('./astra/example-figure.tsx')).ExampleFigure),
  'B3.1': figure('planning', async () => (await import('./ad-astra/planning-figure.tsx')).PlanningFigure),
  'B5.2': figure('movement', async () => (await import('./ad-astra/movement-figure.tsx')).MovementFigure),
  'B6.2': figure('build', async () => (await import('./ad-astra/build-figure.tsx')).BuildFigure),
  'B8.4': figure('scoring', async () => (await import('./ad-astra/scoring-figure.tsx')).ScoringFigure),
};

function figure(name: FigureName, load: () => Promise<ComponentType>): RuleFigure {
  return { name, Figure: lazy(async () => ({ default: await load().catch(() => FigureFailed) })) };
}
