/** Input from outside that makes no sense. Says which field, what it held, and what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly field: string;

  constructor(field: string, got: unknown, expected: string) {
    super(`${field}: got ${show(got)}, expected ${expected}`);
    this.field = field;
  }
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
