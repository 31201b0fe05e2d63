/**
 * The answer of the RewardMax analyzer, for pages, the API and the browser's worker alike: what the engine found, and
 * what it is compared with. Pure.
 */
import { analyzeInSteps, type AnalyzeOptions, analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { Analysis } from "../../engine/wallet/answer.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { listPointChoices, type PointChoice } from "../profile/list-point-choices.ts";
import { FEW_CARDS, toGap } from "../shared/catalog-gap.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { type CapLine, listCaps } from "../shared/list-caps.ts";
import { pickLabels, pickPerkTexts } from "../shared/pick-words.ts";
import { listAcceptanceNotes } from "../shared/list-acceptance-notes.ts";
import { FLAT_PERCENT } from "../../engine/value/flat-card.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import { type AnalyzerQuery, toProfile, toSimpleQueryString } from "./analyzer-query.ts";
import { type FirstYear, planFirstYear } from "./first-year.ts";
import { nameThings, toFlipWords } from "../shared/result-words.ts";

export interface AnalyzerResult {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly profile: Profile;
  readonly analysis: Analysis;
  /** Whether flip points and regret are there; in the browser they come after the answer. */
  readonly isMeasured: boolean;
  /** What each flip point is about, by `what`. */
  readonly flipWords: Readonly<Record<string, string>>;
  /** What the counted perks and those not earned are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  readonly assumptions: readonly string[];
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** Programs of airlines, hotels and the like near the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
  /** What the visitor holds now; null when nothing was said about it. */
  readonly present: { readonly cards: readonly string[]; readonly netUsd: number } | null;
  readonly flatUsd: number;
  /** Limits of the wallet's rates, as the plan uses them. */
  readonly caps: readonly CapLine[];
  /** What the catalog lacks for this visitor; null where it has enough. */
  readonly gap: string | null;
  /** The query string that answers with the simple wallet. */
  readonly simpleSearch: string;
  /** With bonuses counted: what these cards come to when they are opened one after the other; else null. */
  readonly firstYear: FirstYear | null;
  /** Another wallet, for whoever uses points the other way, where we chose the way; null: the same, or not our choice. */
  readonly otherWay: {
    readonly value: "cash" | "typical";
    readonly cards: readonly string[];
    readonly netUsd: number;
  } | null;
}

export function analyze(query: AnalyzerQuery, records: ToolRecords, options: AnalyzeOptions = {}): AnalyzerResult {
  const steps = analyzeStepwise(query, records, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Yields the result without flip points and regret, then null after each piece of work, and returns the whole. */
export function* analyzeStepwise(
  query: AnalyzerQuery,
  records: ToolRecords,
  options: AnalyzeOptions = {},
): Generator<AnalyzerResult | null, AnalyzerResult> {
  const { profile, assumptions } = toProfile(query, records);
  const steps = analyzeInSteps(records.rewards, profile, options);
  let beside: Beside | null = null;
  for (;;) {
    const { done, value: found } = steps.next();
    if (found === null) {
      yield null;
      continue;
    }
    if (!found.ok) throw new Error("The query was checked with the engine's own rules");
    beside ??= {
      otherWay: findOtherWay(query, profile, found, records, options),
      firstYear:
        profile.horizon === "first-year"
          ? planFirstYear(
              profile,
              found.wallet.cards.map(({ slug }) => slug),
              records,
            )
          : null,
    };
    const isMeasured = done === true && (options.sensitivity ?? true);
    const result = toResult(query, records, { profile, assumptions, found, beside, isMeasured });
    if (done) return result;
    yield result;
  }
}

type Beside = Pick<AnalyzerResult, "firstYear" | "otherWay">;

interface Found {
  readonly profile: Profile;
  readonly assumptions: readonly string[];
  readonly found: Analysis;
  readonly beside: Beside;
  readonly isMeasured: boolean;
}

function toResult(
  query: AnalyzerQuery,
  records: ToolRecords,
  { profile, assumptions, found, beside, isMeasured }: Found,
): AnalyzerResult {
  const analysis: Analysis = {
    ...found,
    cards: found.cards.map((card) => ({
      ...card,
      reasons: card.reasons.map((reason) => ({ ...reason, text: nameThings(reason.text, records) })),
    })),
  };
  const held = records.rewards.cards.filter(({ slug }) => profile.owned.includes(slug));
  const annualUsd = profile.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd * 12, 0);
  const mentioned = new Set([
    ...[analysis.wallet, analysis.simple, ...analysis.runnersUp, ...analysis.frontier].flatMap(({ cards }) =>
      cards.map((card) => (typeof card === "string" ? card : card.slug)),
    ),
    ...analysis.flips.flatMap(({ to }) => to),
    ...analysis.regret.to,
    ...(beside.otherWay?.cards ?? []),
    ...analysis.owned.flatMap(({ slug, changeTo }) => [slug, changeTo ?? slug]),
    ...(analysis.leftOut ? [analysis.leftOut.card] : []),
    ...analysis.wallet.cards.flatMap(({ enabledBy }) => enabledBy ?? []),
    ...analysis.wallet.notEarned.flatMap(({ needs }) => needs?.card ?? []),
    ...profile.owned,
  ]);
  return {
    labels: pickLabels(mentioned, records),
    profile,
    analysis,
    flipWords: Object.fromEntries(analysis.flips.map(({ what }) => [what, toFlipWords(what, records)])),
    perkTexts: pickPerkTexts([...analysis.wallet.perks, ...analysis.wallet.notEarned], records),
    assumptions: [
      ...assumptions,
      ...analysis.assumptions,
      ...listAcceptanceNotes(analysis.wallet.cards.map(({ slug }) => records.labels[slug])),
      ...query.visitor.notes,
    ].map((text) => nameThings(text, records)),
    questions: listQuestions(analysis, profile, records),
    points: listOtherPoints(analysis, profile, records),
    present:
      held.length > 0
        ? { cards: profile.owned, netUsd: valueWallet(held, profile, records.rewards.rules).netUsd }
        : null,
    flatUsd: (annualUsd * FLAT_PERCENT) / 100,
    caps: listCaps(records.rewards.cards, analysis.wallet),
    gap: findGap(profile, analysis.eligibleCount),
    simpleSearch: toSimpleQueryString(query, analysis.simple, records),
    ...beside,
    isMeasured,
  };
}

const findGap = (profile: Profile, count: number) =>
  count < FEW_CARDS
    ? toGap({ matters: "value", holder: profile.type === "business" ? "business" : "personal" }, profile, count)
    : null;

/** Where the spend shows no travel, the way that points are used decides: cash for a household, travel for a firm. */
function findOtherWay(
  query: AnalyzerQuery,
  profile: Profile,
  { wallet }: Analysis,
  { rewards }: ToolRecords,
  { work }: AnalyzeOptions,
): AnalyzerResult["otherWay"] {
  if (query.visitor.profile.value !== null || (profile.value !== "cash" && profile.type !== "business")) return null;
  const value = profile.value === "cash" ? "typical" : "cash";
  const found = analyzeWallet(rewards, { ...profile, value }, { sensitivity: false, ...(work ? { work } : {}) });
  if (!found.ok) return null;
  const cards = found.wallet.cards.map(({ slug }) => slug);
  const isSame = cards.join() === wallet.cards.map(({ slug }) => slug).join();
  return isSame ? null : { value, cards, netUsd: found.wallet.netUsd };
}

/** The form asks about banks' points anyway. What the visitor gave a worth stays, whatever the answer is now. */
function listOtherPoints(analysis: Analysis, profile: Profile, records: ToolRecords): PointChoice[] {
  const near = new Set([
    ...analysis.cards.map(({ slug }) => slug),
    ...analysis.runnersUp.flatMap(({ cards }) => cards),
  ]);
  const { cards } = records.rewards;
  return listPointChoices(
    cards.filter(({ slug, points }) => near.has(slug) || profile.cpp[points.program] !== undefined),
    profile,
    { context: { ...records.context, programs: [] } },
  );
}

/** Perks of the cards near the answer that count only for whoever would use them: those worth most first. */
function listQuestions(analysis: Analysis, profile: Profile, records: ToolRecords): PerkQuestion[] {
  const near = [
    ...analysis.wallet.cards.map(({ slug }) => slug),
    ...analysis.runnersUp.flatMap(({ cards }) => cards),
    ...profile.use.map(({ card }) => card),
  ];
  return listPerkQuestions(near, profile.use, records);
}
