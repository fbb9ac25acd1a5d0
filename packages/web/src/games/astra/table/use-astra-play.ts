import type { AstraView } from '@astrarium/astra';
import { refusalWords, tied } from '@astrarium/astra/text';
import type { Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import type { TableSession } from '../../../client/local/use-table.ts';
import { decidingPerson, localPlayersAt } from '../../../play/local-players.ts';
import { useOwnSeat } from '../../../play/use-own-seat.ts';
import { type TablePlay, usePlay } from '../../../play/use-play.ts';
import { useAstraText } from '../use-astra-text.ts';
import type { Play, Pointed } from './play.ts';
import type { AutomaScene, Staged } from './use-staging.ts';

/** The table as the page plays at it. */
export interface AstraPlayed extends Omit<TablePlay<never, never, never>, 'play'> {
  readonly play: Play;
  /** Whose Journal lies before the screen: of several persons, whoever decides or decided last. */
  readonly own: Seat;
  /** Who has to pick in secret while others sit at the same screen (A8.3). */
  readonly secret: { readonly seat: Seat; readonly legal: ReadonlySet<string> } | null;
}

export function useAstraPlay(followed: TableSession, update: TableUpdate, { view, news, scene }: Staged): AstraPlayed {
  const { astra } = useAstraText();
  const picker = secretPicker(update, view);
  const seat = picker === null && scene === null ? decidingPerson(update) : null;
  const own = useOwnSeat(picker ?? seat, localPlayersAt(update)[0] ?? view.first);
  const words = useCallback((refusal: Refusal) => refusalWords(astra, refusal), [astra]);
  const pointedAt = useMemo(() => sceneAt(scene), [scene]);
  const played = usePlay(followed, update, { view, news, seat, asker: picker ?? seat ?? own, pointedAt, refusalWords: words });

  const play = useMemo<Play>(
    // Whatever is touched during Auptolemy's turn, it only goes on.
    () => (scene === null ? played.play : { ...played.play, askWhy: scene.next }),
    [played.play, scene],
  );
  const secret = useMemo(() => (picker === null ? null : { seat: picker, legal: new Set(update.legal[picker]) }), [picker, update]);
  return { ...played, play, own, secret };
}

/** What a step of Auptolemy's turn is about, on the table. */
function sceneAt(scene: AutomaScene | null): Pointed | null {
  const event = scene?.step.events[0];
  if (event?.kind === 'focus') return event.on === null ? null : { card: event.on };
  return event?.kind === 'marked' ? { card: event.card, star: event.star } : null;
}

/** With several persons tied at one screen, the next of them to pick behind the curtain. */
function secretPicker(update: TableUpdate, view: AstraView): Seat | null {
  const frame = view.frames.at(-1);
  if (view.viewer !== 'spectator' || frame?.phase !== 'boons') return null;
  const persons = localPlayersAt(update);
  const pickers = tied(frame).filter((seat) => persons.includes(seat));
  if (pickers.length < 2) return null;
  return pickers.find((seat) => update.waitingFor.includes(seat)) ?? null;
}
