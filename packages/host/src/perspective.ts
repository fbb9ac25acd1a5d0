import { at, type Seat, type Viewer } from '@astrarium/core';

/** Which view of the game a client gets, and for which seats it decides. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
}

/** A client with one seat gets the view of that seat; with several or none, the view of a spectator. */
export function viewerWith(own: readonly Seat[]): Viewer {
  return own.length === 1 ? at(own, 0) : 'spectator';
}
