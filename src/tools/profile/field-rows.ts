/**
 * Lists whose entries have several parts, such as a card and a month. An address says them in short,
 * `opened=amex-gold:2026-03`; a form has a field for each part and sends `opened.1.card` and `opened.1.month`, so that
 * nobody has to know how an entry is written, with or without a script.
 */
export const ROW_PARTS = {
  goal: ["program", "points", "month"],
  points: ["program", "points"],
  once: ["month", "usd", "category"],
  opened: ["card", "month"],
  had: ["card", "month"],
  closed: ["card", "month"],
  renews: ["card", "month"],
  accounts: ["count", "month"],
} as const;

export type RowName = keyof typeof ROW_PARTS;
/** The second person's begin with `p2.`. */
export type RowParameter = RowName | `p2.${RowName}`;

const LISTS = Object.keys(ROW_PARTS).flatMap((name) => [name, `p2.${name}`]);
export const ROW_PREFIXES: readonly string[] = LISTS.map((name) => `${name}.`);
const MAX_ROWS = 40;

/** In the order of their fields; none for what is no such list. */
export const listParts = (name: string): readonly string[] =>
  Object.entries(ROW_PARTS).find(([list]) => list === name.replace(/^p2\./, ""))?.[1] ?? [];

export const toPartName = (name: RowParameter, row: number, part: string): string => `${name}.${row}.${part}`;

/** The field that a fault of the whole list is told at. */
export const toFirstField = (parameter: string): string => {
  const [first] = listParts(parameter);
  return first === undefined ? parameter : `${parameter}.1.${first}`;
};

/** What stands in a form's rows, each as one entry; rows with nothing in them are none. */
export function listRows(parameters: URLSearchParams, name: string): string[] {
  const parts = listParts(name);
  if (parts.length === 0) return [];
  const rows = Array.from({ length: MAX_ROWS }, (_, index) =>
    parts.map((part) => (parameters.get(`${name}.${index + 1}.${part}`) ?? "").replaceAll(/[,:]/g, "").trim()),
  );
  return rows.filter((texts) => texts.some((text) => text !== "")).map((texts) => texts.join(":"));
}

/** The parts of one entry, in the order of its fields. */
export function splitEntry(name: RowParameter, entry: string): string[] {
  const texts = entry.split(":").map((text) => text.trim());
  return listParts(name).map((_, index) => texts[index] ?? "");
}
