/** What the analyzer asks, and what only the whole of it can show to be wrong. Without the maths: the page loads it, too. */
import { hasFaults } from "../../asking/read.ts";
import type { Asked, Faults } from "../../asking/read.ts";
import { paths } from "../../paths.ts";
import { toFault } from "../../words/faults.ts";
import type { Client, Question } from "../shared/tool.ts";
import { completeProfile, toCanonical } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { ANALYZER, type AnalyzerTable } from "./analyzer-asking.ts";

type AskedAnalyzer = Asked<AnalyzerTable>;

function completeAnalyzer(asked: AskedAnalyzer, client: Client, records: ToolRecords): AskedAnalyzer {
  const completed = completeProfile(asked, client);
  return hasFaults(completed) ? completed : { ...completed, faults: findContradictions(completed.values, records) };
}

/** Wishes for cards that cannot all be met. */
function findContradictions(
  { must, exclude, own, maxCards, maxFees, has, use }: AskedAnalyzer["values"],
  { rewards, labels }: ToolRecords,
): Faults {
  const faults: Record<string, Faults[string]> = {};
  const name = (slug: string) => labels[slug]?.name ?? slug;
  const both = must.find((slug) => exclude.includes(slug));
  if (both !== undefined) faults["exclude"] = toFault("wanted-and-not", { given: name(both) });
  if (must.length > maxCards) faults["must"] = toFault("too-many-wanted", { count: must.length, max: maxCards });
  const wanted = rewards.cards.filter(({ slug }) => must.includes(slug));
  const closed = wanted.find(({ slug, status }) => status === "closed" && !own.some(({ card }) => card === slug));
  if (closed) faults["must"] = toFault("closed-card", { given: name(closed.slug) });
  const feesUsd = (year: "firstYearUsd" | "laterUsd") =>
    wanted.reduce((sum, { fees, requires }) => {
      const membershipUsd = requires && !has.includes(requires.key) ? requires.usdPerYear : 0;
      return sum + fees[year] + membershipUsd;
    }, 0);
  const mostUsd = Math.max(feesUsd("firstYearUsd"), feesUsd("laterUsd"));
  if (maxFees !== null && mostUsd > maxFees) faults["maxFees"] = toFault("wanted-fees", { max: mostUsd });
  const unused = use.find((key) => exclude.includes(key.slice(0, key.indexOf(":"))));
  if (unused !== undefined) {
    faults["use"] = toFault("perk-of-excluded", { given: name(unused.slice(0, unused.indexOf(":"))) });
  }
  return faults;
}

export const ANALYZER_QUESTION: Question<AnalyzerTable> = {
  table: ANALYZER,
  // They decide about welcome bonuses, which are the planner's.
  unused: new Set(["opened", "closed", "had", "accounts"]),
  complete: completeAnalyzer,
};

/** The address with other values. */
export const toPathWith = (asked: AskedAnalyzer, change: Partial<AskedAnalyzer["values"]>): string =>
  paths.analyzer() + toCanonical(ANALYZER_QUESTION, { ...asked, values: { ...asked.values, ...change } });
