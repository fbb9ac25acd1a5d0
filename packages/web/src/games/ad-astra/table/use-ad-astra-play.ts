import type { AdAstraEvent, AdAstraView } from '@astrarium/ad-astra';
import { refusalWords } from '@astrarium/ad-astra/text';
import type { Logged, Refusal, Seat } from '@astrarium/core';
import { useCallback, useMemo } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import type { TableSession } from '../../../client/local/use-table.ts';
import { decidingPerson, localPlayersAt } from '../../../play/local-players.ts';
import { useOwnSeat } from '../../../play/use-own-seat.ts';
import { type TablePlay, usePlay } from '../../../play/use-play.ts';
import type { Pointed } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { usePerspective } from './use-perspective.ts';

/** The table as the page plays at it. */
export interface AdAstraPlayed extends TablePlay<AdAstraView, AdAstraEvent, Pointed> {
  readonly version: number;
  /** Whose things lie before the screen. */
  readonly own: Seat;
  /** For whom the curtain is drawn, and how it is lifted. */
  readonly curtain: Seat | null;
  readonly lift: () => void;
}

export function useAdAstraPlay(followed: TableSession, newest: TableUpdate): AdAstraPlayed {
  const { adAstra } = useAdAstraText();
  const { update, view, curtain, lift } = usePerspective(newest);
  const seat = curtain === null ? decidingPerson(update) : null;
  const own = useOwnSeat(view.viewer === 'spectator' ? seat : view.viewer, localPlayersAt(update)[0] ?? view.first);
  const words = useCallback((refusal: Refusal) => refusalWords(adAstra, refusal), [adAstra]);
  const news = useMemo(() => (update.reset ? [] : (update.events as readonly Logged<AdAstraEvent>[])), [update]);
  const played = usePlay<AdAstraView, AdAstraEvent, Pointed>(followed, update, {
    view,
    news,
    seat,
    asker: seat ?? own,
    pointedAt: null,
    refusalWords: words,
  });
  return { ...played, version: update.version, own, curtain, lift };
}
