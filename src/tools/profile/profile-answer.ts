/** The profile that a tool used, with every default spelled out, as its JSON answer echoes it. */
import * as v from "valibot";

import type { Profile } from "../../engine/value/profile.ts";
import { type Answer, category, count, roundUsd, slug, slugs, textOrNull, usd } from "../shared/answer-parts.ts";

const percent = v.number();
const perkKeys = v.array(v.strictObject({ card: slug, perk: v.string() }));
const history = v.array(v.strictObject({ slug, monthsAgo: v.nullable(v.number()) }));
export const profileAnswer = v.strictObject({
  lines: v.array(
    v.strictObject({ category, part: textOrNull, brand: textOrNull, monthlyUsd: usd, foreignPercent: percent }),
  ),
  trips: count,
  travelers: count,
  bags: count,
  brandsUsed: v.union([v.array(v.string()), v.literal("any")]),
  has: v.array(v.string()),
  perks: v.picklist(["used", "none", "face"]),
  use: perkKeys,
  skip: perkKeys,
  visitUsd: usd,
  value: v.picklist(["typical", "cash", "portal", "transfer"]),
  cpp: v.record(v.string(), v.number()),
  rotating: v.boolean(),
  mobileWalletPercent: percent,
  type: v.picklist(["personal", "business", "any"]),
  score: v.union([v.number(), v.literal("none"), v.null()]),
  maxCards: count,
  owned: slugs,
  mustHave: slugs,
  exclude: slugs,
  maxAnnualFeesUsd: v.nullable(usd),
  horizon: v.picklist(["ongoing", "first-year"]),
  effortUsd: usd,
  opened: history,
  had: history,
});

export function toProfileAnswer(used: Profile): Answer<typeof profileAnswer> {
  const lines = used.lines.map((line) => ({ ...line, monthlyUsd: roundUsd(line.monthlyUsd) }));
  // What the engine carries besides is not the visitor's.
  return v.parse(v.object(profileAnswer.entries), { ...used, lines });
}
