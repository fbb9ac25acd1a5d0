/**
 * The newer of two pieces of plain data, with whatever is equal in both taken from the older. What comes from another thread or over
 * the line is new through and through; with this, a part that is another object has changed, and only that has to be drawn again.
 */
export function keepSame<Data>(older: unknown, newer: Data): Data {
  if (typeof newer !== 'object' || newer === null || typeof older !== 'object' || older === null) return newer;
  const [before, now] = [older as Readonly<Record<string, unknown>>, newer as Readonly<Record<string, unknown>>];
  const keys = Object.keys(now);
  const kept = (Array.isArray(newer) ? [] : {}) as Record<string, unknown>;
  let same = Array.isArray(older) === Array.isArray(newer) && Object.keys(before).length === keys.length;
  for (const key of keys) {
    kept[key] = keepSame(before[key], now[key]);
    same &&= key in before && Object.is(kept[key], before[key]);
  }
  return (same ? older : kept) as Data;
}
