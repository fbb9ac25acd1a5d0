import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { AUPTOLEMY_PLAYER } from '../../../client/local/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SettingsDialog } from '../../../play/settings-dialog.tsx';
import { ShortcutList } from '../../../play/shortcut-list.tsx';
import type { TableSettings } from '../../../play/use-table-settings.ts';
import { AutomaSheet } from './automa/automa-sheet.tsx';
import { JournalSheet } from './journal/journal-sheet.tsx';
import type { Play } from './play.ts';
import { SecretScoring } from './secret-scoring.tsx';
import { shortcutRows } from './shortcut-rows.ts';

/** What lies over the table, if anything. */
export type OpenSheet = { readonly name: 'settings' | 'shortcuts' } | { readonly name: 'journal' | 'scoring'; readonly seat: Seat };

interface SheetsProps {
  readonly sheet: OpenSheet;
  readonly table: string;
  readonly play: Play;
  /** Who sits at this screen. */
  readonly persons: readonly Seat[];
  readonly manner: TableSettings;
  readonly onSheet: (sheet: OpenSheet) => void;
  readonly onClose: () => void;
}

export function Sheets({ sheet, table, play, persons, manner, onSheet, onClose }: SheetsProps): ReactNode {
  const words = useText().words.table;
  if (!('seat' in sheet)) {
    if (sheet.name === 'settings')
      return <SettingsDialog {...manner} table={table} alone={play.view.viewer !== 'spectator'} onClose={onClose} />;
    return <ShortcutList rows={shortcutRows(words)} onClose={onClose} />;
  }
  const { name, seat } = sheet;
  const plan = play.seats[seat];
  const { automa } = play.view;
  if (plan === undefined) return null;
  if (name === 'scoring') return <SecretScoring table={table} seat={seat} plan={plan} onLeave={onClose} />;
  if (plan.player === AUPTOLEMY_PLAYER && automa !== null) return <AutomaSheet play={play} automa={automa} onClose={onClose} />;
  return (
    <JournalSheet
      play={play}
      seat={seat}
      onClose={onClose}
      {...(persons.includes(seat) ? { onLook: () => onSheet({ name: 'scoring', seat }) } : {})}
    />
  );
}
