import type { Place, System } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { Play } from '../play.ts';
import type { Fresh } from './follow.ts';
import type { Options } from './options.ts';
import type { Touch } from './touch.ts';

/** What every part of the galaxy is drawn from. */
export interface Scene {
  readonly play: Play;
  readonly options: Options;
  /** Where the ship in hand stands, or null. */
  readonly ship: Place | null;
  /** Whose galaxy it is: that seat's pawns are "yours". */
  readonly own: Seat | null;
  readonly fresh: Fresh;
  /** Is there too little room to tell everything? */
  readonly compact: boolean;
  readonly act: (touch: Touch | null) => void;
  /** A star, or a planet, was touched. */
  readonly onSystem: (system: System) => void;
  readonly onPlanet: (place: Place) => void;
}

export type Open = { readonly kind: 'closer'; readonly system: System } | { readonly kind: 'build'; readonly place: Place };
