import type { AstraEvent, AstraView, CardId } from '@astrarium/astra';
import type { Logged } from '@astrarium/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PACES, type Pace, type TableUpdate } from '../../../client/local/messages.ts';
import type { TableSession } from '../../../client/local/use-table.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';
import type { AutomaStep, AutomaStepKind } from './automa/steps.ts';

type ToldTurn = typeof import('./automa/told-turn.ts');

/** Only the solo game needs it, once the game is under way; a turn that is there before it is shown at once. */
let toldTurn: ToldTurn | undefined;

export async function loadToldTurn(): Promise<void> {
  toldTurn = await import('./automa/told-turn.ts');
}

/** What the page shows at this moment: the newest update, or what has been shown of Auptolemy's turn in it. */
export interface Staged {
  readonly view: AstraView;
  readonly log: readonly Logged<AstraEvent>[];
  readonly news: readonly Logged<AstraEvent>[];
  readonly scene: AutomaScene | null;
}

/** Auptolemy's turn while it is being shown. */
export interface AutomaScene extends Pick<ToldTurn, 'stepWords'> {
  readonly step: AutomaStep;
  readonly number: number;
  readonly count: number;
  /** The Library card selected, once the die has fallen (A11.5). */
  readonly rolled: Extract<AstraEvent, { kind: 'rolled' }> | null;
  /** What the steps tell, so that nobody else has to. */
  readonly told: ReadonlySet<AstraEvent>;
  readonly watching: boolean;
  readonly next: () => void;
  readonly skip: () => void;
  readonly watch: (watching: boolean) => void;
}

interface Staging {
  readonly update: TableUpdate;
  /** The table before the update. */
  readonly before: AstraView;
  readonly steps: readonly AutomaStep[];
  /** How many steps have been shown; more than there are when it is over. */
  readonly shown: number;
}

/** Shows Auptolemy's turn step by step, by hand or by itself at the pace chosen; everything else at once. */
export function useStaging(followed: TableSession, update: TableUpdate, pace: Pace): Staged {
  const [way, chooseWay] = useRemembered('auptolemy', ['watch', 'hand'], 'watch');
  const [kept, keep] = useState<Staging>(() => ({ update, before: update.view as AstraView, steps: [], shown: 1 }));
  const watching = way === 'watch';
  let stage = kept;
  if (kept.update !== update) {
    stage = arrive(kept, update, watching && pace === 'instant');
    keep(stage);
  }

  const next = useCallback(() => keep((now) => ({ ...now, shown: now.shown + 1 })), []);
  const skip = useCallback(() => keep((now) => ({ ...now, shown: now.steps.length + 1 })), []);
  const watch = useCallback((on: boolean) => chooseWay(on ? 'watch' : 'hand'), [chooseWay]);

  const step = stage.steps[stage.shown - 1];
  useEffect(() => {
    if (step === undefined || !watching) return;
    const timer = setTimeout(next, PACES[pace] * WEIGHTS[step.kind]);
    return () => clearTimeout(timer);
  }, [step, watching, pace, next]);

  const shown = useMemo(() => showStage(stage), [stage]);
  const { log } = followed;
  return useMemo(() => {
    const all = log as readonly Logged<AstraEvent>[];
    const scene = shown.scene === null ? null : { ...shown.scene, watching, next, skip, watch };
    return { view: shown.view, news: shown.news, log: shown.unseen === 0 ? all : all.slice(0, -shown.unseen), scene };
  }, [shown, log, watching, next, skip, watch]);
}

/** How long a step wants to be looked at, in pauses of the pace. */
const WEIGHTS: Readonly<Record<AutomaStepKind, number>> = {
  roll: 2.5,
  focus: 4.5,
  mark: 1.4,
  telescope: 2.5,
  'clean-up': 2.5,
  rest: 3.5,
  other: 3.5,
};

function arrive({ update: last }: Staging, update: TableUpdate, atOnce: boolean): Staging {
  const before = last.view as AstraView;
  const view = update.view as AstraView;
  const follows = !update.reset && update.version === last.version + 1;
  const steps = view.automa === null || !follows || atOnce ? [] : (toldTurn?.stepsOf(eventsOf(update), before.active) ?? []);
  return { update, before, steps, shown: 1 };
}

interface StagedView {
  readonly view: AstraView;
  readonly news: readonly Logged<AstraEvent>[];
  /** Events that have not been shown yet. */
  readonly unseen: number;
  readonly scene: Omit<AutomaScene, 'watching' | 'next' | 'skip' | 'watch'> | null;
}

function showStage({ update, before, steps, shown }: Staging): StagedView {
  const logged = update.events as readonly Logged<AstraEvent>[];
  const step = steps[shown - 1];
  const from = steps[Math.min(shown, steps.length + 1) - 2]?.end ?? 0;
  if (step === undefined || toldTurn === undefined) {
    return { view: update.view as AstraView, news: update.reset ? [] : logged.slice(from), unseen: 0, scene: null };
  }
  const events = eventsOf(update).slice(0, step.end);
  return {
    view: toldTurn.retell(before, events),
    news: logged.slice(from, step.end),
    unseen: logged.length - step.end,
    scene: {
      stepWords: toldTurn.stepWords,
      step,
      number: shown,
      count: steps.length,
      rolled: events.findLast((event) => event.kind === 'rolled') ?? null,
      told: new Set(steps.flatMap((told) => told.events)),
    },
  };
}

function eventsOf({ events }: TableUpdate): AstraEvent[] {
  return events.map(({ event }) => event as AstraEvent);
}

/** The card selected from the Library in this scene. */
export function selectedCard(scene: AutomaScene): CardId | null {
  return scene.rolled?.card ?? null;
}
