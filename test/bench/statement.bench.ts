/** An own statement of 50,000 rows, as the browser's worker reads it; must stay below two seconds. */
import { makeLongStatement } from "../support/made-up-statements.ts";
import { readStatement } from "../../src/tools/statement/read-statement.ts";
import { quantile } from "./measure/quantile.ts";

const ROWS = 50_000;
const RUNS = 7;

export interface StatementBench {
  readonly rows: number;
  readonly megabytes: number;
  readonly firstMs: number;
  readonly p50Ms: number;
  readonly maxMs: number;
}

export function runStatementBench(): StatementBench {
  const text = makeLongStatement(ROWS);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    if (readStatement(text).purchases !== ROWS) throw new Error("Rows were lost");
    return performance.now() - start;
  });
  return {
    rows: ROWS,
    megabytes: text.length / 1e6,
    firstMs: times[0] ?? 0,
    p50Ms: quantile(times, 0.5),
    maxMs: Math.max(...times),
  };
}
