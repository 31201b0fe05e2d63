/**
 * Two to four cards side by side: rows by subject and, for a visitor's spending, the worth of each card, who leads
 * from where on, and the verdict. One function makes it for the page, the browser and the API. Pure.
 */
import type { Card } from "../../catalog/card.ts";
import { sumMonthlyUsd } from "../../asking/preset.ts";
import type { ProfileValues } from "../../asking/profile.ts";
import { FLAT_PERCENT, type Profile } from "../../engine/value/profile.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { formatUsd } from "../../words/format.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
import { nameThings } from "../shared/result-words.ts";
import { toInput } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { type ComparisonGroup, toRow } from "./comparison-row.ts";
import { listEarningRows } from "./earning-rows.ts";
import { isUncertainBonus, listBasicRows, listBonusRows, listCostRows, listRedemptionRows } from "./fact-rows.ts";
import { listPerkRows } from "./perk-rows.ts";
import { listProtectionRows } from "./protection-rows.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";
import { toVerdict, type Verdict } from "./verdict.ts";
import { type CardWorth, type Curves, drawCurves, valueCard } from "./worth.ts";

/** For a spending; everything in the order of the cards. */
export interface ComparedWorth extends Curves {
  readonly cards: readonly CardWorth[];
  readonly verdict: Verdict;
}

export interface Comparison {
  /** In the order given. */
  readonly cards: readonly Card[];
  /** As people call the cards, where there is little room. */
  readonly shortNames: readonly string[];
  readonly profile: ProfileValues;
  readonly monthlyUsd: number;
  /** Null without any spending: then only facts are compared. */
  readonly worth: ComparedWorth | null;
  readonly groups: readonly ComparisonGroup[];
  readonly assumptions: readonly string[];
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
}

/** @param cards two to four, each once; the visitor is thought to use their brands */
export function compareCards(cards: readonly Card[], values: ProfileValues, records: ToolRecords): Comparison {
  const { rewards } = records;
  const held = cards.map(({ slug }) => {
    const card = rewards.cards.find((known) => known.slug === slug);
    if (!card) throw new Error(`The records have no card ${slug}`);
    return card;
  });
  const input = toInput(values, records);
  const used = input.brandsUsed ?? [];
  const brandsUsed = used === "any" ? used : [...new Set([...used, ...held.flatMap(({ brandOf }) => brandOf ?? [])])];
  const { profile, assumptions } = resolveProfile({ ...input, brandsUsed }, rewards.brands);
  const worth = held.map((card, index) => valueCard(card, cards[index]!.name, profile, rewards));
  const shortNames = cards.map(({ shortName }) => shortName);
  const monthlyUsd = sumMonthlyUsd(values);
  const toWorth = (): ComparedWorth => {
    const curves = drawCurves(held, profile);
    const named = worth.map((card, index) => ({ ...card, name: shortNames[index]! }));
    return { cards: worth, ...curves, verdict: toVerdict({ worth: named, ...curves, trips: profile.trips }) };
  };
  const hasSpend = monthlyUsd > 0;
  const earning = cards.map((card, index) => ({
    card,
    rewards: held[index]!,
    centsPerPoint: worth[index]!.centsPerPoint,
  }));
  return {
    cards,
    shortNames,
    profile: toProfileEcho(values, profile),
    monthlyUsd,
    worth: hasSpend ? toWorth() : null,
    groups: [
      ...(hasSpend ? [listWorthRows(cards, worth, lacksCompanion(held, profile))] : []),
      listCostRows(cards),
      listBonusRows(cards, hasSpend ? worth : null, monthlyUsd),
      listEarningRows(earning, rewards.brands, profile),
      listRedemptionRows(cards, worth),
      listPerkRows(cards, worth),
      listProtectionRows(cards),
      listBasicRows(cards),
    ],
    assumptions: (hasSpend ? assumptions : []).map((text) => nameThings(text, records)),
    questions: listPerkQuestions(
      cards.map(({ slug }) => slug),
      input.use ?? [],
      records,
      undefined,
      hasSpend ? worth.flatMap(({ perks }) => perks) : [],
    ),
  };
}

const toSum = ({ ongoing: { rewardsUsd, perksUsd, feesUsd }, membershipUsd }: CardWorth) =>
  [
    `${formatUsd(rewardsUsd)} in rewards`,
    `${formatUsd(perksUsd)} in perks`,
    ...(membershipUsd > 0 && feesUsd === membershipUsd ? [] : [`${formatUsd(feesUsd - membershipUsd)} fee`]),
    ...(membershipUsd > 0 ? [`${formatUsd(membershipUsd)} membership`] : []),
  ].join(", ");

