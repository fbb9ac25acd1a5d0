import type { AstraEvent, AstraView } from '@astrarium/astra';
import { isReason } from '@astrarium/astra/text';
import type { Logged, Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo, useState } from 'react';
import type { Play, Pointed } from '../../astra/table/play.ts';
import { tied } from '../../astra/table/question.ts';
import { HUMAN, type TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import type { Undoing } from '../../table/undo-buttons.tsx';
import type { Why } from '../../table/why-note.tsx';
import { useText } from '../../text/use-text.ts';

/** The table as the page plays at it. */
export interface Played {
  readonly play: Play;
  readonly log: readonly Logged<AstraEvent>[];
  /** Whose Journal lies before the screen: of several persons, whoever decides or decided last. */
  readonly own: Seat;
  /** Who has to pick in secret while others sit at the same screen (A8.3). */
  readonly secret: { readonly seat: Seat; readonly legal: ReadonlySet<string>; readonly pick: (decision: string) => void } | null;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
  readonly undoing: Undoing;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_NEWS: readonly Logged<AstraEvent>[] = [];

export function usePlay(followed: FollowedTable, update: TableUpdate): Played {
  const text = useText();
  const { decide, whyNot, undo } = followed;
  const view = update.view as AstraView;
  const log = followed.log as readonly Logged<AstraEvent>[];
  const { version } = update;

  const picker = secretPicker(update, view);
  const seat = picker === null ? (persons(update).find((person) => update.waitingFor.includes(person)) ?? null) : null;
  const own = useOwnSeat(picker ?? seat, persons(update)[0] ?? view.first);

  const [pointedAt, point] = useState<Pointed | null>(null);
  // A note is about the present moment: with the next decision it is gone.
  const [noted, setNoted] = useState<{ readonly version: number; readonly why: Why } | null>(null);
  const note = useCallback((why: Why) => setNoted({ version, why }), [version]);
  const dismissWhy = useCallback(() => setNoted(null), []);
  const noteRefusal = useCallback(
    (refusal: Refusal | null): void => {
      if (refusal === null) return;
      const { rule, reason } = refusal;
      note(isReason(reason) ? { words: text.astra.reasons[reason], rule } : { words: text.words.table.undo.none });
    },
    [note, text],
  );

  const asker = picker ?? seat ?? own;
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

  const play = useMemo<Play>(
    () => ({
      view,
      seats: update.seats,
      seat,
      legal: seat === null ? NOTHING : new Set(update.legal[seat]),
      decide: answer,
      askWhy,
      news: update.reset ? NO_NEWS : (update.events as readonly Logged<AstraEvent>[]),
      pointedAt,
      point,
    }),
    [view, update, seat, answer, askWhy, pointedAt],
  );

  const secret = useMemo(
    () => (picker === null ? null : { seat: picker, legal: new Set(update.legal[picker]), pick: answer }),
    [picker, update, answer],
  );

  const undoing = useMemo<Undoing>(() => {
    // Only whoever decided last can have anything to take back.
    const undoer = persons(update).find((person) => (update.undoLimits[person] ?? version) < version);
    const goBack = (to: (limit: number) => number): void => {
      if (undoer === undefined) note({ words: text.words.table.undo.none });
      else undo(undoer, to(update.undoLimits[undoer] ?? version)).then(noteRefusal, () => undefined);
    };
    return { possible: undoer !== undefined, undo: () => goBack(() => version - 1), restart: () => goBack((limit) => limit) };
  }, [update, version, undo, note, noteRefusal, text]);

  return { play, log, own, secret, why: noted?.version === version ? noted.why : null, dismissWhy, undoing };
}

function persons({ seats }: TableUpdate): Seat[] {
  return seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
}

/** With several persons tied at one screen, the next of them to pick behind the curtain. */
function secretPicker(update: TableUpdate, view: AstraView): Seat | null {
  const frame = view.frames.at(-1);
  if (view.viewer !== 'spectator' || frame?.phase !== 'boons') return null;
  const pickers = tied(frame).filter((seat) => update.seats[seat]?.player === HUMAN);
  if (pickers.length < 2) return null;
  return pickers.find((seat) => update.waitingFor.includes(seat)) ?? null;
}

/** The seat that decides; while none does, the one that did last. */
function useOwnSeat(deciding: Seat | null, first: Seat): Seat {
  const [last, setLast] = useState(first);
  if (deciding !== null && deciding !== last) setLast(deciding);
  return deciding ?? last;
}
