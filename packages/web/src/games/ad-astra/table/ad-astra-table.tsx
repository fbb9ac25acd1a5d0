import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf, sentence } from '@astrarium/ad-astra/text';
import type { Logged, Seat } from '@astrarium/core';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import type { TableSession } from '../../../client/local/use-table.ts';
import { Announcements } from '../../../play/announcements.tsx';
import type { BarTurn } from '../../../play/bar-turn.ts';
import { ErrorBar } from '../../../play/error-bar.tsx';
import { LogPanel } from '../../../play/log/log-panel.tsx';
import { TopBar } from '../../../play/top-bar.tsx';
import { UndoButtons } from '../../../play/undo-buttons.tsx';
import { useFetchAhead } from '../../../play/use-fetch-ahead.ts';
import { useLogDrawer } from '../../../play/use-log-drawer.ts';
import { useShortcuts } from '../../../play/use-shortcuts.ts';
import { useTableSettings } from '../../../play/use-table-settings.ts';
import { type Sounds, useTableSounds } from '../../../play/use-table-sounds.ts';
import { useTitle } from '../../../play/use-title.ts';
import { WhyNote } from '../../../play/why-note.tsx';
import { DialogNote } from '../../../ui/dialog-note.ts';
import { ActiveCardPanel } from '../active-card/active-card-panel.tsx';
import { questionOf } from '../choice/question.ts';
import { Galaxy } from '../galaxy/galaxy.tsx';
import { Holdings } from '../holdings/holdings.tsx';
import { Opponents } from '../holdings/opponents.tsx';
import { ActionHand } from '../planning/action-hand.tsx';
import { PlanningBoard } from '../planning/planning-board.tsx';
import { PlanningChoice } from '../planning/planning-choice.tsx';
import type { Play } from '../play.ts';
import { ScoreTrack } from '../scoring/score-track.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { AdAstraMessages } from '../words/en/index.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { goesWithoutSaying, logGroups } from './log-groups.ts';
import { PassCurtain } from './pass-curtain.tsx';
import type { OpenSheet } from './sheets.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { BarWays, LastRound } from './top-bar-notes.tsx';
import { useAdAstraPlay } from './use-ad-astra-play.ts';
import './ad-astra-table.css';

// What is seen only now and then is fetched with the first of it.
const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }));
const EndOfGame = lazy(async () => ({ default: (await import('./end-of-game.tsx')).EndOfGame }));

const LATER = [() => import('./choices.tsx'), () => import('../active-card/active-card.tsx'), () => import('./sheets.tsx')];

interface AdAstraTableProps {
  readonly followed: TableSession;
  readonly update: TableUpdate;
}

