import type { GameName } from '../../client/local/messages.ts';
import { recall, remember } from '../../lib/remember.ts';

/** How far a lesson has come: at which table, and at which step. */
export interface LessonProgress {
  readonly table: string;
  readonly step: number;
}

export function recallProgress(game: GameName): LessonProgress | null {
  return readProgress(recall(keyOf(game)));
}

export function rememberProgress(game: GameName, progress: LessonProgress): void {
  remember(keyOf(game), JSON.stringify(progress));
}

/** Whatever is not a progress is none. */
export function readProgress(text: string | undefined): LessonProgress | null {
  try {
    const { table, step } = JSON.parse(text ?? '') as LessonProgress;
    return typeof table === 'string' && Number.isInteger(step) && step >= 0 ? { table, step } : null;
  } catch {
    return null;
  }
}

function keyOf(game: GameName): string {
  return `lesson-${game}`;
}
