import type { Seat, Viewer } from '@astrarium/core';

/** Whose knowledge of the game a client is shown, and for which seats it decides. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
}
