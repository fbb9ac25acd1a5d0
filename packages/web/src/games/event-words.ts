import type { AnyNarrator } from '@astrarium/core';
import type { GameName } from '../client/local/messages.ts';
import type { Language } from '../i18n/language.ts';
import type { EventWords } from '../play/log/event-words.ts';
import { GAME_UIS } from './registry.ts';

/** How the events of a game are told in a summary: in its own few words, or as its narrator does. */
export async function loadEventWords(game: GameName, language: Language, loadNarrator: () => Promise<AnyNarrator>): Promise<EventWords> {
  const own = GAME_UIS[game].loadEventWords;
  if (own !== undefined) return own(language);
  const narrator = await loadNarrator();
  return (event, seats) =>
    narrator.event(
      event,
      seats.map(({ name }) => name),
    );
}
