/** Answers to picks: the one function behind page, browser and API. Pure. */
import { findLowerFees } from "../../engine/wallet/simple-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { nameThings } from "../shared/result-words.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { ToolRecords } from "../shared/tool-records.ts";
import { type BrandBest, listBrandBests } from "./brand-bests.ts";
import { FEW_CARDS, toGap } from "../shared/catalog-gap.ts";
import { explainPick, type PickReasons } from "./explain-pick.ts";
import { type FinderAnswers, type FinderQuery, PICK_COUNT, toFinderProfile } from "./finder-query.ts";
import {
  type FinderField,
  listRelaxations,
  rankBrandOffers,
  type RankedFinderCard,
  rankFinderCards,
  type Relaxation,
} from "./rank-finder-cards.ts";
import type { RankedPick } from "./ranked-pick.ts";

/** Dollars and what they are made of: `rewardsUsd + perksUsd + bonusUsd - feeUsd`. */
export interface YearParts {
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feeUsd: number;
  readonly bonusUsd: number;
}

/** Plain data, and little of it: it travels from the worker to the page. */
export interface FinderPick extends Omit<RankedPick, "ranked" | "perks"> {
  readonly scoreUsd: number;
  readonly laterFeeUsd: number;
  readonly ongoing: YearParts;
  readonly firstYear: YearParts;
  /** The welcome bonus less the first fee and what its minimum spend loses elsewhere. */
  readonly bonusNetUsd: number;
  readonly reasons: PickReasons;
  /** The card that came one place later. */
  readonly next: { readonly slug: string; readonly name: string } | null;
}

export interface BrandOffer {
  readonly brand: string;
  readonly slug: string;
  readonly name: string;
  readonly bonusNetUsd: number;
}

export interface OtherWay {
  readonly value: "cash" | "typical";
  readonly slug: string;
  readonly name: string;
  readonly netUsd: number;
}

/** Another card that leaves nearly as much for a far lower fee. */
export interface LowerFee {
  readonly slug: string;
  readonly name: string;
  readonly netUsd: number;
  readonly feeUsd: number;
  readonly feesSavedUsd: number;
}

export interface FinderResult {
  readonly answers: FinderAnswers;
  readonly profile: Profile;
  readonly assumptions: readonly string[];
  readonly hasOwnSpend: boolean;
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** The best, at most three. */
  readonly picks: readonly FinderPick[];
  /** How many cards fit. */
  readonly matches: number;
  /** For brands that are used but have no card among the picks: the best of them. */
  readonly brandBests: readonly BrandBest[];
  /** To whom a bonus matters most: offers in points of brands that the visitor doesn't use. */
  readonly brandOffers: readonly BrandOffer[];
  /** Beside the first pick, where money back decides; null: there is none. */
  readonly lowerFee: LowerFee | null;
  /** The first pick for somebody who uses points the other way, where we chose the way and another card would be first. */
  readonly otherWay: OtherWay | null;
  /** Empty where enough cards fit. */
  readonly relaxations: readonly Relaxation[];
  /** What the catalog lacks for these answers; null where it has enough. */
  readonly gap: string | null;
}

