/** Raised whenever a card, the board or a track changes in a way that alters a stored game. */
export const DATA_VERSION = 1;