/** The table of Ad Astra: the galaxy in the middle, the planning board above it, one's own things below, the others and the log beside. */
export function AdAstraTable({ followed, update }: AdAstraTableProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.adAstraTable;
  const manner = useTableSettings();
  const { play, version, own, curtain, lift, why, dismissWhy, undoing } = useAdAstraPlay(followed, update);
  const { view, seats } = play;
  const log = followed.log as readonly Logged<AdAstraEvent>[];
  const [laid, setSheet] = useState<OpenSheet | null>(null);
  // A Trade card that is over takes its sheet along; and nobody finds the sheets of whoever sat here before.
  const sheet = curtain !== null || (laid?.name === 'trade' && view.step !== 'trade') ? null : laid;
  if (sheet !== laid) setSheet(sheet);
  const drawer = useLogDrawer();
  useFetchAhead(version > 0, LATER);

  const names = useMemo(() => namesOf(seats.map(({ name }) => name)), [seats]);
  const groups = useMemo(() => logGroups(log, text, names), [log, text, names]);
  const question = play.seat === null && !view.over ? null : questionOf(play, text);
  useTableSounds(log, SOUNDS, curtain ?? play.seat, manner.sound.play);
  useTitle(titleOf(play, words));

  const close = useCallback(() => setSheet(null), []);
  const openSeat = useCallback((seat: Seat) => setSheet({ name: 'seat', seat }), []);
  const openOwn = useCallback(() => openSeat(own), [openSeat, own]);
  const openTrade = useCallback(() => setSheet({ name: 'trade' }), []);
  const openOthers = useCallback(() => setSheet({ name: 'others' }), []);
  const openReference = useCallback(() => setSheet({ name: 'reference' }), []);
  const openShortcuts = useCallback(() => setSheet({ name: 'shortcuts' }), []);
  const openSettings = useCallback(() => setSheet({ name: 'settings' }), []);
  const ways = useMemo(() => <BarWays onOthers={openOthers} onReference={openReference} />, [openOthers, openReference]);
  const putAway = (): void => {
    dismissWhy();
    if (drawer.open) drawer.close();
  };
  useShortcuts(
    shortcutsOf(play, undoing, {
      log: drawer.toggle,
      others: openOthers,
      reference: openReference,
      shortcuts: openShortcuts,
      away: putAway,
    }),
  );

  return (
    <main
      className={`star-table star-table-${view.step === 'plan' ? 'planning' : 'acting'}${play.seat === null ? '' : ' star-table-asked'}`}
      data-version={version}
    >
      <TopBar
        table={update.table}
        round={view.round}
        turn={turnOf(play, words)}
        rules="B"
        logOpen={drawer.open}
        onLog={drawer.toggle}
        onSettings={openSettings}
        onShortcuts={openShortcuts}
        ways={ways}
      >
        <LastRound view={view} />
      </TopBar>
      <PlanningChoice play={play}>
        <div className="star-plan">
          <PlanningBoard play={play} />
        </div>
        <div className="star-galaxy">
          <h2 className="visually-hidden">{words.galaxy}</h2>
          <Galaxy play={play} />
          {update.result !== null && (
            <Suspense>
              <EndOfGame table={update.table} play={play} result={update.result} />
            </Suspense>
          )}
        </div>
        <div className="star-card">
          <ActiveCardPanel play={play} log={log} />
        </div>
        <div className="star-action">
          <ErrorBar problem={followed.problem} />
          <WhyNote why={sheet === null ? why : null} onDismiss={dismissWhy} />
          <ChoicePanel play={play} own={own} onTrade={openTrade} />
          <UndoButtons {...undoing} />
        </div>
        <div className="star-hand">
          <ActionHand play={play} own={own} />
        </div>
      </PlanningChoice>
      <Holdings play={play} own={own} onOpen={openOwn} />
      <div className="star-side">
        <div className="star-others">
          <ScoreTrack play={play} />
          <Opponents play={play} own={own} onOpen={openSeat} />
        </div>
        <LogPanel groups={groups} onPoint={play.point} open={drawer.open} onClose={drawer.close} />
      </div>
      <Announcements
        log={log}
        question={question}
        tell={(event) => (goesWithoutSaying(event) ? null : sentence(text.adAstra, event, names))}
      />
      {sheet !== null && (
        <DialogNote value={<WhyNote why={why} onDismiss={dismissWhy} />}>
          <Suspense>
            <Sheets sheet={sheet} table={update.table} play={play} own={own} log={log} manner={manner} onSeat={openSeat} onClose={close} />
          </Suspense>
        </DialogNote>
      )}
      {curtain !== null && <PassCurtain key={curtain} seats={seats} seat={curtain} undoing={undoing} onLift={lift} />}
    </main>
  );
}

const SOUNDS: Sounds<AdAstraEvent['kind']> = [
  ['ended', 'end'],
  ['drew', 'discovery'],
  ['turned-up', 'discovery'],
  ['built', 'mark'],
  ['landed', 'mark'],
  ['revealed', 'mark'],
  ['planned', 'mark'],
];

function turnOf({ view, seats }: Play, words: AdAstraMessages['adAstraTable']): BarTurn | null {
  const asked = view.frames.at(-1)?.seat;
  const plan = asked === undefined ? undefined : seats[asked];
  if (plan === undefined) return null;
  const yours = view.viewer === asked;
  const { ink, name } = plan;
  const [own, other] = view.step === 'plan' ? [words.yourPlan, words.planTurn] : [words.yourTurn, words.actTurn];
  return yours ? { ink, words: own, short: own } : { ink, words: other(name), short: name };
}

function titleOf({ view, seats, seat }: Play, { titles }: AdAstraMessages['adAstraTable']): string {
  const asked = view.frames.at(-1)?.seat;
  if (asked === undefined) return titles.over;
  return seat === asked && view.viewer === asked ? titles.yourTurn : titles.turnOf(seats[asked]?.name ?? '');
}
