import { at, type Seat, type Viewer } from '@astrarium/core';

/** Through whose eyes a client sees the game, and for which seats it decides. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
}

/** Whoever has one seat sees what it sees; whoever has several, or none, what everybody does. */
export function viewerWith(own: readonly Seat[]): Viewer {
  return own.length === 1 ? at(own, 0) : 'spectator';
}
