/** What becomes of each card's welcome bonus in a plan of the first year, and why. */
import { formatUsd } from "../../words/format.ts";
import { toPastBonusNote } from "../../words/offer.ts";
import { listBlockingRules } from "../../engine/value/bonus-rules.ts";
import { MONTHS_A_YEAR, type Profile } from "../../engine/value/profile.ts";
import type { BonusRule, WalletCard } from "../../engine/value/wallet-card.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";

export type BonusStatus = "earned" | "out-of-reach" | "ruled-out" | "not-counted" | "owned" | "crowded-out";

export interface BonusLine {
  readonly slug: string;
  readonly status: BonusStatus;
  /** In the figures; 0 unless earned. */
  readonly usd: number;
  readonly minSpendUsd: number;
  /** Months that the minimum may take; null where there is none. */
  readonly months: number | null;
  /** A sentence for readers. */
  readonly text: string;
}

/** Cards without any offer are left out. */
export function listBonuses(
  cards: readonly WalletCard[],
  plan: WalletPlan,
  profile: Profile,
  rules: readonly BonusRule[],
): BonusLine[] {
  const monthlyUsd = profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0);
  return cards.flatMap((card): BonusLine[] => {
    if (card.bonus.kind === "none") return [];
    const planned = plan.cards.find(({ slug }) => slug === card.slug);
    return [toLine(card, { usd: planned?.bonusUsd ?? 0, neededUsd: planned?.neededSpendUsd ?? 0 })];
  });

  function toLine(
    { slug, bonus }: WalletCard,
    { usd, neededUsd }: { readonly usd: number; readonly neededUsd: number },
  ): BonusLine {
    const { kind, state, tiers } = bonus;
    const [first] = tiers;
    const tier = tiers.findLast(({ afterUsd }) => afterUsd <= neededUsd) ?? first;
    const terms = { slug, minSpendUsd: tier?.afterUsd ?? 0, months: tier && tier.afterUsd > 0 ? tier.months : null };
    const none = (status: BonusStatus, text: string): BonusLine => ({ ...terms, status, usd: 0, text });
    if (profile.owned.includes(slug)) return none("owned", "You have this card, so its bonus counts nothing.");
    if (state !== "open") {
      const why = state === "ended" ? "has ended" : "was last seen more than 90 days ago";
      return none("not-counted", `The offer ${why}, so it counts nothing.`);
    }
    if (usd > 0) {
      if (kind === "match") return { ...terms, status: "earned", usd, text: "The first year's rewards once more." };
      const spend = terms.minSpendUsd > 0 ? ` for ${toTerms(terms.minSpendUsd, terms.months)}` : "";
      const past = toPastBonusNote(bonus, usd);
      return { ...terms, status: "earned", usd, text: `${formatUsd(usd)}${spend}.${past ? ` ${past}` : ""}` };
    }
    if (kind === "up-to") return none("not-counted", "No fixed amount is offered, so it counts nothing.");
    const [rule] = listBlockingRules(slug, profile, rules);
    if (rule) return none("ruled-out", rule.text);
    if (first && first.afterUsd > monthlyUsd * first.months) {
      return none(
        "out-of-reach",
        `It takes ${toTerms(first.afterUsd, first.months)}; with ${formatUsd(monthlyUsd)} a month it counts nothing.`,
      );
    }
    return none("crowded-out", "The spend is worth more on the other cards, or their bonuses rule this one out.");
  }
}

const toTerms = (usd: number, months: number | null) =>
  months === null || months >= MONTHS_A_YEAR
    ? `${formatUsd(usd)} of spend within a year`
    : `${formatUsd(usd)} of spend in ${months === 1 ? "a month" : `${Math.round(months * 10) / 10} months`}`;
