/** The finder's question: its table, and what it knows besides. Where nothing is said of the spending, the holder's preset holds. */
import { saysSpend, sumMonthlyUsd, toProfilePairs, withPreset, withPresetOf } from "../../asking/preset.ts";
import { SPEND_NAMES } from "../../asking/profile.ts";
import type { Asked } from "../../asking/read.ts";
import { type Pair, toQueryString } from "../../asking/write.ts";
import { findPreset, type Preset, PRESETS } from "../../engine/value/presets.ts";
import type { Question } from "../shared/tool.ts";
import { FINDER, type FinderTable, type FinderValues } from "./finder-asking.ts";

type AskedFinder = Asked<FinderTable>;

const PRESET_OF: Readonly<Record<FinderValues["type"], string>> = {
  personal: "household",
  student: "student",
  business: "small-business",
  any: "small-business",
};

/** Whose spending holds where none is given. */
export const findOwnPreset = (type: FinderValues["type"]): Preset => findPreset(PRESET_OF[type])!;

const SPEND: ReadonlySet<string> = new Set([...SPEND_NAMES, "part", "brand", "foreign"]);

/** Amounts that are all empty or 0 say nothing here: the questions need none. */
function completeFinder(asked: AskedFinder): AskedFinder {
  const { values, said, faults } = asked;
  const isWrong = Object.keys(faults).some((path) => SPEND.has(path.split(".")[0] ?? ""));
  const isBlank = values.preset === null && sumMonthlyUsd(values) === 0 && !isWrong;
  const own = isBlank ? { ...asked, said: said.filter((name) => !SPEND.has(name)) } : asked;
  return withPreset(own, PRESET_OF[values.type]);
}

/** Without a spending of their own the visitor's address holds answers only. */
export function toFinderQuery(asked: AskedFinder): string {
  const { values } = asked;
  const pairs = toProfilePairs(FINDER, values);
  if (saysSpend(asked)) return toQueryString(pairs);
  const type: Pair[] = values.type === "personal" ? [] : [["type", values.type]];
  const isSpend = (name: string) => name === "preset" || SPEND.has(name.split(".")[0] ?? "");
  return toQueryString([...type, ...pairs.filter(([name]) => name !== "type" && !isSpend(name))]);
}

export const FINDER_QUESTION: Question<FinderTable> = {
  table: FINDER,
  unused: new Set(["closed", "accounts", "must", "maxCards", "effort"]),
  complete: completeFinder,
  toQuery: toFinderQuery,
};

/** The address of the same answers without any spending of the visitor's own. */
export const toQueryWithoutSpend = (asked: AskedFinder): string => toFinderQuery({ ...asked, said: [] });

/** The same answers with a preset's spending and trips; the kind of card and the score stay as answered. */
export function withSpendOf(asked: AskedFinder, preset: Preset): AskedFinder {
  const { type, score } = asked.values;
  const chosen = withPresetOf(asked, preset.slug);
  return { ...chosen, values: { ...chosen.values, type, score } };
}

/** Ready-made profiles that fit the holder; the first is their own. */
export function listPresets(type: FinderValues["type"]): readonly Preset[] {
  const own = findOwnPreset(type);
  if (type === "student") return [own];
  return [own, ...PRESETS.filter((preset) => preset !== own && preset.type === own.type && preset.score === null)];
}
