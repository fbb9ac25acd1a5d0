import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import type { Language } from '../../i18n/language.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

/** Fetches the rulebook of this game in this language only. */
export async function loadRulebook(game: GameName, language: Language): Promise<Rulebook> {
  const { rulebook } = GAME_UIS[game];
  if (rulebook === undefined) throw new Error(`${game} has no rulebook`);
  return readRulebook(await rulebook.load(language));
}
