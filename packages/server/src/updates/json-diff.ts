type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The merge patch from `before` to `now`, both plain JSON, as JSON: '' when they are the same, null when there is none, as a field is gone. Of objects, and of lists of the same length, only what changed, by field or index; anything else whole.
 * `patched` of the protocol is its counterpart. The text is put together right here: an object made for it would cost more than the rest.
 */
function changeText(before: unknown, now: unknown): string | null {
  if (before === now) return '';
  if (typeof now === 'number') return String(now);
  if (now === undefined) return null;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return JSON.stringify(now);
  if (Array.isArray(now)) return Array.isArray(before) && before.length === now.length ? changeOfList(before, now) : JSON.stringify(now);
  return Array.isArray(before) ? null : changeOfFields(before as JsonObject, now as JsonObject);
}

/**
 * Writes the diffs of several perspectives of one change, each from its view before and now. Parts that are the very same object for all
 * of them, as `like` of `Game.view` makes them, are compared and written for the first only.
 */
export function changeWriter(): (before: unknown, now: unknown) => string | null {
  let first: ByField | undefined;
  return (before, now) => {
    if (!isFields(before) || !isFields(now)) return changeText(before, now);
    const names = Object.keys(now);
    if (!isSameList(names, Object.keys(before))) return changeText(before, now);
    const like = first !== undefined && isSameList(names, first.names) ? first : undefined;
    const change = changeByField(names, Object.values(before), Object.values(now), like);
    first ??= change ?? undefined;
    return change?.text ?? null;
  };
}

/** The fields of something before and now, in order, and what was written of each: '' where it did not change. */
interface ByField {
  readonly names: readonly string[];
  readonly before: readonly unknown[];
  readonly now: readonly unknown[];
  readonly changes: readonly string[];
  readonly text: string;
}

function changeByField(names: readonly string[], before: readonly unknown[], now: readonly unknown[], like?: ByField): ByField | null {
  const changes: string[] = [];
  for (const name of names) {
    const i = changes.length;
    const isLike = like !== undefined && like.now[i] === now[i] && like.before[i] === before[i];
    const change = (isLike ? like.changes[i] : undefined) ?? changeOfField(name, before[i], now[i]);
    if (change === null) return null;
    changes.push(change);
  }
  if (like !== undefined && isSameList(changes, like.changes)) return like;
  return { names, before, now, changes, text: inBraces(changes) };
}

function inBraces(changes: readonly string[]): string {
  let text = '';
  for (const change of changes) if (change !== '') text += text === '' ? `{${change}` : `,${change}`;
  return text === '' ? '' : `${text}}`;
}

function changeOfField(name: string, before: unknown, now: unknown): string | null {
  // As most are.
  if (before === now) return '';
  const change = changeText(before, now);
  return change === '' || change === null ? change : `${inQuotes(name)}:${change}`;
}

function changeOfFields(before: JsonObject, now: JsonObject): string | null {
  let changed = '';
  /** How many fields of `before` have no counterpart. */
  let gone = 0;
  for (const _ in before) gone += 1;
  for (const key in now) {
    const was = before[key];
    if (was !== undefined || key in before) gone -= 1;
    const change = changeOfField(key, was, now[key]);
    if (change === null) return null;
    if (change !== '') changed += changed === '' ? `{${change}` : `,${change}`;
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

function isFields(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
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
