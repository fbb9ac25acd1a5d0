/** Milliseconds that a bot which thinks ahead may take for a decision where people wait for it, by its name. */
export const THINKING_TIME: Readonly<Record<string, number>> = { master: 1000, grandmaster: 3000 };

/** How sure a bot at a table has to be to decide before its time is up: where the matter is clear, nobody should wait. */
export const SURE_ENOUGH = 0.995;
