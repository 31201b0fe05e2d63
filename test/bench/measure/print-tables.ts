/** Shows what a benchmark returned, whatever its shape. */

const round = (value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);

/** One row per object; objects within become columns of their own, lists of objects tables of their own. */
export function printTables(result: unknown): void {
  if (typeof result !== "object" || result === null) return;
  if (Array.isArray(result)) {
    console.table((result as object[]).map((row) => flatten(row)));
    return;
  }
  const entries = Object.entries(result);
  const lists = entries.filter(([, value]) => Array.isArray(value));
  const isRow = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  // An object of nothing but objects is a table of its own.
  const isTable = (value: unknown) => isRow(value) && Object.values(value).every(isRow);
  const tables = entries.filter(([, value]) => isTable(value));
  const rows = entries.filter(([, value]) => isRow(value) && !isTable(value));
  const rest = entries.filter(([, value]) => typeof value !== "object");
  if (rows.length > 0) console.table(Object.fromEntries(rows.map(([name, value]) => [name, flatten(value as object)])));
  if (rest.length > 0) console.table(Object.fromEntries(rest.map(([name, value]) => [name, round(value)])));
  for (const [name, table] of tables) {
    console.log(name);
    printTables(table);
  }
  for (const [name, list] of lists) {
    console.log(name);
    console.table((list as object[]).map((row) => flatten(row)));
  }
}

function flatten(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.entries(part).map(([inner, number]) => [`${name} ${inner}`, round(number)])
        : [[name, round(part)]],
    ),
  );
}
