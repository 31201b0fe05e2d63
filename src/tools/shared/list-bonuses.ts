/** What becomes of a card's welcome bonus in its first year, and why. */
import { formatUsd } from "../../words/format.ts";
import { toPastBonusNote } from "../../words/offer.ts";
import type { FirstYear } from "../../engine/readers/first-year.ts";
import { listBlockingRules } from "../../engine/value/bonus-rules.ts";
import { MONTHS_A_YEAR, type Profile, sumMonthlyUsd } from "../../engine/value/profile.ts";
import type { BonusRule, WalletCard } from "../../engine/value/wallet-card.ts";

export type BonusStatus = "earned" | "out-of-reach" | "ruled-out" | "not-counted" | "owned";

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

/** Null for a card without any offer. @param year what the card's first year counts */
export function toBonusLine(
  card: WalletCard,
  { bonusesUsd, neededUsd }: Pick<FirstYear, "bonusesUsd" | "neededUsd">,
  profile: Profile,
  rules: readonly BonusRule[],
): BonusLine | null {
  const { slug } = card;
  const { kind, state, tiers } = card.bonus;
  if (kind === "none") return null;
  const monthlyUsd = sumMonthlyUsd(profile);
  const [first] = tiers;
  const tier = tiers.findLast(({ afterUsd }) => afterUsd <= neededUsd) ?? first;
  const terms = { slug, minSpendUsd: tier?.afterUsd ?? 0, months: tier && tier.afterUsd > 0 ? tier.months : null };
  const none = (status: BonusStatus, text: string): BonusLine => ({ ...terms, status, usd: 0, text });
  if (profile.owned.includes(slug)) return none("owned", "You have this card, so its bonus counts as $0.");
  if (state !== "open") {
    const why = state === "ended" ? "has ended" : "was last seen more than 90 days ago";
    return none("not-counted", `The offer ${why}, so it counts as $0.`);
  }
  if (bonusesUsd > 0) {
    const earned = { ...terms, status: "earned", usd: bonusesUsd } as const;
    if (kind === "match") return { ...earned, text: "A match of the first year's rewards." };
    const spend = terms.minSpendUsd > 0 ? ` for ${toTerms(terms.minSpendUsd, terms.months)}` : "";
    const past = toPastBonusNote(card, bonusesUsd);
    return { ...earned, text: `${formatUsd(bonusesUsd)}${spend}.${past ? ` ${past}` : ""}` };
  }
  if (kind === "up-to") return none("not-counted", "No fixed amount is offered, so it counts as $0.");
  const [rule] = listBlockingRules(slug, profile, rules);
  if (rule) return none("ruled-out", rule.text);
  const take = first ? toTerms(first.afterUsd, first.months) : "more";
  return none("out-of-reach", `It takes ${take}; with ${formatUsd(monthlyUsd)} a month it counts as $0.`);
}

const toTerms = (usd: number, months: number | null) =>
  months === null || months >= MONTHS_A_YEAR
    ? `${formatUsd(usd)} of spending within a year`
    : `${formatUsd(usd)} of spending in ${months === 1 ? "a month" : `${Math.round(months * 10) / 10} months`}`;
