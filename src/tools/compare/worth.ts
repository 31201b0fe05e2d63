/** What the compared cards are worth for one visitor, each held alone, and the lines of the picture. */
import {
  createWorthByScale,
  type LeadStretch,
  listLeadStretches,
  NEAR_SCALE,
  type SpendPoint,
  toSpendPoint,
  type WorthByScale,
} from "../../engine/readers/leads.ts";
import { type FirstYear, valueFirstYear } from "../../engine/readers/first-year.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../../engine/value/wallet-card.ts";
import type { CountedPerk, WalletPlan } from "../../engine/value/wallet-plan.ts";

export type WorthParts = Pick<WalletPlan, "netUsd" | "rewardsUsd" | "perksUsd" | "feesUsd" | "bonusesUsd">;

export interface CardWorth {
  readonly slug: string;
  readonly name: string;
  readonly ongoing: WorthParts;
  /** How much of its fees is the price of a membership that it needs: no annual fee of the card. */
  readonly membershipUsd: number;
  readonly firstYear: FirstYear;
  /** Net of a later year with no perk counted, and with all of them at face value. */
  readonly withoutPerksUsd: number;
  readonly faceValueUsd: number;
  readonly centsPerPoint: number;
  /** Cents of an average transfer by the bank program that its points are of; null: of none that transfers. */
  readonly transferCents: number | null;
  /** Whether its points transfer without another card. */
  readonly transfersAlone: boolean;
  /** Labels of the categories to choose, on a card that lets its holder choose. */
  readonly choices: readonly string[];
  /** Perks behind the figure of a later year. */
  readonly perks: readonly CountedPerk[];
}

const toParts = ({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: WalletPlan): WorthParts => ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feesUsd,
  bonusesUsd,
});

export function valueCard(
  card: WalletCard,
  name: string,
  profile: Profile,
  { rules }: Pick<RewardsCatalog, "rules">,
): CardWorth {
  const later = profile;
  const plan = valueWallet([card], later);
  const [own] = plan.cards;
  return {
    slug: card.slug,
    name,
    ongoing: toParts(plan),
    membershipUsd: plan.feesUsd - card.fees.laterUsd,
    firstYear: valueFirstYear(card, profile, rules),
    withoutPerksUsd: valueWallet([card], { ...later, perks: "none" }).netUsd,
    faceValueUsd: valueWallet([card], { ...later, perks: "face" }).netUsd,
    centsPerPoint: own?.centsPerPoint ?? 0,
    transferCents: card.points.kind === "bank" ? card.points.transfer : null,
    transfersAlone: card.points.transfersAlone,
    choices: own?.choices ?? [],
    perks: plan.perks,
  };
}

const CURVE_STEPS = 32;

/** Net by total spend for the picture: from nothing to twice the spend, or past the changes of lead that are near. */
function listCurve(worth: WorthByScale, stretches: readonly LeadStretch[]): SpendPoint[] {
  if (worth.monthlyUsd === 0) return [];
  const near = stretches
    .map((stretch) => stretch.fromMonthlyUsd / worth.monthlyUsd)
    .filter((scale) => scale <= NEAR_SCALE);
  const end = Math.max(2, ...near.map((scale) => scale * 1.25));
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => toSpendPoint(worth, (end * step) / CURVE_STEPS));
}

/** The figures behind the picture: nothing, half, the same, twice, and each change of lead within it. */
function listCurveTable(
  worth: WorthByScale,
  stretches: readonly LeadStretch[],
  curve: readonly SpendPoint[],
): SpendPoint[] {
  const { monthlyUsd } = worth;
  if (monthlyUsd === 0) return [];
  const endUsd = curve.at(-1)?.monthlyUsd ?? 0;
  const changes = stretches.map((stretch) => stretch.fromMonthlyUsd).filter((usd) => usd > 0 && usd <= endUsd);
  const totals = [...new Set([0, 0.5, 1, 2].map((times) => times * monthlyUsd).concat(changes))];
  return totals.toSorted((left, right) => left - right).map((usd) => toSpendPoint(worth, usd / monthlyUsd));
}

export interface Curves {
  readonly monthlyUsd: number;
  readonly stretches: readonly LeadStretch[];
  readonly curve: readonly SpendPoint[];
  readonly curveTable: readonly SpendPoint[];
}

export function drawCurves(cards: readonly WalletCard[], profile: Profile): Curves {
  const worth = createWorthByScale(cards, profile);
  const stretches = listLeadStretches(worth);
  const curve = listCurve(worth, stretches);
  return { monthlyUsd: worth.monthlyUsd, stretches, curve, curveTable: listCurveTable(worth, stretches, curve) };
}
