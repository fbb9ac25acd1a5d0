import { type AstraView, boardOf, previewRest, type RestPreview } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';

/** What a Rest would bring the seat now; after the end nobody rests any more. */
export function restPreview(view: AstraView, seat: Seat): RestPreview | undefined {
  return view.over ? undefined : previewRest(boardOf(view), seat);
}
