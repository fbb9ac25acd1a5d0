import type { Place, System } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { Play } from '../play.ts';
import type { GalaxyChanges } from './follow.ts';
import type { GalaxyOptions } from './options.ts';
import type { GalaxyTouch } from './touch.ts';

/** What every part of the galaxy is drawn from. */
export interface GalaxyScene {
  readonly play: Play;
  readonly options: GalaxyOptions;
  /** Where the ship in hand stands, or null. */
  readonly ship: Place | null;
  /** Whose galaxy it is: that seat's pawns are "yours". */
  readonly own: Seat | null;
  readonly fresh: GalaxyChanges;
  /** Is there too little room to tell everything? */
  readonly compact: boolean;
  readonly act: (touch: GalaxyTouch | null) => void;
  /** A star, or a planet, was touched. */
  readonly onSystem: (system: System) => void;
  readonly onPlanet: (place: Place) => void;
}

export type Open = { readonly kind: 'closer'; readonly system: System } | { readonly kind: 'build'; readonly place: Place };
