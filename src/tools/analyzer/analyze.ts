/**
 * The answer of the RewardMax analyzer, for pages, the API and the browser's worker alike: what the engine found, and
 * what it is compared with. Pure.
 */
import { analyzeWallet, type AnalyzeOptions } from "../../rewards/search/analyze-wallet.ts";
import type { Analysis } from "../../rewards/search/answer.ts";
import { valueWallet } from "../../rewards/search/value-wallet.ts";
import type { Profile } from "../../rewards/value/profile.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { CardLabels, ToolRecords } from "../tool-records.ts";
import { type AnalyzerQuery, toProfile } from "./analyzer-query.ts";
import { nameThings, toFlipWords } from "./result-words.ts";

/** The yardstick: a card without a fee that pays this much back on everything. */
export const FLAT_PERCENT = 2;
export interface AnalyzerResult {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly profile: Profile;
  readonly analysis: Analysis;
  /** What each flip point is about, by `what`. */
  readonly flipWords: Readonly<Record<string, string>>;
  /** What the counted perks and those not earned are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  readonly assumptions: readonly string[];
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** What the visitor holds now; null when nothing was said about it. */
  readonly present: { readonly cards: readonly string[]; readonly netUsd: number } | null;
  readonly flatUsd: number;
}

export function analyze(query: AnalyzerQuery, records: ToolRecords, options: AnalyzeOptions = {}): AnalyzerResult {
  const { profile, assumptions } = toProfile(query, records);
  const found = analyzeWallet(records.rewards, profile, options);
  if (!found.ok) throw new Error("The query was checked with the engine's own rules");
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
    ...analysis.owned.flatMap(({ slug, changeTo }) => [slug, changeTo ?? slug]),
    ...(analysis.leftOut ? [analysis.leftOut.card] : []),
    ...analysis.wallet.cards.flatMap(({ enabledBy }) => enabledBy ?? []),
    ...analysis.wallet.notEarned.flatMap(({ needs }) => needs?.card ?? []),
    ...profile.owned,
  ]);
  return {
    labels: Object.fromEntries(
      [...mentioned].flatMap((slug) => (records.labels[slug] ? [[slug, records.labels[slug]]] : [])),
    ),
    profile,
    analysis,
    flipWords: Object.fromEntries(analysis.flips.map(({ what }) => [what, toFlipWords(what, records)])),
    perkTexts: Object.fromEntries(
      [...analysis.wallet.perks, ...analysis.wallet.notEarned].map(({ card, perk }) => [
        `${card}:${perk}`,
        records.perks[card]?.[perk]?.description ?? perk,
      ]),
    ),
    assumptions: [...assumptions, ...analysis.assumptions, ...query.visitor.notes].map((text) =>
      nameThings(text, records),
    ),
    questions: listQuestions(analysis, profile, records),
    present:
      held.length > 0
        ? { cards: profile.owned, netUsd: valueWallet(held, profile, records.rewards.rules).netUsd }
        : null,
    flatUsd: (annualUsd * FLAT_PERCENT) / 100,
  };
}

/** Perks of the cards near the answer that count only for whoever would use them: those worth most first. */
function listQuestions(analysis: Analysis, profile: Profile, records: ToolRecords): PerkQuestion[] {
  const near = [
    ...analysis.wallet.cards.map(({ slug }) => slug),
    ...analysis.runnersUp.flatMap(({ cards }) => cards),
    ...analysis.flips.filter(({ what }) => what.startsWith("perk.")).flatMap(({ to }) => to),
    ...profile.use.map(({ card }) => card),
  ];
  return listPerkQuestions(near, profile.use, records);
}
