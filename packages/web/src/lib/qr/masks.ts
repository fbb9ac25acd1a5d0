/** Where each mask inverts the data. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** How hard the code is to read; the mask with the least is taken. */
export function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const columns = dark.map((_, column) => dark.map((row) => row[column] === true));
  const lines = [...dark, ...columns];
  return sum(lines.map(runs)) + blocks(dark) + sum(lines.map(falseFinders)) + imbalance(dark);
}

/** Five or more alike in a line. */
function runs(line: readonly boolean[]): number {
  let penalty = 0;
  let length = 0;
  for (const [place, module] of line.entries()) {
    length = place > 0 && module === line[place - 1] ? length + 1 : 1;
    if (length === 5) penalty += 3;
    else if (length > 5) penalty += 1;
  }
  return penalty;
}

/** Two by two alike. */
function blocks(dark: readonly (readonly boolean[])[]): number {
  let penalty = 0;
  for (const [y, row] of dark.entries()) {
    const below = dark[y + 1];
    if (below === undefined) break;
    for (let x = 0; x + 1 < row.length; x += 1) {
      if (row[x] === row[x + 1] && row[x] === below[x] && row[x] === below[x + 1]) penalty += 3;
    }
  }
  return penalty;
}

/** What looks like a finder with a quiet margin. */
function falseFinders(line: readonly boolean[]): number {
  const text = line.map((module) => (module ? '1' : '0')).join('');
  return 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
}

/** Far more dark modules than light ones, or fewer. */
function imbalance(dark: readonly (readonly boolean[])[]): number {
  const modules = dark.flat();
  const share = modules.filter(Boolean).length / modules.length;
  return 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
