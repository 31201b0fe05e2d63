/** Values back to the shortest parameters that read as them. */
import { type Scalar, writeText } from "./kinds.ts";
import { isScalar, type Parameter, type Table, type Values } from "./parameter.ts";

export type Pair = readonly [name: string, value: string];

/** @param base what holds where nothing is said; default: the table's defaults */
export function toPairs<T extends Table>(table: T, values: Values<T>, base: Partial<Values<T>> = {}): Pair[] {
  return Object.entries(table).flatMap(([name, row]) => {
    const value = values[name];
    const unsaid = name in base ? base[name] : row.default;
    return JSON.stringify(value) === JSON.stringify(unsaid) ? [] : writeValue(name, row, value);
  });
}

function writeValue(name: string, row: Parameter, value: unknown): Pair[] {
  if (isScalar(row)) return [[name, value === null ? "" : writeText(value as Scalar)]];
  if (row.kind === "map") {
    const members = Object.entries(value as Readonly<Record<string, number>>).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return members.map(([key, number]) => [`${name}.${key}`, writeText(number)]);
  }
  const entries = row.kind === "list" ? (value as readonly string[]) : (value as readonly object[]).map(writeEntry);
  return entries.length > 0 ? [[name, entries.join(",")]] : [];
}

/** `amex-gold:2026-03`; what is left out at the end is not written. */
const writeEntry = (entry: object): string =>
  Object.values(entry as Readonly<Record<string, Scalar | null>>)
    .map((value) => (value === null ? "" : writeText(value)))
    .join(":")
    .replace(/:+$/, "");

/** What a field shows of a value. */
export const toFieldText = (value: Scalar | null): string => (value === null ? "" : writeText(value));

/** `?a=1&b=2`, or an empty string. Commas, colons and dots stay readable. */
export function toQueryString(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return "";
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return `?${query.replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
