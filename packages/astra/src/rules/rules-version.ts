/**
 * Raised when a rule change alters the replay of any stored game. A game goes on by the rules it began with: its state says which.
 * 2: the empty Library is no loss once the Game End card has appeared (A11.4).
 */
export const RULES_VERSION = 2;

/** Games of this version and all later ones can be played. */
export const OLDEST_RULES = 1;
