import type { GameName } from '../client/local/messages.ts';
import { adAstraUi } from './ad-astra/ui.ts';
import { astraUi } from './astra/ui.ts';
import type { GameUi } from './game-ui.ts';

/** Every game the page can play. Another one is a folder beside these and a row here. */
export const GAME_UIS: Readonly<Record<GameName, GameUi>> = { astra: astraUi, 'ad-astra': adAstraUi };
