/** A titled table of an output; the first row is its heading. */
export interface TitledTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

export function formatSection({ title, rows }: TitledTable): string {
  return `${title}\n${formatRows(rows)}`;
}

/** Rows as aligned columns: numbers to the right, words to the left. The first row is the heading. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const numeric = widths.map((_, column) => rows.slice(1).every((row) => NUMBER.test(row[column] ?? '')));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ');
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

/** A cell with a number in it, with its unit, or with none for want of cases. */
const NUMBER = /^([+-]?\d[\d,.]*( ?%| [kM]B?)?|–)$/;

export function whole(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

/** `part` of `all` with two decimals, or a dash when there is nothing to share. */
export function mean(part: number, all: number): string {
  return all === 0 ? '–' : (part / all).toFixed(2);
}

export function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}
