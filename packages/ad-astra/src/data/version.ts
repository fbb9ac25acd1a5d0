/** Raised whenever a component changes in a way that alters a stored game. */
export const DATA_VERSION = 1;
