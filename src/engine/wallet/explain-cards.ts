/** Why each card is in a wallet: its parts of the sum in dollars, and what the wallet would lose without it. */
import type { CardPlan, WalletPlan } from "../value/wallet-plan.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { ExplainedCard, Reason } from "./answer.ts";

const MOST_LABELS = 3;

const toWords = (name: string) => name.replaceAll(/[-_]/g, " ");

function joinLabels(labels: readonly string[]): string {
  const shown = labels.length > MOST_LABELS ? labels.slice(0, MOST_LABELS - 1) : labels;
  const words = shown.length < labels.length ? [...shown, `${labels.length - shown.length} more`] : shown;
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");
}

/** Brands, and keys of parts and categories, that a card earns on, the most valuable first. */
function listEarnings(slug: string, { allocation }: WalletPlan): string[] {
  const byLabel = new Map<string, number>();
  for (const { card, perk, brand, part, category, valueUsd } of allocation) {
    if (card !== slug || perk !== null || valueUsd <= 0) continue;
    const label = brand ?? part ?? (category === "other" ? "everything else" : category);
    byLabel.set(label, (byLabel.get(label) ?? 0) + valueUsd);
  }
  return [...byLabel].toSorted(([, left], [, right]) => right - left).map(([label]) => label);
}

/** Dollars that others' points are worth more because this card lets them transfer. */
function sumLift(slug: string, plan: WalletPlan, floorOf: (slug: string) => number): { usd: number; names: string[] } {
  const lifted = plan.cards.filter((card) => card.enabledBy === slug);
  const usd = lifted.reduce((sum, card) => {
    const pointsUsd = plan.allocation.reduce(
      (total, { card: holder, multiplier, annualUsd }) =>
        holder === card.slug && multiplier !== null
          ? total + (annualUsd * multiplier * card.centsPerPoint) / 100
          : total,
      0,
    );
    return sum + pointsUsd * (1 - floorOf(card.slug) / card.centsPerPoint);
  }, 0);
  return { usd, names: lifted.map((card) => card.slug) };
}

function listReasons(card: CardPlan, plan: WalletPlan, floorOf: (slug: string) => number): Reason[] {
  const reasons: Reason[] = [];
  const earns = listEarnings(card.slug, plan);
  if (card.rewardsUsd > 0)
    reasons.push({ kind: "rewards", usd: card.rewardsUsd, text: `earns on ${joinLabels(earns)}` });
  const perks = plan.perks.filter((perk) => perk.card === card.slug).toSorted((left, right) => right.usd - left.usd);
  if (card.perksUsd > 0) {
    reasons.push({ kind: "perks", usd: card.perksUsd, text: joinLabels(perks.map(({ perk }) => toWords(perk))) });
  }
  const lift = sumLift(card.slug, plan, floorOf);
  if (lift.usd > 0) {
    reasons.push({ kind: "lifts", usd: lift.usd, text: `lets the points of ${joinLabels(lift.names)} transfer` });
  }
  if (card.bonusUsd > 0) reasons.push({ kind: "bonus", usd: card.bonusUsd, text: "welcome bonus, at most" });
  if (card.feeUsd > 0) reasons.push({ kind: "fee", usd: -card.feeUsd, text: "annual fee" });
  return reasons;
}

/** @param valueWithout objective of the best plan of the wallet without a card */
export function explainCards(
  cards: readonly WalletCard[],
  plan: WalletPlan,
  valueWithout: (slug: string) => number,
): ExplainedCard[] {
  const floors = new Map(cards.map(({ slug, points }) => [slug, points.floor]));
  return plan.cards.map((card) => ({
    ...card,
    reasons: listReasons(card, plan, (slug) => floors.get(slug) ?? 0),
    marginalUsd: plan.objectiveUsd - valueWithout(card.slug),
  }));
}
