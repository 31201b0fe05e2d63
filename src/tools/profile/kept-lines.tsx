/** What this browser keeps of the visitor's spending, line by line: the visitor can see all of it. */
import { toPathLabel } from "../../asking/label.ts";
import { isScalar, type ScalarRow, type Table } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";
import { findPreset } from "../../engine/value/presets.ts";
import { formatNumber, formatUsd, upperFirst } from "../../words/format.ts";

function toText(row: ScalarRow, value: string): string {
  const number = Number(value);
  if (row.kind === "choice") return row.choices.find(([choice]) => String(choice) === value)?.[1] ?? value;
  if (row.kind === "name") return findPreset(value)?.name ?? value;
  if (!Number.isFinite(number)) return value;
  if (row.kind === "percent") return `${formatNumber(number)}%`;
  if (row.kind !== "amount") return value;
  return row.unit === "dollars" ? formatUsd(number) : `${value} cents`;
}

/** @example describeParameter("dining", "500") is ["Dining", "$500"] */
export function describeParameter(name: string, value: string): readonly [label: string, text: string] {
  const [base = "", ...members] = name.split(".");
  const row = Object.hasOwn(PROFILE, base) ? (PROFILE as Table)[base] : undefined;
  if (!row) return [name, value];
  if (isScalar(row)) return [row.label, toText(row, value)];
  if (row.kind !== "map") return [row.label, value.replaceAll(",", ", ")];
  // An amount says by itself what it is for.
  const isAmount = row.each.kind === "amount" && row.each.unit === "dollars";
  const label = isAmount ? upperFirst(members.join(".").replaceAll("-", " ")) : toPathLabel(PROFILE, name);
  return [label, toText(row.each, value)];
}

export function KeptLines({ query }: { readonly query: string }) {
  return (
    <ul className="kept-lines flex flex-wrap gap-x-5 gap-y-1">
      {[...new URLSearchParams(query)].map(([name, value]) => {
        const [label, text] = describeParameter(name, value);
        return (
          <li key={name}>
            {label}: <b className="num">{text}</b>
          </li>
        );
      })}
    </ul>
  );
}
