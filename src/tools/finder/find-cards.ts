/** Answers to picks: the one function behind page, browser and API. Pure. */
import type { NetParts } from "../../engine/computed-card.ts";
import type { Asked } from "../../asking/read.ts";
import { saysSpend } from "../../asking/preset.ts";
import type { PastOffer } from "../../engine/value/wallet-card.ts";
import { MONTHS_A_YEAR, type Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { toAprRange, toZeroMonths } from "../../words/apr.ts";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
import { toInput, toProfileQuery } from "../shared/tool.ts";
import { nameThings, type Note } from "../shared/result-words.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { ToolRecords } from "../shared/tool-records.ts";
import { type BrandBest, listBrandBests } from "./brand-bests.ts";
import { FEW_CARDS, toGap } from "../shared/catalog-gap.ts";
import { explainPick } from "./explain-pick.ts";
import type { FinderAnswer } from "./finder-answer.ts";
import {
  EXAMPLE_BALANCE_USD,
  type FinderAnswers,
  type FinderTable,
  type FinderValues,
  PICK_COUNT,
} from "./finder-asking.ts";
import { toFinderQuery } from "./finder-question.ts";
import {
  type FinderField,
  listRelaxations,
  rankBrandOffers,
  type RankedFinderCard,
  type RankedPick,
  rankFinderCards,
  type Relaxation,
} from "./rank-finder-cards.ts";

type AnsweredPick = FinderAnswer["picks"][number];
/** Dollars and what they are made of: `rewardsUsd + perksUsd + bonusUsd - feeUsd - forgoneUsd`. */
export type YearParts = AnsweredPick["ongoing"];
/** What a 0% period does for a balance that is moved to the card. */
export type Debt = NonNullable<AnsweredPick["debt"]>;

/** Richer than the answer's, and little all the same: it travels from the worker to the page. */
export interface FinderPick extends AnsweredPick, Omit<RankedPick, "ranked" | "perks"> {
  readonly laterFeeUsd: number;
  /** Where its bonus is an offer of before. */
  readonly pastBasis: PastOffer["basis"] | undefined;
}

type Named<Card> = Card & { readonly name: string };
/** A card beside the first pick. */
export type BesideCard = Named<NonNullable<FinderAnswer["most"]>>;
type OtherWay = Named<NonNullable<FinderAnswer["otherWay"]>>;

export interface FinderResult extends Omit<
  FinderAnswer,
  "picks" | "brandBests" | "brandOffers" | "most" | "withoutFee" | "otherWay"
> {
  /** As the engine used it. */
  readonly used: Profile;
  /** What a link to another tool carries on. */
  readonly carried: string;
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  readonly picks: readonly FinderPick[];
  readonly brandBests: readonly BrandBest[];
  readonly brandOffers: readonly Named<FinderAnswer["brandOffers"][number]>[];
  readonly most: BesideCard | null;
  readonly withoutFee: BesideCard | null;
  readonly otherWay: OtherWay | null;
}

type AskedFinder = Asked<FinderTable>;

export function findCards(asked: AskedFinder, records: ToolRecords): FinderResult {
  const { values } = asked;
  const { profile, assumptions } = toFinderProfile(values, records);
  const { type, matters, balance, maxFees } = values;
  const answers = { type, matters, balance, maxFees };
  const field: FinderField = { catalog: records.rewards, aprs: records.facts, answers, profile };
  const ranked = rankFinderCards(field).map((entry) => toRankedPick(entry, records));
  const nameOf = (slug: string) => records.labels[slug]?.name ?? slug;
  return {
    answers,
    profile: toProfileEcho(values, profile),
    used: profile,
    carried: toProfileQuery(values),
    assumptions: [...assumptions, ...asked.notes].map((text) => nameThings(text, records)),
    hasOwnSpend: saysSpend(asked),
    questions: listPerkQuestions(listNear(ranked, field), profile.use, records),
    picks: ranked.slice(0, PICK_COUNT).map((pick, at) => toPick(pick, ranked[at + 1], field)),
    matches: ranked.length,
    brandBests: matters === "bonus" ? [] : listBrandBests(ranked, field, nameOf),
    brandOffers:
      matters === "bonus" && !balance
        ? rankBrandOffers(field)
            .slice(0, PICK_COUNT)
            .map(({ slug, card, bonus }) => ({
              brand: card.brandOf ?? "",
              slug,
              name: nameOf(slug),
              bonusNetUsd: bonus.netUsd,
            }))
        : [],
    ...findBeside(ranked, answers),
    otherWay: findOtherWay(values, field, ranked[0]?.label.slug, nameOf),
    relaxations:
      ranked.length < PICK_COUNT
        ? listRelaxations(field).map((one) => ({ ...one, query: toFinderQuery(withoutAnswer(asked, one.answer)) }))
        : [],
    gap: ranked.length < FEW_CARDS ? toGap(answers, profile, ranked.length) : null,
  };
}

/** What the engine takes. One card is looked for, so no effort is counted, and not one that is held already. */
export function toFinderProfile(
  values: FinderValues,
  records: Pick<ToolRecords, "rewards" | "context" | "plan">,
): { readonly profile: Profile; readonly assumptions: readonly Note[] } {
  const said = toInput(values, records);
  const exclude = [...new Set([...(said.exclude ?? []), ...(said.owned ?? [])])];
  const input = { ...said, maxCards: 1, effortUsd: 0, owned: [], mustHave: [], exclude };
  if (values.matters !== "simple" || values.value !== null) return resolveProfile(input, records.rewards.brands);
  const { profile, assumptions } = resolveProfile({ ...input, value: "cash" }, records.rewards.brands);
  return {
    profile,
    assumptions: [...assumptions, "Low effort means no transfers, so points count at their cash value."],
  };
}

/** What each answer is where nobody gave it. */
const DROPPED: Readonly<Record<Relaxation["answer"], Partial<FinderValues>>> = {
  type: { type: "any" },
  maxFees: { maxFees: null },
  score: { score: null },
  brands: { brands: ["any"] },
  balance: { balance: false },
};

const withoutAnswer = (asked: AskedFinder, answer: Relaxation["answer"]): AskedFinder => ({
  ...asked,
  values: { ...asked.values, ...DROPPED[answer] },
});

/** The picks, those that would be picked if every perk were used, and those with a perk that is ticked. */
function listNear(ranked: readonly RankedPick[], field: FinderField): string[] {
  const atFace = rankFinderCards({ ...field, profile: { ...field.profile, perks: "face" } });
  return [
    ...ranked.slice(0, PICK_COUNT).map(({ label }) => label.slug),
    ...atFace.slice(0, PICK_COUNT).map(({ slug }) => slug),
    ...field.profile.use.map(({ card }) => card),
  ];
}

function findBeside(
  ranked: readonly RankedPick[],
  { matters, balance }: FinderAnswers,
): Pick<FinderResult, "most" | "withoutFee"> {
  const [first] = ranked;
  if (!first || matters !== "value" || balance) return { most: null, withoutFee: null };
  const toBeside = ({ label: { slug, name }, ranked: { ongoing } }: RankedPick) => ({
    slug,
    name,
    netUsd: ongoing.netUsd,
    feeUsd: ongoing.feesUsd,
  });
  const others = ranked.slice(1).map(toBeside);
  const pick = toBeside(first);
  const [most] = others.toSorted((left, right) => right.netUsd - left.netUsd);
  return {
    most: most && Math.round(most.netUsd) > Math.round(pick.netUsd) ? most : null,
    withoutFee: pick.feeUsd > 0 ? (others.find(({ feeUsd }) => feeUsd === 0) ?? null) : null,
  };
}

/** Where nobody said how points are used, and the other way has another pick. */
function findOtherWay(
  values: FinderValues,
  field: FinderField,
  first: string | undefined,
  nameOf: (slug: string) => string,
): OtherWay | null {
  if (values.value !== null || values.matters !== "value" || values.balance) return null;
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

const toParts = ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feesUsd,
  bonusesUsd,
  forgoneUsd = 0,
}: NetParts & { readonly forgoneUsd?: number }): YearParts => ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feeUsd: feesUsd,
  bonusUsd: bonusesUsd,
  forgoneUsd,
});

