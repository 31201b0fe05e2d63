/**
 * The answer of the RewardMax analyzer, for pages, the API and the browser's worker alike: what the engine found, and
 * what it is compared with. Pure. The result is the answer of the API, with what only a page needs beside it.
 */
import type { Asked } from "../../asking/read.ts";
import { sumMonthlyUsd } from "../../asking/preset.ts";
import { listAssumptions } from "../../engine/value/list-assumptions.ts";
import { type Profile, toFlatUsd } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { analyzeInSteps, type AnalyzeOptions, analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { Analysis, ExplainedCard, WalletSummary } from "../../engine/wallet/answer.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import { listPointChoices, type PointChoice } from "../profile/list-point-choices.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { FEW_CARDS, toGap } from "../shared/catalog-gap.ts";
import { listAcceptanceNotes } from "../shared/list-acceptance-notes.ts";
import { type CapLine, listCaps } from "../shared/list-caps.ts";
import { pickLabels, pickPerkTexts } from "../shared/pick-words.ts";
import { findPortalChange } from "../shared/portal-change.ts";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
import { nameThings, type Note } from "../shared/result-words.ts";
import { toInput } from "../shared/tool.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import type { AnalyzerAnswer } from "./analyzer-answer.ts";
import type { AnalyzerTable } from "./analyzer-asking.ts";
import { toChangeWords, toDoesWords } from "./analyzer-words.ts";

type AskedAnalyzer = Asked<AnalyzerTable>;

/** What a page says and shows besides. */
interface Beside {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly monthlyUsd: number;
  readonly trips: number;
  readonly eligibleCount: number;
  /** Whether what would change it is there; in the browser that comes after the answer. */
  readonly isMeasured: boolean;
  /** In the order of the changes: the condition of each, as a clause. */
  readonly changeWords: readonly string[];
  /** By card, in the order of what it does: what each amount is for. */
  readonly doesWords: Readonly<Record<string, readonly string[]>>;
  /** What the counted perks and those not earned are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** Programs near the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
  /** What the visitor holds now; null when nothing was said about it. */
  readonly present: { readonly cards: readonly string[]; readonly netUsd: number } | null;
  /** What a flat card would earn; null for a credit score that gets none. */
  readonly flatUsd: number | null;
}

/** Richer than the answer's: pages print more of the plan. */
export interface PickedCards extends Omit<WalletPlan, "caps" | "cards"> {
  readonly cards: readonly (ExplainedCard & { readonly choice: string | null })[];
  readonly withoutPerksUsd: number;
  readonly perksAtFaceValueUsd: number;
  readonly caps: readonly CapLine[];
}

type Told = Omit<AnalyzerAnswer, "pick"> & { readonly pick: PickedCards };

export type AnalyzerResult = Told & Beside;

export function analyze(asked: AskedAnalyzer, records: ToolRecords, options: AnalyzeOptions = {}): AnalyzerResult {
  const steps = analyzeStepwise(asked, records, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What is found once, before it is looked what would change it. */
interface Once {
  readonly otherWay: AnalyzerAnswer["otherWay"];
  readonly portal: AnalyzerAnswer["changes"];
}

/** Yields the result without what would change it, then null after each piece of work, and returns the whole. */
export function* analyzeStepwise(
  asked: AskedAnalyzer,
  records: ToolRecords,
  options: AnalyzeOptions = {},
): Generator<AnalyzerResult | null, AnalyzerResult> {
  const { profile, assumptions } = resolveProfile(toInput(asked.values, records), records.rewards.brands);
  const question: Understood = { asked, profile, assumptions, records };
  const steps = analyzeInSteps(records.rewards, profile, options);
  let once: Once | null = null;
  for (;;) {
    const { done, value: found } = steps.next();
    if (found === null) {
      yield null;
      continue;
    }
    if (!found.ok) throw new Error("The question was checked with the engine's own rules");
    once ??= { otherWay: findOtherWay(question, found, options), portal: findPortal(question, found, options) };
    const result = toResult(question, found, once, done === true && (options.sensitivity ?? true));
    if (done) return result;
    yield result;
  }
}

interface Understood {
  readonly asked: AskedAnalyzer;
  readonly profile: Profile;
  readonly assumptions: readonly Note[];
  readonly records: ToolRecords;
}

function toResult(question: Understood, found: Analysis, once: Once, isMeasured: boolean): AnalyzerResult {
  const { asked, profile, records } = question;
  const { pick } = found;
  const answer = toAnswer(question, found, once);
  const monthlyUsd = sumMonthlyUsd(asked.values);
  return {
    ...answer,
    labels: pickLabels(listMentioned(answer, profile), records),
    monthlyUsd,
    trips: asked.values.trips,
    eligibleCount: found.eligibleCount,
    isMeasured,
    changeWords: answer.changes.map((change) => toChangeWords(change, records, asked.values.part)),
    doesWords: Object.fromEntries(
      found.cards.map(({ slug, does }) => [slug, does.map((part) => toDoesWords(part, slug, records))]),
    ),
    perkTexts: pickPerkTexts([...pick.perks, ...pick.notEarned], records),
    questions: listQuestions(found, profile, records),
    points: listPoints(found, profile, records),
    present: findPresent(profile, records),
    flatUsd: getsFlatCard(asked.values.score) ? toFlatUsd(profile) : null,
  };
}

/** Flat cards ask for good credit: who has none is not measured by them. */
const FLAT_SCORE = 670;
const getsFlatCard = (score: AskedAnalyzer["values"]["score"]): boolean =>
  score !== "none" && (score === null || score >= FLAT_SCORE);

function toAnswer({ asked, profile, assumptions, records }: Understood, found: Analysis, once: Once): Told {
  const { pick, most, withoutFees, changes, changesComplete, runnersUp, runnersUpComplete, frontier } = found;
  const { cards } = records.rewards;
  const slugs = pick.cards.map(({ slug }) => slug);
  const notes = [
    ...assumptions,
    ...listAssumptions(
      cards.filter(({ slug }) => slugs.includes(slug)),
      profile,
    ),
    ...listAcceptanceNotes(slugs.map((slug) => records.labels[slug])),
    ...asked.notes,
  ];
  const compare = (wallet: WalletSummary | null) =>
    wallet && {
      ...wallet,
      moreUsd: wallet.netUsd - pick.netUsd,
      moreFeesUsd: wallet.laterFeesUsd - pick.feesUsd,
    };
  return {
    profile: toProfileEcho(asked.values, profile),
    assumptions: notes.map((text) => nameThings(text, records)),
    pick: {
      ...pick,
      cards: found.cards.map((card) => ({ ...card, choice: card.choices.join(", ") || null })),
      withoutPerksUsd: found.withoutPerksUsd,
      perksAtFaceValueUsd: found.perksAtFaceValueUsd,
      caps: listCaps(cards, pick, records.labels),
    },
    most: compare(most),
    withoutFees: compare(withoutFees),
    otherWay: once.otherWay,
    changes: [
      ...once.portal,
      ...changes.map(({ what, direction, from, at, to }) => ({
        name: what,
        direction,
        from,
        at,
        gainsUsd: null,
        cards: to,
      })),
    ],
    changesComplete,
    runnersUp,
    runnersUpComplete,
    frontier,
    own: found.owned.map(({ slug, to, ...verdict }) => ({ card: slug, changeTo: to, ...verdict })),
    leftOut: found.leftOut,
    gap: findGap(profile, found.eligibleCount),
    proof: found.proof,
  };
}

function listMentioned(answer: Told, { owned }: Profile): Set<string> {
  const { pick, most, withoutFees, otherWay, runnersUp, frontier, changes, own, leftOut } = answer;
  return new Set([
    ...pick.cards.flatMap(({ slug, enabledBy }) => [slug, enabledBy ?? slug]),
    ...pick.notEarned.flatMap(({ needs }) => needs?.card ?? []),
    ...[most, withoutFees, otherWay, ...runnersUp, ...frontier, ...changes].flatMap((wallet) => wallet?.cards ?? []),
    ...own.flatMap(({ card, changeTo }) => [card, changeTo ?? card]),
    ...(leftOut ? [leftOut.card] : []),
    ...owned,
  ]);
}

const findGap = (profile: Profile, count: number) =>
  count < FEW_CARDS ? toGap({ matters: "value", type: profile.type }, profile, count) : null;

function findPresent(profile: Profile, { rewards }: ToolRecords): Beside["present"] {
  const owned = rewards.cards.filter(({ slug }) => profile.owned.includes(slug));
  return owned.length > 0 ? { cards: profile.owned, netUsd: valueWallet(owned, profile).netUsd } : null;
}

/** Where the visitor did not say how points are used, what someone who uses them the other way should hold. */
function findOtherWay(
  { asked, profile, records }: Understood,
  { pick }: Analysis,
  { work }: AnalyzeOptions,
): AnalyzerResult["otherWay"] {
  if (asked.values.value !== null) return null;
  const value = profile.value === "cash" ? "typical" : "cash";
  const options = { sensitivity: false, ...(work ? { work } : {}) };
  const found = analyzeWallet(records.rewards, { ...profile, value }, options);
  if (!found.ok) return null;
  const cards = found.pick.cards.map(({ slug }) => slug);
  const isSame = cards.join() === pick.cards.map(({ slug }) => slug).join();
  return isSame ? null : { value, cards, netUsd: found.pick.netUsd };
}

/** What booking trips on a bank's own travel site would change, as the first of the changes. */
function findPortal({ asked, records }: Understood, { pick }: Analysis, { work }: AnalyzeOptions): Once["portal"] {
  const change = findPortalChange(asked.values, pick, records, work);
  if (!change) return [];
  const { portal, cards, gainsUsd } = change;
  return [{ name: "portal", direction: "above", from: 0, at: portal, gainsUsd, cards }];
}

/** What the visitor gave a worth stays, whatever the answer is now. */
function listPoints(found: Analysis, profile: Profile, records: ToolRecords): PointChoice[] {
  const near = new Set(found.pick.cards.map(({ slug }) => slug));
  const { cards } = records.rewards;
  return listPointChoices(
    cards.filter(({ slug, points }) => near.has(slug) || profile.cpp[points.program] !== undefined),
    profile,
    records,
  );
}

/** Perks of the cards near the answer that count only for someone who would use them: held cards' first. */
function listQuestions({ pick, most, runnersUp }: Analysis, profile: Profile, records: ToolRecords): PerkQuestion[] {
  const near = [
    ...profile.owned,
    ...pick.cards.map(({ slug }) => slug),
    ...(most?.cards ?? []),
    ...runnersUp.flatMap(({ cards }) => cards),
    ...profile.use.map(({ card }) => card),
  ];
  return listPerkQuestions(new Set(near), profile.use, records);
}
