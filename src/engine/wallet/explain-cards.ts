/** Why each card is in a wallet: its parts of the sum in dollars, and what the wallet would lose without it. */
import type { CardPlan, WalletPlan } from "../value/wallet-plan.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { CardDoes, ExplainedCard } from "./answer.ts";

/** Brands, and keys of parts and categories, that a card earns on, the most valuable first. */
function listEarnings(slug: string, { allocation }: WalletPlan): string[] {
  const byKey = new Map<string, number>();
  for (const { card, perk, brand, part, category, valueUsd } of allocation) {
    if (card !== slug || perk !== null || valueUsd <= 0) continue;
    const key = brand ?? part ?? category;
    byKey.set(key, (byKey.get(key) ?? 0) + valueUsd);
  }
  return [...byKey].toSorted(([, left], [, right]) => right - left).map(([key]) => key);
}

/** Dollars that others' points are worth more because this card lets them transfer. */
function findLift(slug: string, plan: WalletPlan, floorOf: ReadonlyMap<string, number>): CardDoes {
  const lifted = plan.cards.filter((card) => card.enabledBy === slug);
  const usd = lifted.reduce((sum, card) => {
    const pointsUsd = plan.allocation.reduce(
      (total, { card: holder, multiplier, annualUsd }) =>
        holder === card.slug && multiplier !== null
          ? total + (annualUsd * multiplier * card.centsPerPoint) / 100
          : total,
      0,
    );
    return sum + pointsUsd * (1 - (floorOf.get(card.slug) ?? 0) / card.centsPerPoint);
  }, 0);
  return { kind: "lifts", usd, on: lifted.map((card) => card.slug) };
}

function listDoes(card: CardPlan, plan: WalletPlan, floorOf: ReadonlyMap<string, number>): CardDoes[] {
  const perks = plan.perks.filter((perk) => perk.card === card.slug).toSorted((left, right) => right.usd - left.usd);
  const all: CardDoes[] = [
    { kind: "rewards", usd: card.rewardsUsd, on: listEarnings(card.slug, plan) },
    { kind: "perks", usd: card.perksUsd, on: perks.map(({ perk }) => perk) },
    findLift(card.slug, plan, floorOf),
  ];
  return all.filter(({ usd }) => usd > 0);
}

/** @param netWithout of the best plan of the wallet without a card */
export function explainCards(
  cards: readonly WalletCard[],
  plan: WalletPlan,
  netWithout: (slug: string) => number,
): ExplainedCard[] {
  const floorOf = new Map(cards.map(({ slug, points }) => [slug, points.floor]));
  return plan.cards.map((card) => ({
    ...card,
    does: listDoes(card, plan, floorOf),
    addsUsd: plan.netUsd - netWithout(card.slug),
  }));
}
