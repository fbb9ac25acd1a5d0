/** Words that both ends use, apart from the schemas: a page that needs nothing else does not load those. */

/** Seats are claimed, the game is played, the game is over. */
export const PHASES = ['waiting', 'running', 'finished'] as const;
export type TablePhase = (typeof PHASES)[number];

/** Why a game ended without a result: the host closed it, or it reached the limit of decisions or changes. */
export const CLOSED = ['host', 'limit'] as const;
export type Closed = (typeof CLOSED)[number];

/** Public tables are listed in the lobby for everybody to join and watch; private ones are for those with a link. */
export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
