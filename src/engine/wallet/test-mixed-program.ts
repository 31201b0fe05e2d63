/** For tests and the benchmark only: a mixed integer program, and what HiGHS makes of it. */
import loadHighs from "highs";

export type Term = readonly [coefficient: number, variable: string];

const toText = (terms: readonly Term[]) =>
  terms.map(([factor, name]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor).toFixed(12)} ${name}`).join(" ");

export class MixedProgram {
  readonly #objective: Term[] = [];
  readonly #rows: string[] = [];
  readonly #binaries: string[] = [];

  /** A variable that is 0 or 1; all others are 0 or more. */
  addBinary(variable: string): void {
    this.#binaries.push(variable);
  }

  /** What is made as large as it can be. */
  addToObjective(usd: number, variable: string): void {
    this.#objective.push([usd, variable]);
  }

  /** Nothing is at most anything. */
  atMost(terms: readonly Term[], limit: number): void {
    if (terms.length > 0 && limit < Infinity) this.#rows.push(`${toText(terms)} <= ${limit.toFixed(9)}`);
  }

  /** Nothing is no amount above 0: no solution then. */
  atLeast(terms: readonly Term[], amount: number): void {
    if (terms.length > 0) this.#rows.push(`${toText(terms)} >= ${amount.toFixed(9)}`);
    else if (amount > 0) this.#rows.push("0 none >= 1");
  }

  exactly(terms: readonly Term[], amount: number): void {
    if (terms.length > 0) this.#rows.push(`${toText(terms)} = ${amount.toFixed(9)}`);
  }

  /** `terms` together are at most `limit` where the binary variable is 1, and 0 where it is 0. */
  atMostWhere(terms: readonly Term[], limit: number, variable: string): void {
    if (terms.length > 0) this.atMost([...terms, [-limit, variable]], 0);
  }

  /** In CPLEX's LP format. */
  toText(): string {
    const rows = this.#rows.map((row, index) => ` r${index}: ${row}`).join("\n");
    return `Maximize\n obj: ${toText(this.#objective)}\nSubject To\n${rows}\nBinary\n ${this.#binaries.join("\n ")}\nEnd`;
  }

  /** @returns the objective, -Infinity where nothing satisfies all, and the values of the variables */
  async solve({ seconds, gapUsd }: { readonly seconds: number; readonly gapUsd: number }) {
    const text = this.toText();
    // A fresh instance each time: the WASM heap does not shrink after a solve.
    const highs = await loadHighs();
    const start = performance.now();
    const { Status, ObjectiveValue, Columns } = highs.solve(text, {
      mip_rel_gap: 0,
      mip_abs_gap: gapUsd,
      time_limit: seconds,
    });
    const isInfeasible = Status === "Infeasible";
    return {
      objectiveUsd: isInfeasible ? -Infinity : ObjectiveValue,
      isOptimal: isInfeasible || Status === "Optimal",
      ms: performance.now() - start,
      valueOf: (variable: string) => (Columns[variable] as { Primal?: number } | undefined)?.Primal ?? 0,
    };
  }
}
