type Fields = Readonly<Record<string, unknown>>;

/**
 * In JSON, what has to be laid over `before` to get `now`, both plain JSON: '' when they are the same, null when nothing could be laid over
 * it, as something is gone. Of objects, and of lists of the same length, only what changed, by field or index; anything else whole.
 * `afterStep` of the protocol is its counterpart. The text is put together right here: an object made for it would cost more than the rest.
 * `alike` is for views of one moment through several eyes, which share what is the same for all.
 */
export function changeText(before: unknown, now: unknown, alike?: Alike): string | null {
  if (before === now) return '';
  if (typeof now === 'number') return String(now);
  if (now === undefined) return null;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return JSON.stringify(now);
  if (Array.isArray(now)) return Array.isArray(before) && before.length === now.length ? changeOfList(before, now) : JSON.stringify(now);
  return Array.isArray(before) ? null : changeOfFields(before as Fields, now as Fields, alike);
}

/** Of the fields of several things that share some of theirs, before and now: what has been written of those. */
export type Alike = Map<unknown, { readonly before: unknown; readonly change: string | null }>;

function changeOfShared(before: unknown, now: unknown, alike: Alike): string | null {
  const known = alike.get(now);
  if (known !== undefined && known.before === before) return known.change;
  const change = changeText(before, now);
  alike.set(now, { before, change });
  return change;
}

function changeOfFields(before: Fields, now: Fields, alike?: Alike): string | null {
  let changed = '';
  /** How many fields of `before` have no counterpart. */
  let gone = 0;
  for (const _ in before) gone += 1;
  for (const key in now) {
    const was = before[key];
    if (was !== undefined || key in before) gone -= 1;
    // Most are the same, and what is asked here costs no call.
    if (was === now[key]) continue;
    const isShared = alike !== undefined && typeof now[key] === 'object';
    const change = isShared ? changeOfShared(was, now[key], alike) : changeText(was, now[key]);
    if (change === '') continue;
    if (change === null) return null;
    changed += `${changed === '' ? '{' : ','}${inQuotes(key)}:${change}`;
  }
  if (gone > 0) return null;
  return changed === '' ? '' : `${changed}}`;
}

function changeOfList(before: readonly unknown[], now: readonly unknown[]): string | null {
  let changed = '';
  for (let i = 0; i < now.length; i += 1) {
    if (before[i] === now[i]) continue;
    const change = changeText(before[i], now[i]);
    if (change === '') continue;
    if (change === null) return null;
    changed += `${changed === '' ? '{' : ','}"${i}":${change}`;
  }
  return changed === '' ? '' : `${changed}}`;
}

/** The names of fields are few, and always the same. */
const QUOTED = new Map<string, string>();

function inQuotes(name: string): string {
  const known = QUOTED.get(name);
  if (known !== undefined) return known;
  const quoted = JSON.stringify(name);
  QUOTED.set(name, quoted);
  return quoted;
}