/** What a credit or a free night pays for earns nothing: rewards less the fee are not the worth without perks. */
const earnsMoreWithout = ({ withoutPerksUsd, ongoing: { rewardsUsd, feesUsd } }: CardWorth): boolean =>
  withoutPerksUsd - (rewardsUsd - feesUsd) > 1;

/** Why a first year is not a later one plus the bonus: a waived fee, and perks that come with the renewal. */
function listFirstYearNotes({ firstYear, ongoing }: CardWorth): string[] {
  const waivedUsd = ongoing.feesUsd - firstYear.feesUsd;
  return [
    ...(waivedUsd < 0.5
      ? []
      : [firstYear.feesUsd < 0.5 ? "no fee in the first year" : `a first fee of ${formatUsd(firstYear.feesUsd)}`]),
    ...(ongoing.perksUsd - firstYear.perksUsd < 0.5 ? [] : ["without the perks that come at renewal"]),
  ];
}

/** Of a card whose bonus categories its holder or its statement chooses. */
const listChosen = ({ choices }: CardWorth): string[] =>
  choices.length === 0 ? [] : [`bonus ${choices.length === 1 ? "category" : "categories"}: ${choices.join(" + ")}`];

/** With what its spending would have earned on another card, where the first year is less for it. */
function toBonusPart({ bonusesUsd, forgoneUsd }: CardWorth["firstYear"]): string {
  if (bonusesUsd <= 0) return "no bonus counted";
  const bonus = `${formatUsd(bonusesUsd)} from the welcome bonus`;
  return forgoneUsd < 0.5
    ? bonus
    : `${bonus}, minus the extra ${formatUsd(forgoneUsd)} that a flat ${FLAT_PERCENT}% card would earn on that spending`;
}

/** A certificate for a second traveler is no use to one who travels alone, at face value neither. */
const lacksCompanion = (held: readonly WalletCard[], { travelers }: Profile): boolean =>
  travelers < 2 && held.some(({ perks }) => perks.some(({ companion, faceUsd }) => companion && faceUsd));

function listWorthRows(cards: readonly Card[], worth: readonly CardWorth[], isAlone: boolean): ComparisonGroup {
  const isUncertain = cards.map((card) => isUncertainFact(card, "rewards"));
  const toUsdRow = (key: string, label: string, toUsd: (card: CardWorth) => number, note?: string) =>
    toRow(
      { key, label, judge: "more", ...(note ? { note } : {}) },
      worth.map((card, index) => ({
        text: formatUsd(toUsd(card)),
        // Cents decide no row: what reads the same is a tie.
        value: Math.round(toUsd(card)),
        isUncertain: isUncertain[index] ?? false,
      })),
    );
  return {
    key: "worth",
    title: "What they are worth",
    note: "We value each card on its own, used to its best advantage, with its spending caps.",
    rows: [
      toRow(
        { key: "net", label: "Per year, with the perks you would use", judge: "more" },
        worth.map((card, index) => ({
          text: formatUsd(card.ongoing.netUsd),
          note: [toSum(card), ...listChosen(card)].join("; "),
          value: Math.round(card.ongoing.netUsd),
          isUncertain: isUncertain[index] ?? false,
        })),
      ),
      toUsdRow(
        "net-without-perks",
        "Per year, without any perks",
        ({ withoutPerksUsd }) => withoutPerksUsd,
        worth.some(earnsMoreWithout)
          ? "Without perks you also earn rewards on what they would have paid for"
          : undefined,
      ),
      // What issuers advertise is nobody's worth: it is shown, and wins nothing.
      toRow(
        {
          key: "net-face-value",
          label: "Per year, with every usable perk at face value",
          note: isAlone
            ? "An upper limit; companion certificates need a second traveler"
            : "An upper limit; few people use every perk",
        },
        worth.map(({ faceValueUsd }) => ({ text: formatUsd(faceValueUsd), value: faceValueUsd })),
      ),
      toRow(
        { key: "first-year-net", label: "The first year", judge: "more" },
        worth.map((card, index) => ({
          text: formatUsd(card.firstYear.netUsd),
          note: [toBonusPart(card.firstYear), ...listFirstYearNotes(card)].join("; "),
          value: Math.round(card.firstYear.netUsd),
          isUncertain: isUncertain[index] || (card.firstYear.bonusesUsd > 0 && isUncertainBonus(cards[index]!)),
        })),
      ),
      toRow(
        { key: "rating", label: "Our rating", note: "Out of 10", judge: "more" },
        cards.map(({ rating }) => ({ text: rating.toFixed(1), value: rating })),
      ),
    ],
  };
}
