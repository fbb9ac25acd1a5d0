/** Milliseconds that a bot which thinks ahead may take for a decision where people wait for it, by its name. */
export const THINKING_TIME: Readonly<Record<string, number>> = { master: 1000, grandmaster: 3000 };

/**
 * A bot at a table decides before its time is up once more thought would bring it less than this, as a share of games won: where the
 * matter is clear, or hardly matters, nobody should wait.
 */
export const WORTH_A_THOUGHT = 0.0003;
