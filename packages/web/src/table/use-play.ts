import type { Logged, Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../host/messages.ts';
import type { FollowedTable } from '../host/use-table.ts';
import { useText } from '../text/use-text.ts';
import { personsAt } from './persons.ts';
import type { PlayOf } from './play.ts';
import { thoughtsAt } from './thoughts.ts';
import type { Undoing } from './undo-buttons.tsx';
import type { Why } from './why-note.tsx';

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
  /** The words for the reason of a refusal, if the game knows it. */
  readonly reasonWords: (reason: string) => string | undefined;
}

/** The table as the page plays at it. */
export interface Played<View, Event, Pointed> {
  readonly play: PlayOf<View, Event, Pointed>;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
  readonly undoing: Undoing;
}

const NOTHING: ReadonlySet<string> = new Set();

export function usePlay<View, Event, Pointed>(
  followed: FollowedTable,
  update: TableUpdate,
  { view, news, seat, asker, pointedAt, reasonWords }: Shown<View, Event, Pointed>,
): Played<View, Event, Pointed> {
  const words = useText().words.table;
  const { decide, whyNot, undo } = followed;
  const { version } = update;
  const [pointed, point] = useState<Pointed | null>(null);

  // A note is about the present moment: with the next decision it is gone.
  const [noted, setNoted] = useState<{ readonly version: number; readonly why: Why } | null>(null);
  const note = useCallback((why: Why) => setNoted({ version, why }), [version]);
  const dismissWhy = useCallback(() => setNoted(null), []);
  const noteRefusal = useCallback(
    (refusal: Refusal | null): void => {
      if (refusal === null) return;
      const known = reasonWords(refusal.reason);
      note(known === undefined ? { words: words.undo.none } : { words: known, rule: refusal.rule });
    },
    [note, reasonWords, words],
  );

  const answer = useCallback(
    (decision: string): void => {
      setNoted(null);
      decide(asker, decision).then(noteRefusal, () => undefined);
    },
    [asker, decide, noteRefusal],
  );
  const askWhy = useCallback(
    (decision: string): void => {
      whyNot(asker, decision).then(noteRefusal, () => undefined);
    },
    [asker, whyNot, noteRefusal],
  );

  const play = useMemo<PlayOf<View, Event, Pointed>>(
    () => ({
      view,
      seats: update.seats,
      seat,
      legal: seat === null ? NOTHING : new Set(update.legal[seat]),
      decide: answer,
      askWhy,
      news,
      pointedAt: pointed ?? pointedAt,
      point,
      thoughts: thoughtsAt(update),
    }),
    [view, news, update, seat, answer, askWhy, pointed, pointedAt],
  );

  const undoing = useMemo<Undoing>(() => {
    // Only whoever decided last can have anything to take back.
    const by = personsAt(update).find((person) => (update.undoLimits[person] ?? version) < version);
    const goBack = (to: (limit: number) => number): void => {
      if (by === undefined) note({ words: words.undo.none });
      else undo(by, to(update.undoLimits[by] ?? version)).then(noteRefusal, () => undefined);
    };
    return {
      by: by ?? null,
      undo: () => goBack(() => version - 1),
      restart: () => goBack((limit) => limit),
    };
  }, [update, version, undo, note, noteRefusal, words]);

  return { play, why: noted?.version === version ? noted.why : null, dismissWhy, undoing };
}