export function findCards(query: FinderQuery, records: ToolRecords): FinderResult {
  const { profile, assumptions } = toFinderProfile(query, records);
  const { answers } = query;
  const field: FinderField = { catalog: records.rewards, aprs: records.facts, answers, profile };
  const ranked = rankFinderCards(field).map((entry) => toRankedPick(entry, records));
  const nameOf = (slug: string) => records.labels[slug]?.name ?? slug;
  return {
    answers,
    profile,
    assumptions: [...assumptions, ...query.visitor.notes].map((text) => nameThings(text, records)),
    hasOwnSpend: query.hasOwnSpend,
    questions: listPerkQuestions(listNear(ranked, field), profile.use, records),
    picks: ranked.slice(0, PICK_COUNT).map((pick, at) => toPick(pick, ranked[at + 1], field)),
    matches: ranked.length,
    brandBests: answers.matters === "bonus" ? [] : listBrandBests(ranked, field, nameOf),
    brandOffers:
      answers.matters === "bonus" && !answers.carriesBalance
        ? rankBrandOffers(field)
            .slice(0, PICK_COUNT)
            .map(({ slug, card, bonus }) => ({
              brand: card.brandOf ?? "",
              slug,
              name: nameOf(slug),
              bonusNetUsd: bonus.netUsd,
            }))
        : [],
    lowerFee: findLowerFee(ranked, answers),
    otherWay: findOtherWay(query, field, ranked[0]?.label.slug, nameOf),
    relaxations: ranked.length < PICK_COUNT ? listRelaxations(field) : [],
    gap: ranked.length < FEW_CARDS ? toGap(answers, profile, ranked.length) : null,
  };
}

/** The picks, those that would be picked if every perk were used, and those with a perk that is ticked. */
function listNear(ranked: readonly RankedPick[], field: FinderField): string[] {
  const atFace = rankFinderCards({ ...field, profile: { ...field.profile, perks: "face" } });
  return [
    ...ranked.slice(0, PICK_COUNT).map(({ label }) => label.slug),
    ...atFace.slice(0, PICK_COUNT).map(({ slug }) => slug),
    ...field.profile.use.map(({ card }) => card),
  ];
}

function findLowerFee(
  [first, ...others]: readonly RankedPick[],
  { matters, carriesBalance }: FinderAnswers,
): LowerFee | null {
  if (!first || matters !== "value" || carriesBalance) return null;
  const weigh = ({ label: { slug, name }, ranked: { ongoing } }: RankedPick) => ({
    slug,
    name,
    objectiveUsd: ongoing.netUsd,
    feesUsd: ongoing.feesUsd,
  });
  const best = weigh(first);
  const found = findLowerFees(best, others.map(weigh));
  if (!found) return null;
  const { slug, name, objectiveUsd: netUsd, feesUsd: feeUsd } = found;
  return { slug, name, netUsd, feeUsd, feesSavedUsd: best.feesUsd - feeUsd };
}

/** Where the spend shows no travel, the way that points are used decides: cash for a household, travel for a firm. */
function findOtherWay(
  { answers, visitor }: FinderQuery,
  field: FinderField,
  first: string | undefined,
  nameOf: (slug: string) => string,
): OtherWay | null {
  const isOurChoice =
    visitor.profile.value === null && (field.profile.value === "cash" || answers.holder === "business");
  if (!isOurChoice || answers.matters !== "value" || answers.carriesBalance) return null;
  const value = field.profile.value === "cash" ? "typical" : "cash";
  const [best] = rankFinderCards({ ...field, profile: { ...field.profile, value } });
  return best && best.slug !== first
    ? { value, slug: best.slug, name: nameOf(best.slug), netUsd: best.ongoing.netUsd }
    : null;
}

function toRankedPick(ranked: RankedFinderCard, { labels, facts, perks }: ToolRecords): RankedPick {
  const { slug } = ranked;
  return { ranked, label: labels[slug]!, facts: facts[slug]!, perks: perks[slug] ?? {} };
}

const toParts = ({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: RankedFinderCard["ongoing"]): YearParts => ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feeUsd: feesUsd,
  bonusUsd: bonusesUsd,
});

function toPick(pick: RankedPick, next: RankedPick | undefined, field: FinderField): FinderPick {
  const { scoreUsd, ongoing, firstYear, bonus } = pick.ranked;
  return {
    label: pick.label,
    facts: pick.facts,
    scoreUsd,
    laterFeeUsd: ongoing.feesUsd,
    ongoing: toParts(ongoing),
    firstYear: toParts(firstYear),
    bonusNetUsd: bonus.netUsd,
    reasons: explainPick(pick, next, field),
    next: next ? { slug: next.label.slug, name: next.label.name } : null,
  };
}
