/**
 * The answer of the RewardMax analyzer, for pages, the API and the browser's worker alike: what the engine found, and
 * what it is compared with. Pure.
 */
import { FLAT_PERCENT } from "../../engine/value/flat-card.ts";
import { listAssumptions } from "../../engine/value/list-assumptions.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { analyzeInSteps, type AnalyzeOptions, analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { Analysis } from "../../engine/wallet/answer.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import { listPointChoices, type PointChoice } from "../profile/list-point-choices.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { FEW_CARDS, toGap } from "../shared/catalog-gap.ts";
import { listAcceptanceNotes } from "../shared/list-acceptance-notes.ts";
import { type CapLine, listCaps } from "../shared/list-caps.ts";
import { pickLabels, pickPerkTexts } from "../shared/pick-words.ts";
import { nameThings } from "../shared/result-words.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import { type AnalyzerQuery, toProfile } from "./analyzer-query.ts";
import { toChangeWords, toDoesWords } from "./analyzer-words.ts";

/** Another pick, if something that was not said were otherwise. */
export interface OtherPick {
  readonly cards: readonly string[];
  readonly netUsd: number;
}

export interface AnalyzerResult {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly profile: Profile;
  readonly analysis: Analysis;
  /** Whether what would change it is there; in the browser that comes after the answer. */
  readonly isMeasured: boolean;
  /** In the order of the changes: the condition of each, as a clause. */
  readonly changeWords: readonly string[];
  /** By card, in the order of what it does: what each amount is for. */
  readonly doesWords: Readonly<Record<string, readonly string[]>>;
  /** What the counted perks and those not earned are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  readonly assumptions: readonly string[];
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** Programs of airlines, hotels and the like near the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
  /** What the visitor holds now; null when nothing was said about it. */
  readonly present: OtherPick | null;
  readonly flatUsd: number;
  /** Limits of the pick's rates, as the plan uses them. */
  readonly caps: readonly CapLine[];
  /** What the catalog lacks for this visitor; null where it has enough. */
  readonly gap: string | null;
  /** The pick of whoever uses points the other way, where we chose the way; null: the same, or not our choice. */
  readonly otherWay: (OtherPick & { readonly value: "cash" | "typical" }) | null;
}

export function analyze(query: AnalyzerQuery, records: ToolRecords, options: AnalyzeOptions = {}): AnalyzerResult {
  const steps = analyzeStepwise(query, records, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Yields the result without what would change it, then null after each piece of work, and returns the whole. */
export function* analyzeStepwise(
  query: AnalyzerQuery,
  records: ToolRecords,
  options: AnalyzeOptions = {},
): Generator<AnalyzerResult | null, AnalyzerResult> {
  const { profile, assumptions } = toProfile(query, records);
  const steps = analyzeInSteps(records.rewards, profile, options);
  let otherWay: AnalyzerResult["otherWay"] | undefined;
  for (;;) {
    const { done, value: found } = steps.next();
    if (found === null) {
      yield null;
      continue;
    }
    if (!found.ok) throw new Error("The query was checked with the engine's own rules");
    otherWay ??= findOtherWay(query, profile, found, { records, options });
    const isMeasured = done === true && (options.sensitivity ?? true);
    const result = { ...toResult(query, records, { profile, assumptions, found }), otherWay, isMeasured };
    const labels = pickLabels(listMentioned(result), records);
    if (done) return { ...result, labels };
    yield { ...result, labels };
  }
}

interface Found {
  readonly profile: Profile;
  readonly assumptions: readonly string[];
  readonly found: Analysis;
}

type Told = Omit<AnalyzerResult, "labels">;

function toResult(
  query: AnalyzerQuery,
  records: ToolRecords,
  { profile, assumptions, found }: Found,
): Omit<Told, "otherWay" | "isMeasured"> {
  const { pick } = found;
  const slugs = pick.cards.map(({ slug }) => slug);
  const { cards, rules } = records.rewards;
  const owned = cards.filter(({ slug }) => profile.owned.includes(slug));
  const annualUsd = profile.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd * 12, 0);
  const notes = [
    ...assumptions,
    ...listAssumptions(
      cards.filter(({ slug }) => slugs.includes(slug)),
      profile,
    ),
    ...listAcceptanceNotes(slugs.map((slug) => records.labels[slug])),
    ...query.visitor.notes,
  ];
  return {
    profile,
    analysis: found,
    changeWords: found.changes.map((change) => toChangeWords(change, records)),
    doesWords: Object.fromEntries(
      found.cards.map(({ slug, does }) => [slug, does.map((part) => toDoesWords(part, slug, records))]),
    ),
    perkTexts: pickPerkTexts([...pick.perks, ...pick.notEarned], records),
    assumptions: notes.map((text) => nameThings(text, records)),
    questions: listQuestions(found, profile, records),
    points: listOtherPoints(found, profile, records),
    present: owned.length > 0 ? { cards: profile.owned, netUsd: valueWallet(owned, profile, rules).netUsd } : null,
    flatUsd: (annualUsd * FLAT_PERCENT) / 100,
    caps: listCaps(cards, pick),
    gap: findGap(profile, found.eligibleCount),
  };
}

function listMentioned({ analysis, otherWay, profile }: Told): Set<string> {
  const { pick, most, withoutFees, runnersUp, frontier, changes, owned, leftOut } = analysis;
  return new Set([
    ...pick.cards.flatMap(({ slug, enabledBy }) => [slug, enabledBy ?? slug]),
    ...pick.notEarned.flatMap(({ needs }) => needs?.card ?? []),
    ...[most, withoutFees, otherWay, ...runnersUp, ...frontier].flatMap((wallet) => wallet?.cards ?? []),
    ...changes.flatMap(({ to }) => to),
    ...owned.flatMap(({ slug, to }) => [slug, to ?? slug]),
    ...(leftOut ? [leftOut.card] : []),
    ...profile.owned,
  ]);
}

const findGap = (profile: Profile, count: number) =>
  count < FEW_CARDS
    ? toGap({ matters: "value", type: profile.type === "business" ? "business" : "personal" }, profile, count)
    : null;

/** Where the visitor did not say how points are used, what whoever uses them the other way should hold. */
function findOtherWay(
  query: AnalyzerQuery,
  profile: Profile,
  { pick }: Analysis,
  { records, options: { work } }: { readonly records: ToolRecords; readonly options: AnalyzeOptions },
): AnalyzerResult["otherWay"] {
  if (query.visitor.profile.value !== null) return null;
  const value = profile.value === "cash" ? "typical" : "cash";
  const options = { sensitivity: false, ...(work ? { work } : {}) };
  const found = analyzeWallet(records.rewards, { ...profile, value }, options);
  if (!found.ok) return null;
  const cards = found.pick.cards.map(({ slug }) => slug);
  const isSame = cards.join() === pick.cards.map(({ slug }) => slug).join();
  return isSame ? null : { value, cards, netUsd: found.pick.netUsd };
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
function listQuestions({ pick, most, runnersUp }: Analysis, profile: Profile, records: ToolRecords): PerkQuestion[] {
  const near = [
    ...profile.owned,
    ...pick.cards.map(({ slug }) => slug),
    ...(most?.cards ?? []),
    ...runnersUp.flatMap(({ cards }) => cards),
    ...profile.use.map(({ card }) => card),
  ];
  return listPerkQuestions([...new Set(near)], profile.use, records);
}
