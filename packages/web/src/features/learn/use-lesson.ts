import { use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import type { Lesson } from '../../play/guidance/lesson.ts';

/** The script of a game's lesson, fetched once; null where there is none. */
export function useLesson(game: GameName): Lesson | null {
  const loading = fetched.get(game) ?? GAME_UIS[game].lesson?.load() ?? NONE;
  fetched.set(game, loading);
  return use(loading);
}

const NONE: Promise<null> = Promise.resolve(null);

const fetched = new Map<GameName, Promise<Lesson | null>>();
