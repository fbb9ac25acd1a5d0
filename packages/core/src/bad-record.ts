/** A record file that can't be used: says which line and field, what it holds and what would be right. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  readonly line: number;
  readonly field: string;

  constructor(line: number, field: string, problem: string) {
    super(field === '' ? `line ${line}: ${problem}` : `line ${line}, field "${field}": ${problem}`);
    this.line = line;
    this.field = field;
  }
}