function toPick(pick: RankedPick, next: RankedPick | undefined, field: FinderField): FinderPick {
  const { scoreUsd, ongoing, firstYear, bonus } = pick.ranked;
  return {
    slug: pick.label.slug,
    name: pick.label.name,
    label: pick.label,
    facts: pick.facts,
    scoreUsd,
    laterFeeUsd: ongoing.feesUsd,
    ongoing: toParts(ongoing),
    firstYear: toParts(firstYear),
    bonusNetUsd: bonus.netUsd,
    pastBasis: pick.ranked.card.bonus.past?.basis,
    debt: field.answers.balance ? toDebt(pick) : null,
    ...explainPick(pick, next, field),
    next: next ? { slug: next.label.slug, name: next.label.name } : null,
  };
}

/** A balance that is paid off in equal parts over the 0% period; without it, it would bear the card's own interest. */
function toDebt({ facts }: RankedPick): Debt | null {
  const { transferMonths: months } = toZeroMonths(facts.introApr);
  const apr = toAprRange(facts.purchaseApr)?.high;
  if (months === 0 || apr === undefined) return null;
  const interestUsd = (EXAMPLE_BALANCE_USD * (apr / 100) * (months + 1)) / (2 * MONTHS_A_YEAR);
  const feeUsd = (EXAMPLE_BALANCE_USD * (facts.introApr?.transferFee?.percent ?? 0)) / 100;
  return {
    months,
    balanceUsd: EXAMPLE_BALANCE_USD,
    monthlyUsd: EXAMPLE_BALANCE_USD / months,
    savedUsd: interestUsd - feeUsd,
  };
}
