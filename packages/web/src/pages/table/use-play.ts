import type { AstraView } from '@astrarium/astra';
import { isReason } from '@astrarium/astra/text';
import type { Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo, useState } from 'react';
import type { Play, Pointed } from '../../astra/table/play.ts';
import { tied } from '../../astra/table/question.ts';
import { HUMAN, type TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import type { Undoing } from '../../table/undo-buttons.tsx';
import type { Why } from '../../table/why-note.tsx';
import { useText } from '../../text/use-text.ts';
import type { Scene, Staged } from './use-staging.ts';

/** The table as the page plays at it. */
export interface Played {
  readonly play: Play;
  /** Whose Journal lies before the screen: of several persons, whoever decides or decided last. */
  readonly own: Seat;
  /** Who has to pick in secret while others sit at the same screen (A8.3). */
  readonly secret: { readonly seat: Seat; readonly legal: ReadonlySet<string>; readonly pick: (decision: string) => void } | null;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
  readonly undoing: Undoing;
}

const NOTHING: ReadonlySet<string> = new Set();

export function usePlay(followed: FollowedTable, update: TableUpdate, { view, news, scene }: Staged): Played {
  const text = useText();
  const { decide, whyNot, undo } = followed;
  const { version } = update;

  const picker = secretPicker(update, view);
  const seat = picker === null && scene === null ? (persons(update).find((person) => update.waitingFor.includes(person)) ?? null) : null;
  const own = useOwnSeat(picker ?? seat, persons(update)[0] ?? view.first);

  const [pointed, point] = useState<Pointed | null>(null);
  const pointedAt = useMemo(() => pointed ?? sceneAt(scene), [pointed, scene]);
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
      // Whatever is touched during Auptolemy's turn, it only goes on.
      if (scene !== null) {
        scene.next();
        return;
      }
      whyNot(asker, decision).then(noteRefusal, () => undefined);
    },
    [asker, whyNot, noteRefusal, scene],
  );

  const play = useMemo<Play>(
    () => ({
      view,
      seats: update.seats,
      seat,
      legal: seat === null ? NOTHING : new Set(update.legal[seat]),
      decide: answer,
      askWhy,
      news,
      pointedAt,
      point,
    }),
    [view, news, update, seat, answer, askWhy, pointedAt],
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

  return { play, own, secret, why: noted?.version === version ? noted.why : null, dismissWhy, undoing };
}

/** What a step of Auptolemy's turn is about, on the table. */
function sceneAt(scene: Scene | null): Pointed | null {
  const event = scene?.step.events[0];
  if (event?.kind === 'focus') return event.on === null ? null : { card: event.on };
  return event?.kind === 'marked' ? { card: event.card, star: event.star } : null;
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
