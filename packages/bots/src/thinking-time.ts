/** Milliseconds that a bot which thinks ahead may take for a decision where people wait for it, by its name. */
export const THINKING_TIME: Readonly<Record<string, number>> = { master: 1000, grandmaster: 3000 };
