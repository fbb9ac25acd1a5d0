/** Input from outside that makes no sense. Says which field, what it held, and what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly field: string;

  constructor(field: string, got: unknown, expected: string) {
    super(`${field}: got ${show(got)}, expected ${expected}`);
    this.field = field;
  }
}

/** As many characters as are shown. */
const ROOM = 60;

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(cutBelow(value, ROOM)) ?? typeof value;
  return text.length > ROOM ? `${text.slice(0, ROOM - 3)}...` : text;
}

/** Without what is nested deeper: every level takes a character, so it would not be shown, and JSON.stringify overflows the stack on it. */
function cutBelow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((item) => cutBelow(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutBelow(item, depth - 1)]));
}
