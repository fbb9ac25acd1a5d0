import type { AstraEvent, AstraView, CardId, Star } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import type { PlayOf } from '../../../play/play.ts';

/** What every part of the Astra table is given; decisions such as `mark tau bet`, `rest` … */
export type Play = PlayOf<AstraView, AstraEvent, Pointed>;

/** A card, one star of it, or a seat's Journal. */
export interface Pointed {
  readonly card?: CardId;
  readonly star?: Star;
  readonly seat?: Seat;
}
