/** Sums for a least-squares fit. */
export interface Squares {
  readonly size: number;
  /** Products of the columns with each other, row after row, and with what is to be foretold. */
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

export function newSquares(size: number): Squares {
  return { size, products: new Float64Array(size * size), targets: new Float64Array(size) };
}

export function addSquare({ size, products, targets }: Squares, row: Float64Array, target: number): void {
  for (let i = 0; i < size; i += 1) {
    const value = row[i] as number;
    if (value === 0) continue;
    targets[i] = (targets[i] as number) + value * target;
    for (let j = 0; j < size; j += 1) products[i * size + j] = (products[i * size + j] as number) + value * (row[j] as number);
  }
}

/** The weights that foretell best, held to `start` as if `hold` samples spoke for it in each column (ridge regression). */
export function solve({ size, products, targets }: Squares, start: Float64Array, hold: number): Float64Array {
  const matrix = products.slice();
  const right = targets.slice();
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) right[i] = (right[i] as number) - (products[i * size + j] as number) * (start[j] as number);
    matrix[i * size + i] = (matrix[i * size + i] as number) + hold;
  }
  const change = eliminate(matrix, right, size);
  return start.map((value, i) => value + (change[i] as number));
}

/** Gauss's elimination; the matrix is positive definite, so that no row has to be exchanged. */
function eliminate(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  for (let column = 0; column < size; column += 1) {
    const pivot = matrix[column * size + column] as number;
    for (let row = column + 1; row < size; row += 1) {
      const factor = (matrix[row * size + column] as number) / pivot;
      if (factor === 0) continue;
      for (let j = column; j < size; j += 1) {
        matrix[row * size + j] = (matrix[row * size + j] as number) - factor * (matrix[column * size + j] as number);
      }
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = right[row] as number;
    for (let j = row + 1; j < size; j += 1) rest -= (matrix[row * size + j] as number) * (right[j] as number);
    right[row] = rest / (matrix[row * size + row] as number);
  }
  return right;
}
