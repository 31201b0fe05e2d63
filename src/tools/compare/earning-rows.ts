/** Earn rates by category, brand and part: each as points and as cents, caps beside them. */
import { type Card, SPEND_CATEGORIES } from "../../catalog/card.ts";
import { formatCents, formatMultiplier, formatUsd } from "../../format.ts";
import { SPEND_LABELS, toRewardLabel } from "../../labels.ts";
import { ownCentsPerPoint } from "../../rewards/cents-per-point.ts";
import { type EarnPool, findEarnRate, listEarnPools } from "../../rewards/earn-rates.ts";
import type { SpendLine } from "../../rewards/spend.ts";
import type { RedeemMode } from "../../rewards/value-options.ts";
import { type ComparisonGroup, type Fact, toRow } from "./comparison-row.ts";

type Place = Pick<SpendLine, "category" | "brand" | "subcategory">;

const toKey = ({ category, brand, subcategory }: Place) =>
  [category, brand ?? subcategory]
    .filter(Boolean)
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");

export function listEarningRows(cards: readonly Card[], redeem: RedeemMode): ComparisonGroup {
  const places: Place[] = SPEND_CATEGORIES.map((category) => ({ category, brand: null, subcategory: null }));
  const special = new Map<string, Place>();
  for (const { category, brands, subcategory } of cards.flatMap((card) => card.rewards)) {
    for (const brand of brands ?? [null]) {
      const place = { category, brand, subcategory };
      if (brand !== null || subcategory !== null) special.set(toKey(place), place);
    }
  }
  return {
    key: "earning",
    title: "Earning",
    note: "Judged by cents per dollar before any cap: points times what a point is worth. The yearly worth above counts the caps.",
    rows: [...places, ...special.values()].map((place) =>
      toRow(
        { key: `earn-${toKey(place)}`, label: toLabel(place), judge: "more" },
        cards.map((card) => toRateFact(card, place, redeem)),
      ),
    ),
  };
}

function toLabel(place: Place): string {
  if (place.brand === null && place.subcategory === null) return SPEND_LABELS[place.category];
  return toRewardLabel({ ...place, base: false });
}

function toRateFact(card: Card, place: Place, redeem: RedeemMode): Fact {
  const pools = listEarnPools(card);
  const { openMultiplier, pooled } = findEarnRate(card, place, pools);
  const [top] = pooled;
  const multiplier = top?.multiplier ?? openMultiplier;
  const cents = multiplier * ownCentsPerPoint(card.redemption, redeem).cpp;
  const cap = top ? toCapText(pools[top.pool], openMultiplier) : "";
  return {
    text: formatMultiplier(multiplier),
    note: `${formatCents(cents)} per dollar${cap}`,
    value: cents,
  };
}

/** `, up to $6,000 a year together with others, then 1x`. */
function toCapText(pool: EarnPool | undefined, openMultiplier: number): string {
  const cap = pool?.rewards[0]?.cap;
  if (!pool || !cap) return "";
  const isShared = pool.rewards.length > 1 || (cap.categories?.length ?? 1) > 1;
  return `, up to ${formatUsd(cap.amountUsd)} a ${cap.period}${isShared ? " (shared cap)" : ""}, then ${formatMultiplier(openMultiplier)}`;
}
