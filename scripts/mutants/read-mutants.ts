/** The report of Stryker (mutation-testing-report-schema) as the list of changes that were tried, and their score. */

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "Ignored";
  readonly location: { readonly start: Position; readonly end: Position };
}
export interface Position {
  readonly line: number;
  readonly column: number;
}
/** One change of a file. */
export interface Tried extends Mutant {
  readonly file: string;
  readonly source: string;
}

/** The same for the same change in every report. */
export function toKey(
  file: string,
  { mutatorName, replacement, location }: Pick<Mutant, "mutatorName" | "replacement" | "location">,
): string {
  const { start, end } = location;
  return [file, mutatorName, replacement, start.line, start.column, end.line, end.column].join(" ");
}

/** What Stryker is told to try this change by, with the changes inside it: lines from 1, columns from 0. */
export const toRange = ({ file, location: { start, end } }: Pick<Tried, "file" | "location">): string =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** @param chosen keys of a sample: a range holds the changes inside the chosen one, too, which are no part of it */
export const readMutants = ({ files }: Report, chosen?: ReadonlySet<string>): Tried[] =>
  Object.entries(files)
    .flatMap(([file, { source, mutants }]) => mutants.map((mutant): Tried => ({ ...mutant, file, source })))
    .filter((tried) => chosen?.has(toKey(tried.file, tried)) ?? true);

export const isAlive = ({ status }: Pick<Mutant, "status">): boolean =>
  status === "Survived" || status === "NoCoverage";
const isKilled = ({ status }: Pick<Mutant, "status">): boolean => status === "Killed" || status === "Timeout";

/** What survived one round of tests counts as killed where the next round killed it. */
export function mergeRounds(first: readonly Tried[], second: readonly Tried[]): Tried[] {
  const later = new Map(second.map((tried) => [toKey(tried.file, tried), tried]));
  return first.map((tried) => {
    const again = isAlive(tried) ? later.get(toKey(tried.file, tried)) : undefined;
    return again && isKilled(again) ? again : tried;
  });
}

/** @param isSample the score is then an estimate, with the margin of 95% */
export function scoreMutants(mutants: readonly Tried[], isSample: boolean) {
  const count = (status: Mutant["status"]) => mutants.filter((tried) => tried.status === status).length;
  const killed = mutants.filter(isKilled).length;
  const tried = Math.max(1, killed + mutants.filter(isAlive).length);
  const share = killed / tried;
  const margin = isSample ? ` ± ${(196 * Math.sqrt((share * (1 - share)) / tried)).toFixed(1)}` : "";
  const score = `${(100 * share).toFixed(1)}%${margin}`;
  return { score, killed, survived: count("Survived"), notReached: count("NoCoverage"), notTried: count("Ignored") };
}

/** @example worker/cache/etag.ts:5 ArithmeticOperator: `hash ^ 1` became `hash | 1` */
export function describeMutant({ file, source, mutatorName, replacement, status, location }: Tried): string {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  const before = [lines[0]?.slice(start.column - 1), ...lines.slice(1)].join("\n");
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 90);
  const reached = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${file}:${start.line} ${mutatorName}: ${short(before)} => ${short(replacement ?? "")}${reached}`;
}
