/** What this browser keeps of the visitor's spend, line by line: the visitor can see all of it. */
import { formatNumber, formatUsd } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { Part } from "../../engine/value/parts.ts";
import { PERK_MODE_LABELS, PART_LABELS, PROFILE_LABELS, WAY_LABELS } from "../../words/profile-labels.ts";

const toMoney = (text: string) => (Number.isFinite(Number(text)) ? formatUsd(Number(text)) : text);
const toPercent = (text: string) => (Number.isFinite(Number(text)) ? `${formatNumber(Number(text))}%` : text);

/** @example describeParameter("dining", "500") is ["Dining", "$500"] */
export function describeParameter(name: string, value: string): readonly [label: string, text: string] {
  if (name === "perks" && !/^\d/.test(value)) return ["Perks", PERK_MODE_LABELS[value] ?? value];
  if (name === "perks") return ["Perks used", toPercent(value)];
  if (name === "brand" && value.includes(":")) {
    const at = value.lastIndexOf(":");
    return [value.slice(0, at), toMoney(value.slice(at + 1))];
  }
  if (name.startsWith("part.")) return [PART_LABELS[name.slice(5) as Part] ?? name, toMoney(value)];
  const profileLabel = PROFILE_LABELS[name];
  if (profileLabel !== undefined) return [profileLabel, value.replaceAll(",", ", ")];
  if (name === "foreign") return ["Spent abroad", toPercent(value)];
  if (name === "value")
    return ["Points used for", new Map<string, string>(Object.entries(WAY_LABELS)).get(value) ?? value];
  if (name === "period") return ["Amounts are for", value === "year" ? "a year" : "a month"];
  if (name === "preset") {
    return ["Profile", PRESETS.find((preset) => preset.slug === value)?.name ?? value];
  }
  if (name.startsWith("brand.")) return [name.slice("brand.".length), toMoney(value)];
  return [new Map<string, string>(Object.entries(SPEND_LABELS)).get(name) ?? name, toMoney(value)];
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
