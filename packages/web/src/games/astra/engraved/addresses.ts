/** The address of each engraving, by card code: they are files of their own, fetched when they are first needed. */
const FILES = import.meta.glob<string>('../engravings/*.json', { query: '?url', import: 'default', eager: true });

export const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([file, address]) => [file.slice(-8, -5), address] as const),
);
