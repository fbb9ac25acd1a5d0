import { use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import type { Lesson } from '../../play/guidance/lesson.ts';

/** The script of a game's lesson, fetched once. */
export function useLesson(game: GameName): Lesson {
  const loading = fetched.get(game) ?? GAME_UIS[game].loadLesson();
  fetched.set(game, loading);
  return use(loading);
}

const fetched = new Map<GameName, Promise<Lesson>>();
