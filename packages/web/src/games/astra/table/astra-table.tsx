import { type AstraEvent, type AstraView, AUPTOLEMY } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { Seat } from '@astrarium/core';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import type { TableSession } from '../../../client/local/use-table.ts';
import { Announcements } from '../../../play/announcements.tsx';
import { ErrorBar } from '../../../play/error-bar.tsx';
import { localPlayersAt } from '../../../play/local-players.ts';
import { LogPanel } from '../../../play/log/log-panel.tsx';
import { TopBar } from '../../../play/top-bar.tsx';
import { useFetchAhead } from '../../../play/use-fetch-ahead.ts';
import { useLogDrawer } from '../../../play/use-log-drawer.ts';
import { useShortcuts } from '../../../play/use-shortcuts.ts';
import { useTableSettings } from '../../../play/use-table-settings.ts';
import { type Sounds, useTableSounds } from '../../../play/use-table-sounds.ts';
import { useTitle } from '../../../play/use-title.ts';
import { WhyNote } from '../../../play/why-note.tsx';
import { useAstraText } from '../use-astra-text.ts';
import { ActionBar } from './action/action-bar.tsx';
import { titleOf, turnOf } from './bar-turn.ts';
import { OtherJournals } from './journal/other-journals.tsx';
import { OwnJournal } from './journal/own-journal.tsx';
import { lastingAbilities } from './lasting.ts';
import { isCost, logGroups } from './log-groups.ts';
import { namesAt } from './names.ts';
import { questionOf } from './question.ts';
import type { OpenSheet } from './sheets.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { Sky } from './sky/sky.tsx';
import { TopBarNotes } from './top-bar-notes.tsx';
import { useAstraPlay } from './use-astra-play.ts';
import { type AutomaScene, loadToldTurn, selectedCard, useStaging } from './use-staging.ts';
import './astra-table.css';

// What is seen only now and then, or only in the solo game, is fetched with the first of it.
const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }));
const EndOfGame = lazy(async () => ({ default: (await import('./end-of-game.tsx')).EndOfGame }));
const SecretPick = lazy(async () => ({ default: (await import('./secret-pick.tsx')).SecretPick }));
const ScenePanel = lazy(async () => ({ default: (await import('./scene-panel.tsx')).ScenePanel }));
const AutomaPlace = lazy(async () => ({ default: (await import('./automa/automa-place.tsx')).AutomaPlace }));

const LATER = [() => import('./sheets.tsx'), () => import('./secret-pick.tsx')];
const LATER_ALONE = [loadToldTurn, () => import('./scene-panel.tsx'), ...LATER];

interface AstraTableProps {
  readonly followed: TableSession;
  readonly update: TableUpdate;
}

/** The table of Astra: the sky in the middle, Journals, log and actions around it. */
export function AstraTable({ followed, update }: AstraTableProps): ReactNode {
  const text = useAstraText();
  const words = text.words.table;
  const manner = useTableSettings();
  const staged = useStaging(followed, update, manner.pace);
  const { log, scene } = staged;
  const { play, own, secret, why, dismissWhy, undoing } = useAstraPlay(followed, update, staged);
  const { seats, view } = play;
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const drawer = useLogDrawer();
  useFetchAhead(update.version > 0, (update.view as AstraView).automa === null ? LATER : LATER_ALONE);

  const names = useMemo(() => namesAt(seats), [seats]);
  const groups = useMemo(() => logGroups(log, text, names), [log, text, names]);
  const lasting = useMemo(() => lastingAbilities(log), [log]);
  const question = play.seat === null && !view.over ? null : questionOf(play, text);
  const step = scene && scene.stepWords(scene.step, selectedCard(scene), view, text, names);
  useTableSounds(log, SOUNDS, secret?.seat ?? play.seat, manner.sound.play);
  // Others decide in one's turn too: who may pick a Boon, for one.
  const decider = scene === null ? (secret?.seat ?? play.seat ?? update.waitingFor[0] ?? view.active) : view.active;
  useTitle(titleOf(play, decider, words.titles));

  const close = useCallback(() => setSheet(null), []);
  const openJournal = useCallback((seat: Seat) => setSheet({ name: 'journal', seat }), []);
  const openOwn = useCallback(() => openJournal(own), [openJournal, own]);
  const look = useCallback(() => setSheet({ name: 'scoring', seat: own }), [own]);
  const putAway = (): void => {
    dismissWhy();
    if (drawer.open) drawer.close();
  };
  const openShortcuts = useCallback(() => setSheet({ name: 'shortcuts' }), []);
  const openSettings = useCallback(() => setSheet({ name: 'settings' }), []);
  useShortcuts(shortcutsOf(play, undoing, scene, { log: drawer.toggle, journal: openOwn, shortcuts: openShortcuts, away: putAway }));

  const secretPlan = secret === null ? undefined : seats[secret.seat];
  return (
    <main className="table" data-version={update.version}>
      <TopBar
        table={update.table}
        round={view.round}
        turn={turnOf(play, decider, words.bar)}
        rules="A"
        logOpen={drawer.open}
        onLog={drawer.toggle}
        onSettings={openSettings}
        onShortcuts={openShortcuts}
      >
        <TopBarNotes view={view} />
      </TopBar>
      {view.automa === null ? (
        <OtherJournals play={play} own={own} onOpen={openJournal} />
      ) : (
        <Suspense fallback={<div className="other-journals automa-place" />}>
          <AutomaPlace play={play} automa={view.automa} selected={scene?.rolled?.from ?? null} onOpen={openJournal} />
        </Suspense>
      )}
      <div className="table-sky" id="sky">
        <h2 className="visually-hidden">{words.sky}</h2>
        <Sky play={play} {...lookAt(scene, view)} />
        {update.result !== null && (
          <Suspense>
            <EndOfGame update={update} play={play} result={update.result} shown={scene === null} />
          </Suspense>
        )}
      </div>
      <div className="table-action">
        <ErrorBar problem={followed.problem} />
        <WhyNote why={secret === null ? why : null} onDismiss={dismissWhy} />
        {scene === null || step === null ? (
          <ActionBar play={play} lasting={lasting} undoing={undoing} />
        ) : (
          <Suspense>
            <ScenePanel scene={scene} words={step} ink={seats[AUPTOLEMY]?.ink ?? 'dreamer'} />
          </Suspense>
        )}
      </div>
      <OwnJournal play={play} seat={own} onOpen={openOwn} {...(localPlayersAt(update).includes(own) ? { onLook: look } : {})} />
      <LogPanel groups={groups} onPoint={play.point} open={drawer.open} onClose={drawer.close} />
      <Announcements
        log={log}
        question={step ?? question}
        tell={(event) => (isCost(event) || scene?.told.has(event) ? null : sentence(text.astra, event, names))}
      />

      <Suspense>
        {sheet !== null && (
          <Sheets
            sheet={sheet}
            table={update.table}
            play={play}
            persons={localPlayersAt(update)}
            manner={manner}
            onSheet={setSheet}
            onClose={close}
          />
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
      </Suspense>
    </main>
  );
}

/** Where only one card fits, it is the one that Auptolemy's Focus has led to. */
function lookAt(scene: AutomaScene | null, { slots }: AstraView): { focus?: number } {
  const event = scene?.step.events[0];
  if (event?.kind !== 'focus' || event.on === null) return {};
  return { focus: slots.findIndex(({ card }) => card === event.on) };
}

const SOUNDS: Sounds<AstraEvent['kind']> = [
  ['ended', 'end'],
  ['discovered', 'discovery'],
  ['marked', 'mark'],
];
