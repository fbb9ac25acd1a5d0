import type { Logged, Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../client/local/messages.ts';
import type { TableSession } from '../client/local/use-table.ts';
import { useText } from '../i18n/use-text.ts';
import { useStableCallback } from '../lib/use-stable-callback.ts';
import { localPlayersAt } from './local-players.ts';
import type { PlayOf } from './play.ts';
import { thoughtsAt } from './thoughts.ts';
import type { Undoing } from './undo-buttons.tsx';
import { type Why, whyOf } from './why.ts';

/** What a game shows of the newest update, and whom it lets decide. */
export interface Shown<View, Event, Pointed> {
  readonly view: View;
  readonly news: readonly Logged<Event>[];
  /** The person whose decision the screen waits for. */
  readonly seat: Seat | null;
  /** The seat a touch on the board speaks for, whether it may decide or not. */
  readonly asker: Seat;
  /** What the moment itself points at, unless somebody points elsewhere. */
  readonly pointedAt: Pointed | null;
  /** The words for a refusal, if the game knows its reason. */
  readonly refusalWords: (refusal: Refusal) => string | undefined;
}

/** The table as the page plays at it. */
export interface TablePlay<View, Event, Pointed> {
  readonly play: PlayOf<View, Event, Pointed>;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
  readonly undoing: Undoing;
}

const NOTHING: ReadonlySet<string> = new Set();

export function usePlay<View, Event, Pointed>(
  followed: TableSession,
  update: TableUpdate,
  { view, news, seat, asker, pointedAt, refusalWords }: Shown<View, Event, Pointed>,
): TablePlay<View, Event, Pointed> {
  const words = useText().words.table;
  const { decide, whyNot, undo, only } = followed;
  const { version } = update;
  const [pointed, point] = useState<Pointed | null>(null);

  // A note is about the present moment: with the next decision it is gone.
  const [noted, setNoted] = useState<{ readonly version: number; readonly why: Why } | null>(null);
  const note = (why: Why): void => setNoted({ version, why });
  const dismissWhy = useCallback(() => setNoted(null), []);
  const noteRefusal = (refusal: Refusal | null): void => {
    if (refusal === null) return;
    note(whyOf(refusal, refusalWords(refusal), words));
  };

  const answer = useStableCallback((decision: string): void => {
    setNoted(null);
    decide(asker, decision).then(noteRefusal, () => undefined);
  });
  const askWhy = useStableCallback((decision: string): void => {
    whyNot(asker, decision).then(noteRefusal, () => undefined);
  });

  const allowed = useMemo(() => (seat === null ? NOTHING : new Set(update.legal[seat])), [update, seat]);
  const legal = useMemo(() => (only === undefined ? allowed : new Set(allowed.has(only) ? [only] : [])), [allowed, only]);
  const thoughts = useMemo(() => thoughtsAt(update), [update]);
  const play = useMemo<PlayOf<View, Event, Pointed>>(
    () => ({
      view,
      seats: update.seats,
      seat,
      legal,
      allowed,
      decide: answer,
      askWhy,
      news,
      pointedAt: pointed ?? pointedAt,
      point,
      thoughts,
    }),
    [view, update.seats, seat, legal, allowed, answer, askWhy, news, pointed, pointedAt, thoughts],
  );

  // Only whoever decided last can have anything to take back.
  const by = localPlayersAt(update).find((person) => (update.undoLimits[person] ?? version) < version) ?? null;
  const goBack = (to: (limit: number) => number): void => {
    if (by === null) note({ words: words.undo.none });
    else undo(by, to(update.undoLimits[by] ?? version)).then(noteRefusal, () => undefined);
  };
  const undoOne = useStableCallback(() => goBack(() => version - 1));
  const restart = useStableCallback(() => goBack((limit) => limit));
  const undoing = useMemo<Undoing>(() => ({ by, undo: undoOne, restart }), [by, undoOne, restart]);

  return { play, why: noted?.version === version ? noted.why : null, dismissWhy, undoing };
}
