import type { GameName } from '../../client/local/messages.ts';
import { recall, remember } from '../../lib/remember.ts';

/** How far a lesson has come: at which table, and at which step. */
export interface Progress {
  readonly table: string;
  readonly step: number;
}

export function recallProgress(game: GameName): Progress | null {
  return readProgress(recall(keyOf(game)));
}

export function rememberProgress(game: GameName, progress: Progress): void {
  remember(keyOf(game), JSON.stringify(progress));
}

/** Whatever is not a progress is none. */
export function readProgress(text: string | undefined): Progress | null {
  try {
    const { table, step } = JSON.parse(text ?? '') as Progress;
    return typeof table === 'string' && Number.isInteger(step) && step >= 0 ? { table, step } : null;
  } catch {
    return null;
  }
}

function keyOf(game: GameName): string {
  return `lesson-${game}`;
}
