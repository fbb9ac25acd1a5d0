import { type AdAstraView, type Bundle, common, NOTHING } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { useState } from 'react';
import type { Play } from '../play.ts';

/** An offer that is being composed. */
export interface OfferDraft {
  readonly partner: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

/**
 * The offer that the seat composes. It outlives the panel: closing it loses nothing, until the offer is sent or the card ends. What
 * somebody no longer holds falls out of it.
 */
export function useDraft(play: Play, own: Seat, first: OfferDraft): [OfferDraft, (draft: OfferDraft) => void] {
  const key = keyOf(play, own);
  const [draft, setDraft] = useState<KeptDraft>(() => (kept.key === key ? kept : { key, ...first }));
  const current = draft.key === key ? draft : { key, ...first };
  const keep = (next: OfferDraft): void => {
    kept = { key, ...next };
    setDraft(kept);
  };
  return [held(current, play.view, own), keep];
}

type KeptDraft = OfferDraft & { readonly key: string };

/** What lies on the scales in this tab: one game is played in it at a time. */
let kept: KeptDraft = { key: '', partner: 0, give: NOTHING, want: NOTHING };

/** The Trade card and the seat that the draft belongs to; a counter-offer to each offer is composed anew. */
function keyOf({ view, seats }: Play, own: Seat): string {
  const answered = view.frames.at(-1)?.phase === 'answer' ? view.deed.offers : 0;
  return [...seats.map(({ name }) => name), view.round, view.space, own, answered].join('/');
}

function held({ partner, give, want }: OfferDraft, { seats }: AdAstraView, own: Seat): OfferDraft {
  return {
    partner,
    give: common(give, seats[own]?.hand ?? NOTHING),
    want: common(want, seats[partner]?.hand ?? NOTHING),
  };
}
