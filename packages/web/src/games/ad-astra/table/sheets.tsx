import type { AdAstraEvent } from '@astrarium/ad-astra';
import type { Logged, Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { Help } from '../../../play/help/help.tsx';
import { SettingsDialog } from '../../../play/settings-dialog.tsx';
import { ShortcutList } from '../../../play/shortcut-list.tsx';
import type { TableSettings } from '../../../play/use-table-settings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Opponents } from '../holdings/opponents.tsx';
import { SeatSheet } from '../holdings/seat-sheet.tsx';
import type { Play } from '../play.ts';
import { Reference } from '../reference/reference.tsx';
import { ScoreTrack } from '../scoring/score-track.tsx';
import { TradePanel } from '../trade/trade-panel.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { shortcutRows } from './shortcut-rows.ts';

/** What lies over the table, if anything. */
export type OpenSheet =
  | { readonly name: 'settings' | 'shortcuts' | 'others' | 'reference' | 'trade' }
  | { readonly name: 'seat'; readonly seat: Seat };

interface SheetsProps {
  readonly sheet: OpenSheet;
  readonly table: string;
  readonly play: Play;
  readonly own: Seat;
  readonly log: readonly Logged<AdAstraEvent>[];
  readonly manner: TableSettings;
  readonly onSeat: (seat: Seat) => void;
  readonly onClose: () => void;
}

export function Sheets({ sheet, table, play, own, log, manner, onSeat, onClose }: SheetsProps): ReactNode {
  const { words } = useAdAstraText();
  switch (sheet.name) {
    case 'settings':
      return <SettingsDialog {...manner} table={table} alone={play.view.viewer !== 'spectator'} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutList rows={shortcutRows(words)} onClose={onClose} />;
    case 'reference':
      return <Reference play={play} onClose={onClose} />;
    case 'seat':
      return <SeatSheet play={play} seat={sheet.seat} onClose={onClose} />;
    case 'others':
      return (
        <Dialog
          title={words.adAstraTable.bar.others}
          close={words.holdings.close}
          onClose={onClose}
          className="star-others-sheet"
          help={<Help />}
        >
          <ScoreTrack play={play} />
          <Opponents play={play} own={own} onOpen={onSeat} />
        </Dialog>
      );
    case 'trade':
      return <TradePanel play={play} own={own} log={log} onClose={onClose} />;
  }
}
