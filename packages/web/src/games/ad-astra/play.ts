import type { AdAstraEvent, AdAstraView, Place, System } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { PlayOf } from '../../play/play.ts';

/** What every part of the Ad Astra table is given; decisions such as `plan 3 5`, `fly deep sR` … The game's words: `useAdAstraText`. */
export type Play = PlayOf<AdAstraView, AdAstraEvent, Pointed>;

/** A system, a planet, a space of the planning board, or a seat. */
export interface Pointed {
  readonly system?: System;
  readonly place?: Place;
  readonly space?: number;
  readonly seat?: Seat;
}
