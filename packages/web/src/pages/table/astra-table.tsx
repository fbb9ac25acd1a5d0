import type { Seat } from '@astrarium/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ActionBar } from '../../astra/table/action/action-bar.tsx';
import { JournalSheet } from '../../astra/table/journal/journal-sheet.tsx';
import { OtherJournals } from '../../astra/table/journal/other-journals.tsx';
import { OwnJournal } from '../../astra/table/journal/own-journal.tsx';
import { lastingAbilities } from '../../astra/table/lasting.ts';
import { logGroups } from '../../astra/table/log-groups.ts';
import { namesAt } from '../../astra/table/names.ts';
import { questionOf } from '../../astra/table/question.ts';
import { SecretPick } from '../../astra/table/secret-pick.tsx';
import { SecretScoring } from '../../astra/table/secret-scoring.tsx';
import { Sky } from '../../astra/table/sky/sky.tsx';
import { HUMAN, type TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import { LiveRegion } from '../../table/live-region.tsx';
import { LogPanel } from '../../table/log/log-panel.tsx';
import { SettingsDialog } from '../../table/settings-dialog.tsx';
import { ShortcutList } from '../../table/shortcut-list.tsx';
import { useSound } from '../../table/sound/use-sound.ts';
import { usePace } from '../../table/use-pace.ts';
import { useShortcuts } from '../../table/use-shortcuts.ts';
import { useTitle } from '../../table/use-title.ts';
import { WhyNote } from '../../table/why-note.tsx';
import { useText } from '../../text/use-text.ts';
import { useSky } from '../cards/use-sky.ts';
import { EndPanel } from './end-panel.tsx';
import { shortcutRows, shortcutsOf } from './shortcuts.ts';
import { Trouble } from './table-problem.tsx';
import { TopBar } from './top-bar.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { usePlay } from './use-play.ts';
import { useTableSounds } from './use-table-sounds.ts';

interface AstraTableProps {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
}

/** What lies over the table, if anything. */
type Sheet = { readonly name: 'settings' | 'shortcuts' } | { readonly name: 'journal' | 'scoring'; readonly seat: Seat };

/** The table of Astra: the sky in the middle, Journals, log and actions around it. */
export function AstraTable({ followed, update }: AstraTableProps): ReactNode {
  const text = useText();
  const words = text.words.table;
  const { play, log, own, secret, why, dismissWhy, undoing } = usePlay(followed, update);
  const { seats, view } = play;
  const [pace, choosePace] = usePace();
  const [motion, chooseMotion] = useSky();
  const sound = useSound();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logOpen, setLogOpen] = useState(false);

  const names = useMemo(() => namesAt(seats), [seats]);
  const groups = useMemo(() => logGroups(log, text, names), [log, text, names]);
  const lasting = useMemo(() => lastingAbilities(log), [log]);
  const question = play.seat === null && !view.over ? null : questionOf(play, text);
  const messages = useAnnouncements(log, question, names);
  useTableSounds(log, secret?.seat ?? play.seat, sound.play);
  useTitle(titleOf(play.view.over, play.seat !== null && view.viewer !== 'spectator', seats[view.active]?.name ?? '', words.titles));

  const close = useCallback(() => setSheet(null), []);
  const openJournal = useCallback((seat: Seat) => setSheet({ name: 'journal', seat }), []);
  const openOwn = useCallback(() => openJournal(own), [openJournal, own]);
  const look = useCallback(() => setSheet({ name: 'scoring', seat: own }), [own]);
  const toggleLog = useCallback(() => {
    setLogOpen((open) => !open);
    // Once it is drawn: on a large screen it always is.
    requestAnimationFrame(() => document.getElementById('log')?.focus());
  }, []);
  const closeLog = useCallback(() => {
    setLogOpen(false);
    document.getElementById('log-button')?.focus();
  }, []);
  const putAway = (): void => {
    dismissWhy();
    if (logOpen) closeLog();
  };
  const openShortcuts = useCallback(() => setSheet({ name: 'shortcuts' }), []);
  useShortcuts(shortcutsOf(play, undoing, { log: toggleLog, journal: openOwn, shortcuts: openShortcuts, away: putAway }));

  const secretPlan = secret === null ? undefined : seats[secret.seat];
  const sheetPlan = sheet !== null && 'seat' in sheet ? seats[sheet.seat] : undefined;
  return (
    <main className="table" data-version={update.version}>
      <TopBar
        play={play}
        logOpen={logOpen}
        onLog={toggleLog}
        onSettings={() => setSheet({ name: 'settings' })}
        onShortcuts={openShortcuts}
      />
      <OtherJournals play={play} own={own} onOpen={openJournal} />
      <div className="table-sky" id="sky">
        <h2 className="visually-hidden">{words.sky}</h2>
        <Sky play={play} />
        {update.result !== null && <EndPanel table={update.table} play={play} result={update.result} />}
      </div>
      <div className="table-action">
        <Trouble problem={followed.problem} />
        <WhyNote why={secret === null ? why : null} onDismiss={dismissWhy} />
        <ActionBar play={play} lasting={lasting} undoing={undoing} />
      </div>
      <OwnJournal play={play} seat={own} onOpen={openOwn} onLook={look} />
      <LogPanel groups={groups} onPoint={play.point} open={logOpen} onClose={closeLog} />
      <LiveRegion messages={messages} />

      {sheet?.name === 'settings' && (
        <SettingsDialog pace={pace} onPace={choosePace} sound={sound} motion={motion} onMotion={chooseMotion} onClose={close} />
      )}
      {sheet?.name === 'shortcuts' && <ShortcutList rows={shortcutRows(words.shortcuts)} onClose={close} />}
      {sheet?.name === 'journal' && (
        <JournalSheet
          play={play}
          seat={sheet.seat}
          onClose={close}
          {...(sheetPlan?.player === HUMAN ? { onLook: () => setSheet({ name: 'scoring', seat: sheet.seat }) } : {})}
        />
      )}
      {sheet?.name === 'scoring' && sheetPlan !== undefined && (
        <SecretScoring table={update.table} seat={sheet.seat} plan={sheetPlan} onLeave={close} />
      )}
      {secret !== null && secretPlan !== undefined && (
        <SecretPick
          key={secret.seat}
          view={view}
          plan={secretPlan}
          legal={secret.legal}
          why={why}
          onDismiss={dismissWhy}
          onPick={secret.pick}
          onAskWhy={play.askWhy}
        />
      )}
    </main>
  );
}

function titleOf(
  over: boolean,
  yours: boolean,
  active: string,
  words: { readonly yourTurn: string; readonly turnOf: (name: string) => string; readonly over: string },
): string {
  if (over) return words.over;
  return yours ? words.yourTurn : words.turnOf(active);
}
