import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TableIcon } from '../ui/icons/table-icon.tsx';
import { AdviceButton } from './advice/advice-button.tsx';

/** What can be taken back, and how. */
export interface Undoing {
  /** Who may take something back, if anybody. */
  readonly by: Seat | null;
  /** Takes back one decision; where none may be, says why. */
  readonly undo: () => void;
  /** Takes back as far as the rules of undo allow. */
  readonly restart: () => void;
}

/** They stay where they are when nothing can be taken back: touched, they say why. Before them, the way to advice. */
export const UndoButtons = memo(function UndoButtons({ by, undo, restart }: Undoing): ReactNode {
  const words = useText().words.table.undo;
  return (
    <div className="undo-buttons">
      <AdviceButton />
      <IconButton aria-disabled={by === null} label={words.undo} aria-keyshortcuts="u" title={`${words.undo} (U)`} onClick={undo}>
        <TableIcon name="undo" />
      </IconButton>
      <IconButton
        aria-disabled={by === null}
        label={words.restart}
        aria-keyshortcuts="Shift+u"
        title={`${words.restart} (⇧U)`}
        onClick={restart}
      >
        <TableIcon name="restart" />
      </IconButton>
    </div>
  );
});
