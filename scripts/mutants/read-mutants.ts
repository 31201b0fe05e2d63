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

/**
 * @param isSample the scores are then estimates, with the margin of 95%
 * @param isEquivalent what the second score leaves out if it survived
 */
export function scoreMutants(mutants: readonly Tried[], isSample: boolean, isEquivalent: (tried: Tried) => boolean) {
  const count = (status: Mutant["status"]) => mutants.filter((tried) => tried.status === status).length;
  const killed = mutants.filter(isKilled).length;
  const alive = mutants.filter(isAlive);
  const listed = alive.filter(isEquivalent).length;
  return {
    score: toScore(killed, killed + alive.length, isSample),
    withoutEquivalent: toScore(killed, killed + alive.length - listed, isSample),
    killed,
    survived: count("Survived"),
    equivalent: listed,
    notReached: count("NoCoverage"),
    notTried: count("Ignored"),
  };
}

function toScore(killed: number, tried: number, isSample: boolean): string {
  const share = killed / Math.max(1, tried);
  const margin = isSample ? ` ± ${(196 * Math.sqrt((share * (1 - share)) / Math.max(1, tried))).toFixed(1)}` : "";
  return `${(100 * share).toFixed(1)}%${margin}`;
}

/** A change as it is printed: the line it begins on, what was changed and into what, in one line and not too long. */
export function readChange({ source, replacement, location }: Pick<Tried, "source" | "replacement" | "location">) {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const line = lines[0] ?? "";
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  const before = [lines[0]?.slice(start.column - 1), ...lines.slice(1)].join("\n");
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 90).trim();
  return { line: line.trim(), was: short(before), becomes: short(replacement ?? "") };
}

/** @example worker/cache/etag.ts:5 ArithmeticOperator: `hash ^ 1` became `hash | 1` */
export function describeMutant(tried: Tried, isEquivalent: (tried: Tried) => boolean): string {
  const { was, becomes } = readChange(tried);
  const reached = tried.status === "NoCoverage" ? " (no test comes here)" : "";
  const listed = isEquivalent(tried) ? " (listed as equivalent)" : "";
  return `${tried.file}:${tried.location.start.line} ${tried.mutatorName}: ${was} => ${becomes}${reached}${listed}`;
}
