import { type ComponentType, lazy } from 'react';
import type { GameName } from '../client/local/messages.ts';
import type { GameTableProps } from './game-ui.ts';

/** The drawn tables; a game without one is played in words. They stand apart from the registry, so that a table fetches nothing of the other pages before its game starts. */
export const TABLES: Readonly<Partial<Record<GameName, ComponentType<GameTableProps>>>> = {
  astra: lazy(async () => ({ default: (await import('./astra/table/astra-table.tsx')).AstraTable })),
  'ad-astra': lazy(async () => ({ default: (await import('./ad-astra/table/ad-astra-table.tsx')).AdAstraTable })),
};
