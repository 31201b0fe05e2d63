/**
 * A linear program by the plain simplex method in two phases, for problems of a
 * few dozen rows. `linear-program.test.ts` compares it with HiGHS.
 */
export interface LinearProgram {
  /** Maximized; variables are 0 or more. */
  readonly worth: readonly number[];
  /** `sum over variables <= limit` with coefficients 0 or 1, by the indexes of the variables. */
  readonly atMost: readonly { readonly of: readonly number[]; readonly limit: number }[];
  readonly atLeast: readonly { readonly of: readonly number[]; readonly limit: number }[];
}

export interface Solution {
  readonly value: number;
  readonly x: readonly number[];
}

const EPSILON = 1e-9;
/** From here on the rule that cannot cycle. */
const STEPS_BEFORE_BLAND = 2000;

/** The last column is the right side, the last row the reduced worth. */
type Tableau = number[][];

function pivot(rows: Tableau, basis: number[], row: number, column: number): void {
  const pivotRow = rows[row]!;
  const by = pivotRow[column]!;
  for (let at = 0; at < pivotRow.length; at += 1) {
    pivotRow[at]! /= by;
  }
  for (const [other, values] of rows.entries()) {
    const factor = values[column]!;
    if (other !== row && factor !== 0) {
      for (let at = 0; at < values.length; at += 1) {
        values[at]! -= factor * pivotRow[at]!;
      }
    }
  }
  basis[row] = column;
}

function improve(rows: Tableau, basis: number[], columns: number): void {
  for (let step = 0; ; step += 1) {
    const worth = rows.at(-1)!;
    let column = -1;
    for (let at = 0; at < columns; at += 1) {
      if (worth[at]! > EPSILON && (column < 0 || (step < STEPS_BEFORE_BLAND && worth[at]! > worth[column]!))) {
        column = at;
      }
    }
    if (column < 0) {
      return;
    }
    let row = -1;
    let least = Infinity;
    for (let at = 0; at < basis.length; at += 1) {
      const slope = rows[at]![column]!;
      if (slope > EPSILON) {
        const ratio = rows[at]!.at(-1)! / slope;
        if (ratio < least - EPSILON || (ratio < least + EPSILON && row >= 0 && basis[at]! < basis[row]!)) {
          least = ratio;
          row = at;
        }
      }
    }
    if (row < 0) {
      throw new Error("The linear program has no largest value.");
    }
    pivot(rows, basis, row, column);
  }
}

/** Null: no point satisfies all rows. */
export function solveLinearProgram({ worth, atMost, atLeast }: LinearProgram): Solution | null {
  const count = worth.length;
  const all = [...atMost, ...atLeast];
  const slacks = count + all.length;
  const width = slacks + atLeast.length + 1;
  const basis: number[] = [];
  const rows = all.map(({ of, limit }, at): number[] => {
    const row = Array.from({ length: width }, () => 0);
    for (const variable of of) {
      row[variable]! += 1;
    }
    const isLower = at >= atMost.length;
    row[count + at] = isLower ? -1 : 1;
    if (isLower) {
      row[slacks + at - atMost.length] = 1;
    }
    basis.push(isLower ? slacks + at - atMost.length : count + at);
    row[width - 1] = limit;
    return row;
  });
  if (atLeast.length > 0) {
    const lack = Array.from({ length: width }, (_, column) =>
      column >= slacks && column < width - 1
        ? 0
        : rows.slice(atMost.length).reduce((sum, row) => sum + row[column]!, 0),
    );
    rows.push(lack);
    improve(rows, basis, slacks);
    if (rows.pop()!.at(-1)! > 1e-6) {
      return null;
    }
    // An artificial variable that stays in the basis at 0 could grow again.
    for (const [at, column] of basis.entries()) {
      const entering = rows[at]!.findIndex((value, index) => index < slacks && Math.abs(value) > EPSILON);
      if (column >= slacks && entering >= 0) {
        pivot(rows, basis, at, entering);
      }
    }
  }
  const last = Array.from({ length: width }, (_, column) => worth[column] ?? 0);
  for (const [at, column] of basis.entries()) {
    const factor = last[column]!;
    if (factor !== 0) {
      rows[at]!.forEach((value, index) => (last[index]! -= factor * value));
    }
  }
  rows.push(last);
  improve(rows, basis, slacks);
  const x = Array.from({ length: count }, () => 0);
  basis.forEach((column, at) => {
    if (column < count) {
      x[column] = rows[at]!.at(-1)!;
    }
  });
  return { value: x.reduce((sum, amount, at) => sum + amount * worth[at]!, 0), x };
}
