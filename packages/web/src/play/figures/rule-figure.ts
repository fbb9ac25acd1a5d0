import { type ComponentType, lazy } from 'react';
import type { PageMessages } from '../../i18n/en/pages.ts';
import { FigureFailed } from './figure-failed.tsx';

export type FigureName = keyof PageMessages['figures']['titles'];

/** A drawing of the rulebook that can be played, with the rules themselves. */
export interface RuleFigure {
  readonly name: FigureName;
  readonly Figure: ComponentType;
}

/** A figure that is fetched when the reader comes near. */
export function figure(name: FigureName, load: () => Promise<ComponentType>): RuleFigure {
  return { name, Figure: lazy(async () => ({ default: await load().catch(() => FigureFailed) })) };
}
