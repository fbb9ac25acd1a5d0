import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';

/** What each game's own result is given. */
export interface GameResultProps {
  readonly opened: TableUpdate;
  readonly result: Result;
  /** What can be made of the finished game: buttons for the end of the page. */
  readonly actions: ReactNode;
}
