/**
 * Our pick in one look, for the first screen of the home page: a few amounts are asked, everything else is the
 * household's or what this browser keeps. It is the analyzer's own answer, without its proof and its what-ifs. Pure.
 */
import { analyzeWallet } from "../engine/wallet/analyze-wallet.ts";
import { MONTHS_A_YEAR } from "../engine/value/profile.ts";
import { parseAnalyzerQuery, toAnalyzerQueryString, toProfile } from "../tools/analyzer/analyzer-query.ts";
import { FLAT_PERCENT } from "../engine/value/flat-card.ts";
import { toProfileParameters } from "../tools/profile/to-profile-parameters.ts";
import { toFieldText } from "../asking/parse-amount.ts";
import { hasErrors } from "../asking/tool-query.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { ASKED, type AskedCategory, type Glance, type GlanceAnswer } from "./glance-answer.ts";

export function answerGlance(parameters: URLSearchParams, records: ToolRecords): GlanceAnswer {
  const query = parseAnalyzerQuery(parameters, records);
  // The fields are for a month, whatever period was kept.
  const profile = { ...query.visitor.profile, period: "month" as const };
  const rest = toProfileParameters(profile, { presets: [], today: records.context.today });
  return {
    amounts: Object.fromEntries(ASKED.map((category) => [category, toFieldText(profile.spend[category])])) as Record<
      AskedCategory,
      string
    >,
    rest: rest.filter(([name]) => !(ASKED as readonly string[]).includes(name)),
    errors: query.errors,
    canonical: toAnalyzerQueryString({ ...query, visitor: { ...query.visitor, profile } }, records),
    glance: hasErrors(query.errors) ? null : findGlance({ ...query, visitor: { ...query.visitor, profile } }, records),
  };
}

function findGlance(query: ReturnType<typeof parseAnalyzerQuery>, records: ToolRecords): Glance {
  const { profile } = toProfile(query, records);
  const found = analyzeWallet(records.rewards, profile, { sensitivity: false });
  if (!found.ok) throw new Error("The query was checked with the engine's own rules");
  const { pick, cards, most, withoutFees } = found;
  const monthlyUsd = profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0);
  const toNames = (slugs: readonly string[]) => slugs.map((slug) => records.labels[slug]?.name ?? slug);
  const feesUsd = cards.reduce((sum, { laterFeeUsd }) => sum + laterFeeUsd, 0);
  return {
    // The card that brings most comes first.
    cards: cards
      .toSorted((left, right) => right.addsUsd - left.addsUsd)
      .flatMap(({ slug }) => {
        const label = records.labels[slug];
        return label ? [{ slug, name: label.name, image: label.image }] : [];
      }),
    netUsd: pick.netUsd,
    rewardsUsd: pick.rewardsUsd,
    perksUsd: pick.perksUsd,
    feesUsd: pick.feesUsd,
    beside: most
      ? { kind: "most", names: toNames(most.cards), netUsd: most.netUsd, moreFeesUsd: most.laterFeesUsd - feesUsd }
      : withoutFees && {
          kind: "no-fee",
          names: toNames(withoutFees.cards),
          netUsd: withoutFees.netUsd,
          moreFeesUsd: -feesUsd,
        },
    flatUsd: (monthlyUsd * MONTHS_A_YEAR * FLAT_PERCENT) / 100,
  };
}
