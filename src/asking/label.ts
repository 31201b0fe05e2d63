/** What the field of a path is called: a message is read away from its field, too. */
import { upperFirst } from "../words/format.ts";
import type { Table } from "./parameter.ts";

const toTitle = (key: string) => upperFirst(key.replaceAll("-", " "));

/** @example toPathLabel(PLANNER, "accounts.1.month") is "Other accounts opened in the last 24 months, row 2: Month" */
export function toPathLabel(table: Table, path: string): string {
  // A name may hold a dot itself (`p2.own`).
  const name = Object.keys(table)
    .filter((known) => path === known || path.startsWith(`${known}.`))
    .toSorted((one, other) => other.length - one.length)[0];
  const row = name === undefined ? undefined : table[name];
  if (!row || name === undefined) return path;
  const { label } = row;
  const [member, field] = path.slice(name.length + 1).split(".");
  if (member === undefined || member === "") return label;
  if (!/^\d+$/.test(member)) return `${label}: ${toTitle(member)}`;
  const place = `${label}, row ${Number(member) + 1}`;
  if (row.kind === "record") return field === undefined ? place : `${place}: ${row.fields[field]?.label ?? field}`;
  return place;
}
