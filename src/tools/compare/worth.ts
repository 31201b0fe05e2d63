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

/** Net by total spend for the picture: from nothing to twice the spend, or past the changes of lead that are near, with all of them. */
function listCurve(worth: WorthByScale, stretches: readonly LeadStretch[]): SpendPoint[] {
  if (worth.monthlyUsd === 0) return [];
  const turns = stretches.map((stretch) => stretch.fromMonthlyUsd / worth.monthlyUsd);
  const end = Math.max(2, ...turns.filter((scale) => scale <= NEAR_SCALE).map((scale) => scale * 1.25));
  const steps = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => (end * step) / CURVE_STEPS);
  const scales = [...new Set([...steps, ...turns.filter((scale) => scale <= end)])];
  return scales.toSorted((left, right) => left - right).map((scale) => toSpendPoint(worth, scale));
}

export interface Curves {
  readonly monthlyUsd: number;
  readonly stretches: readonly LeadStretch[];
  readonly curve: readonly SpendPoint[];
}

export function drawCurves(cards: readonly WalletCard[], profile: Profile): Curves {
  const worth = createWorthByScale(cards, profile);
  const stretches = listLeadStretches(worth);
  return { monthlyUsd: worth.monthlyUsd, stretches, curve: listCurve(worth, stretches) };
}
