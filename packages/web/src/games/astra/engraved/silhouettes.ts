/** The outline of every figure, by card code: together as large as two whole engravings, for skies that show all at once. */
const WASHES = import.meta.glob<string>('../engravings/*.json', { import: 'wash', eager: true });

export const SILHOUETTES: ReadonlyMap<string, string> = new Map(
  Object.entries(WASHES).map(([file, wash]) => [file.slice(-8, -5), wash] as const),
);
