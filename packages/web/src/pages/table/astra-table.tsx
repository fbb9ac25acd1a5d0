import { type AstraEvent, type AstraView, AUPTOLEMY } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ActionBar } from '../../astra/table/action/action-bar.tsx';
import { AutomaPlace } from '../../astra/table/automa/automa-place.tsx';
import { AutomaSheet } from '../../astra/table/automa/automa-sheet.tsx';
import { stepWords } from '../../astra/table/automa/step-words.ts';
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
import { AUPTOLEMY_PLAYER, HUMAN, type TableUpdate } from '../../host/messages.ts';
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
import { ScenePanel } from './scene-panel.tsx';
import { shortcutRows, shortcutsOf } from './shortcuts.ts';
import { Trouble } from './table-problem.tsx';
import { TopBar } from './top-bar.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { usePlay } from './use-play.ts';
import { useSoloRecord } from './use-solo-record.ts';
import { type Scene, selectedCard, useStaging } from './use-staging.ts';
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
  const [pace, choosePace] = usePace();
  const staged = useStaging(followed, update, pace);
  const { log, scene } = staged;
  const { play, own, secret, why, dismissWhy, undoing } = usePlay(followed, update, staged);
  const { seats, view } = play;
  const [motion, chooseMotion] = useSky();
  const sound = useSound();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logOpen, setLogOpen] = useState(false);

  const names = useMemo(() => namesAt(seats), [seats]);
  const groups = useMemo(() => logGroups(log, text, names), [log, text, names]);
  const lasting = useMemo(() => lastingAbilities(log), [log]);
  const question = play.seat === null && !view.over ? null : questionOf(play, text);
  const step = scene && stepWords(scene.step, selectedCard(scene), view, text, names);
  const messages = useAnnouncements(log, step ?? question, names, scene?.told ?? NOTHING_TOLD);
  useSoloRecord(update);
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
  useShortcuts(shortcutsOf(play, undoing, scene, { log: toggleLog, journal: openOwn, shortcuts: openShortcuts, away: putAway }));

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
      {view.automa === null ? (
        <OtherJournals play={play} own={own} onOpen={openJournal} />
      ) : (
        <AutomaPlace play={play} automa={view.automa} selected={scene?.rolled?.from ?? null} onOpen={openJournal} />
      )}
      <div className="table-sky" id="sky">
        <h2 className="visually-hidden">{words.sky}</h2>
        <Sky play={play} {...lookAt(scene, view)} />
        {update.result !== null && scene === null && <EndPanel table={update.table} play={play} result={update.result} />}
      </div>
      <div className="table-action">
        <Trouble problem={followed.problem} />
        <WhyNote why={secret === null ? why : null} onDismiss={dismissWhy} />
        {scene === null || step === null ? (
          <ActionBar play={play} lasting={lasting} undoing={undoing} />
        ) : (
          <ScenePanel scene={scene} words={step} ink={seats[AUPTOLEMY]?.ink ?? 'dreamer'} />
        )}
      </div>
      <OwnJournal play={play} seat={own} onOpen={openOwn} onLook={look} />
      <LogPanel groups={groups} onPoint={play.point} open={logOpen} onClose={closeLog} />
      <LiveRegion messages={messages} />

      {sheet?.name === 'settings' && (
        <SettingsDialog pace={pace} onPace={choosePace} sound={sound} motion={motion} onMotion={chooseMotion} onClose={close} />
      )}
      {sheet?.name === 'shortcuts' && <ShortcutList rows={shortcutRows(words.shortcuts)} onClose={close} />}
      {sheet?.name === 'journal' && sheetPlan?.player === AUPTOLEMY_PLAYER && view.automa !== null && (
        <AutomaSheet play={play} automa={view.automa} onClose={close} />
      )}
      {sheet?.name === 'journal' && sheetPlan?.player !== AUPTOLEMY_PLAYER && (
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

/** Where only one card fits, it is the one that Auptolemy's Focus has led to. */
function lookAt(scene: Scene | null, { slots }: AstraView): { focus?: number } {
  const event = scene?.step.events[0];
  if (event?.kind !== 'focus' || event.on === null) return {};
  return { focus: slots.findIndex(({ card }) => card === event.on) };
}

const NOTHING_TOLD: ReadonlySet<AstraEvent> = new Set();

function titleOf(
  over: boolean,
  yours: boolean,
  active: string,
  words: { readonly yourTurn: string; readonly turnOf: (name: string) => string; readonly over: string },
): string {
  if (over) return words.over;
  return yours ? words.yourTurn : words.turnOf(active);
}
