import type { GameName } from '@astrarium/protocol/game-names';
import type * as v from 'valibot';
import { AD_ASTRA_SCHEMAS } from './ad-astra.ts';
import { ASTRA_SCHEMAS } from './astra.ts';

/** What only the game itself knows, for the description of the API. */
export interface GameSchemas {
  readonly options: v.GenericSchema;
  /** Options as they are asked for: most may be left out. */
  readonly chosenOptions: v.GenericSchema;
  readonly view: v.GenericSchema;
  readonly event: v.GenericSchema;
}

/** A game without any is described by the name of what it sends alone. */
export const GAME_SCHEMAS: Readonly<Partial<Record<GameName, GameSchemas>>> = { astra: ASTRA_SCHEMAS, 'ad-astra': AD_ASTRA_SCHEMAS };
