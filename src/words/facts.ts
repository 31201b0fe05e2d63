/** The age and origin of facts in words, the same on every page. Browser-safe. */
import type { Card } from "../catalog/card.ts";
import { type AgedProvenance, CURRENT_MONTHS, type FactGroup, FRESH_MONTHS } from "../catalog/provenance.ts";
import { formatSpan, lowerFirst } from "./format.ts";
import { REDEMPTION_LABELS, toPerkLabel, toRewardLabel } from "./labels.ts";

/** Marked wherever it stands. */
export const isOldFact = ({ ageMonths }: Pick<AgedProvenance, "ageMonths">): boolean => ageMonths > FRESH_MONTHS;

/** Of when the facts on some cards are: `as of May 2025`, or `from May 2025 to June 2026`. */
export function describeMonths(cards: readonly Pick<Card, "asOf" | "newestAsOf">[]): string {
  const oldest = cards.map(({ asOf }) => asOf).toSorted()[0] ?? "";
  const newest = cards.map(({ newestAsOf }) => newestAsOf).toSorted();
  return formatSpan(oldest, newest.at(-1) ?? "");
}

/** Its fee, offer, rates or perks were last seen more than a year ago. */
export const isOldCard = ({ ageMonths }: Pick<Card, "ageMonths">): boolean => ageMonths > CURRENT_MONTHS;

export const listOldCards = (cards: readonly Card[]): Card[] => cards.filter(isOldCard);

export const GROUP_LABELS: Readonly<Record<FactGroup, string>> = {
  annualFee: "Annual fee",
  signUpBonus: "Welcome bonus",
  rewards: "Earn rates",
  perks: "Perks",
  apr: "APR",
  foreignFee: "Foreign transaction fee",
  redemption: "Point value",
  creditScore: "Credit score",
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  annualFee: "Annual fee",
  signUpBonus: "Welcome bonus",
  foreignTransactionFeePercent: "Foreign transaction fee",
  name: "Name",
  issuingBank: "Issuing bank",
  network: "Network",
  rewardProgram: "Program",
  status: "Status",
  purchaseApr: "Purchase APR",
  introApr: "Intro APR",
  creditScore: "Credit needed",
};

const PROGRAM_LABELS: Readonly<Record<string, string>> = {
  "elite-thresholds": "elite levels",
  "world-of-hyatt": "transfers to World of Hyatt",
  aadvantage: "transfers to AAdvantage",
};

/** `program:hilton-honors:elite-thresholds`; a partner stands there by its name. */
function toProgramLabel(field: string): string {
  const what = field.split(":")[2] ?? "";
  const label = PROGRAM_LABELS[what] ?? (/[A-Z]/.test(what) ? `transfers to ${what}` : what.replaceAll("-", " "));
  return label === "" ? "Points program" : `Points program, ${label}`;
}

/** Of a change's path: `/annualFee` to `Annual fee`, `/perks/lounges` to that perk's name. */
export function toFieldLabel(
  field: string,
  card: Pick<Card, "rewards" | "endedRewards" | "perks" | "redemption">,
): string {
  if (field.startsWith("rule:")) return "Application rules";
  if (field.startsWith("program:")) return toProgramLabel(field);
  const [group = "", id = ""] = field.split("/").slice(1);
  if (group === "rewards") {
    const reward = [...card.rewards, ...card.endedRewards].find((entry) => entry.id === id);
    if (!reward) return "Earning";
    const label = toRewardLabel(reward);
    // Brands have names; a category of spending has none.
    const isNamed = reward.category === "other" && (reward.brands !== null || label.startsWith("Apple "));
    return `Earning, ${isNamed ? label : lowerFirst(label)}`;
  }
  if (group === "perks") {
    const perk = card.perks.find((entry) => entry.id === id);
    return perk ? toPerkLabel(perk) : "Perk";
  }
  if (group === "redemption") {
    const label = REDEMPTION_LABELS[id as keyof typeof REDEMPTION_LABELS];
    if (!label) return "Point value";
    if (id === "programCpp" && card.redemption.transferPartnerAverageCpp !== undefined) {
      return "Point value without transfers";
    }
    // Travel sites have names.
    return `Point value, ${/^(?:amex|chase|capOne)/.test(id) ? label : lowerFirst(label)}`;
  }
  return FIELD_LABELS[group] ?? "Terms";
}
