/** Raised when a rule change alters the replay of any stored game. */
export const RULES_VERSION = 3;

/** Games of these rules go on as they began. */
export const OLDEST_RULES = 1;

/** Since then a game in which nothing changes any more ends by B3.5. */
export const STANDSTILL_SINCE = 2;

/** Since then who discards for points is asked until they are done, unless all can see that nothing is left to discard (B8.3). */
export const OPEN_END_SINCE = 3;
