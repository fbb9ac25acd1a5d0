import type { AnyNarrator } from '@astrarium/core';
import { use } from 'react';
import { useGameText } from '../../i18n/use-page-text.ts';

/** The narrator in the language of the page; fetched with the first table in words, and only that. */
export function useNarrator(game: string): AnyNarrator {
  return use(useGameText(game).loadNarrator());
}
