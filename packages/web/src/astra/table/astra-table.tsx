import { type AstraEvent, type AstraView, AUPTOLEMY } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AUPTOLEMY_PLAYER, type Ink, type TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import { EndPanel, Winners } from '../../table/end-panel.tsx';
import { LiveRegion } from '../../table/live-region.tsx';
import { LogPanel } from '../../table/log/log-panel.tsx';
import { personsAt } from '../../table/persons.ts';
import { SettingsDialog } from '../../table/settings-dialog.tsx';
import { ShortcutList } from '../../table/shortcut-list.tsx';
import { TopBar } from '../../table/top-bar.tsx';
import { Trouble } from '../../table/trouble.tsx';
import { useAnnouncements } from '../../table/use-announcements.ts';
import { useLogDrawer } from '../../table/use-log-drawer.ts';
import { useManner } from '../../table/use-manner.ts';
import { useShortcuts } from '../../table/use-shortcuts.ts';
import { type Sounds, useTableSounds } from '../../table/use-table-sounds.ts';
import { useTitle } from '../../table/use-title.ts';
import { WhyNote } from '../../table/why-note.tsx';
import type { TableWords } from '../../text/table.en.ts';
import { useAstraText } from '../use-astra-text.ts';
import { ActionBar } from './action/action-bar.tsx';
import { AutomaPlace } from './automa/automa-place.tsx';
import { AutomaSheet } from './automa/automa-sheet.tsx';
import { stepWords } from './automa/step-words.ts';
import { JournalSheet } from './journal/journal-sheet.tsx';
import { OtherJournals } from './journal/other-journals.tsx';
import { OwnJournal } from './journal/own-journal.tsx';
import { lastingAbilities } from './lasting.ts';
import { isCost, logGroups } from './log-groups.ts';
import { namesAt } from './names.ts';
import type { Play } from './play.ts';
import { questionOf } from './question.ts';
import { ScenePanel } from './scene-panel.tsx';
import { SecretPick } from './secret-pick.tsx';
import { SecretScoring } from './secret-scoring.tsx';
import { shortcutRows, shortcutsOf } from './shortcuts.ts';
import { Sky } from './sky/sky.tsx';
import { SoloEnd } from './solo-end.tsx';
import { TopBarNotes } from './top-bar-notes.tsx';
import { useAstraPlay } from './use-astra-play.ts';
import { useSoloRecord } from './use-solo-record.ts';
import { type Scene, selectedCard, useStaging } from './use-staging.ts';
import './astra-table.css';

interface AstraTableProps {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
}

/** What lies over the table, if anything. */
type Sheet = { readonly name: 'settings' | 'shortcuts' } | { readonly name: 'journal' | 'scoring'; readonly seat: Seat };

/** The table of Astra: the sky in the middle, Journals, log and actions around it. */
export function AstraTable({ followed, update }: AstraTableProps): ReactNode {
  const text = useAstraText();
  const words = text.words.table;
  const manner = useManner();
  const staged = useStaging(followed, update, manner.pace);
  const { log, scene } = staged;
  const { play, own, secret, why, dismissWhy, undoing } = useAstraPlay(followed, update, staged);
  const { seats, view } = play;
  const persons = personsAt(update);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const drawer = useLogDrawer();

  const names = useMemo(() => namesAt(seats), [seats]);
  const groups = useMemo(() => logGroups(log, text, names), [log, text, names]);
  const lasting = useMemo(() => lastingAbilities(log), [log]);
  const question = play.seat === null && !view.over ? null : questionOf(play, text);
  const step = scene && stepWords(scene.step, selectedCard(scene), view, text, names);
  const messages = useAnnouncements(log, step ?? question, (event) =>
    isCost(event) || scene?.told.has(event) ? null : sentence(text.astra, event, names),
  );
  useSoloRecord(update);
  useTableSounds(log, SOUNDS, secret?.seat ?? play.seat, manner.sound.play);
  useTitle(titleOf(play.view.over, play.seat !== null && view.viewer !== 'spectator', seats[view.active]?.name ?? '', words.titles));

  const close = useCallback(() => setSheet(null), []);
  const openJournal = useCallback((seat: Seat) => setSheet({ name: 'journal', seat }), []);
  const openOwn = useCallback(() => openJournal(own), [openJournal, own]);
  const look = useCallback(() => setSheet({ name: 'scoring', seat: own }), [own]);
  const putAway = (): void => {
    dismissWhy();
    if (drawer.open) drawer.close();
  };
  const openShortcuts = useCallback(() => setSheet({ name: 'shortcuts' }), []);
  useShortcuts(shortcutsOf(play, undoing, scene, { log: drawer.toggle, journal: openOwn, shortcuts: openShortcuts, away: putAway }));

  const secretPlan = secret === null ? undefined : seats[secret.seat];
  const sheetPlan = sheet !== null && 'seat' in sheet ? seats[sheet.seat] : undefined;
  return (
    <main className="table" data-version={update.version}>
      <TopBar
        round={view.round}
        turn={turnOf(play, words.bar)}
        rules="A"
        logOpen={drawer.open}
        onLog={drawer.toggle}
        onSettings={() => setSheet({ name: 'settings' })}
        onShortcuts={openShortcuts}
      >
        <TopBarNotes view={view} />
      </TopBar>
      {view.automa === null ? (
        <OtherJournals play={play} own={own} onOpen={openJournal} />
      ) : (
        <AutomaPlace play={play} automa={view.automa} selected={scene?.rolled?.from ?? null} onOpen={openJournal} />
      )}
      <div className="table-sky" id="sky">
        <h2 className="visually-hidden">{words.sky}</h2>
        <Sky play={play} {...lookAt(scene, view)} />
        {update.result !== null && scene === null && (
          <EndPanel table={update.table}>
            {view.automa === null ? (
              <Winners seats={seats} result={update.result} you={view.viewer === 'spectator' ? null : view.viewer} words={words.end} />
            ) : (
              <SoloEnd play={play} result={update.result} />
            )}
          </EndPanel>
        )}
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
      <OwnJournal play={play} seat={own} onOpen={openOwn} {...(persons.includes(own) ? { onLook: look } : {})} />
      <LogPanel groups={groups} onPoint={play.point} open={drawer.open} onClose={drawer.close} />
      <LiveRegion messages={messages} />

      {sheet?.name === 'settings' && <SettingsDialog {...manner} onClose={close} />}
      {sheet?.name === 'shortcuts' && <ShortcutList rows={shortcutRows(words.shortcuts)} onClose={close} />}
      {sheet?.name === 'journal' && sheetPlan?.player === AUPTOLEMY_PLAYER && view.automa !== null && (
        <AutomaSheet play={play} automa={view.automa} onClose={close} />
      )}
      {sheet?.name === 'journal' && sheetPlan?.player !== AUPTOLEMY_PLAYER && (
        <JournalSheet
          play={play}
          seat={sheet.seat}
          onClose={close}
          {...(persons.includes(sheet.seat) ? { onLook: () => setSheet({ name: 'scoring', seat: sheet.seat }) } : {})}
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
          onPick={play.decide}
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

const SOUNDS: Sounds<AstraEvent['kind']> = [
  ['ended', 'end'],
  ['discovered', 'discovery'],
  ['marked', 'mark'],
];

function turnOf({ view, seats }: Play, words: TableWords['bar']): { ink: Ink; words: string } | null {
  const active = seats[view.active];
  if (view.over || active === undefined) return null;
  return { ink: active.ink, words: view.viewer === view.active ? words.yourTurn : words.turnOf(active.name) };
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
