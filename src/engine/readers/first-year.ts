/**
 * The first year of one new card, the same in reviews, lists, finder, calculator and comparisons: its later year without
 * what comes with the renewal, at the first year's fee, plus the bonus that the visitor's own spending reaches in time,
 * less what the bonus's spending would have earned on a flat card. Several cards have no first year but a plan's.
 */
import { mayEarnBonus } from "../value/bonus-rules.ts";
import { MONTHS_A_YEAR, type Profile, FLAT_PERCENT } from "../value/profile.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import { valueWallet } from "../wallet/value-wallet.ts";

export interface FirstYear {
  /** rewards + perks + bonuses - fees - forgone. */
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  /** 0: no offer counts, the spending does not reach it in time, or the visitor's history rules it out. */
  readonly bonusesUsd: number;
  readonly feesUsd: number;
  /** What the bonus's minimum spending would have earned more on a flat card. */
  readonly forgoneUsd: number;
  /** Spending that the bonus asks for; 0 without one. */
  readonly neededUsd: number;
}

type Reached = Pick<FirstYear, "bonusesUsd" | "neededUsd"> & { readonly months: number };

const NOTHING: Reached = { bonusesUsd: 0, neededUsd: 0, months: 0 };
const SAME_USD = 1e-9;

export function valueFirstYear(card: WalletCard, profile: Profile, rules: readonly BonusRule[]): FirstYear {
  const perks = card.perks.filter(({ needs }) => (needs?.fromYear ?? 1) <= 1);
  const plan = valueWallet([{ ...card, perks }], profile);
  const { rewardsUsd, perksUsd } = plan;
  const isNew = !profile.owned.includes(card.slug) && mayEarnBonus(card.slug, profile, rules);
  const { bonusesUsd, neededUsd, months } = isNew ? findReached(card, plan) : NOTHING;
  const waivedUsd = profile.owned.includes(card.slug) ? 0 : card.fees.laterUsd - card.fees.firstYearUsd;
  const feesUsd = plan.feesUsd - waivedUsd;
  const forgoneUsd = sumForgone(plan, neededUsd, months);
  const netUsd = rewardsUsd + perksUsd + bonusesUsd - feesUsd - forgoneUsd;
  return { netUsd, rewardsUsd, perksUsd, bonusesUsd, feesUsd, forgoneUsd, neededUsd };
}

/** The tiers whose minimum the card's own spending reaches in their time, all together. */
function findReached({ bonus }: WalletCard, { cards, allocation }: WalletPlan): Reached {
  const { kind, state, tiers } = bonus;
  const [own] = cards;
  if (state !== "open" || !own) return NOTHING;
  const cents = own.centsPerPoint;
  if (kind === "match") {
    // The rates once more; no credit is paid twice, and the foreign fee is paid once.
    const points = allocation.reduce((sum, { annualUsd, multiplier }) => sum + annualUsd * (multiplier ?? 0), 0);
    return { ...NOTHING, bonusesUsd: (points * cents) / 100 };
  }
  if (kind !== "fixed" && kind !== "on-approval") return NOTHING;
  const monthlyUsd = own.spendUsd / MONTHS_A_YEAR;
  const reached = tiers.filter(({ afterUsd, months }) => afterUsd <= monthlyUsd * months + SAME_USD);
  const last = reached.at(-1);
  if (!last) return NOTHING;
  return {
    bonusesUsd: reached.reduce((sum, { points, usd }) => sum + usd + (points * cents) / 100, 0),
    neededUsd: last.afterUsd,
    months: last.months,
  };
}

/** Nobody moves spending that the card pays well: the best-paid dollars of the window count first. */
function sumForgone({ allocation }: WalletPlan, neededUsd: number, months: number): number {
  const share = Math.min(1, months / MONTHS_A_YEAR);
  const placed = allocation
    // A flat card earns nothing on rent.
    .map(({ annualUsd, valueUsd, part }) => ({
      usd: annualUsd * share,
      rate: valueUsd / annualUsd,
      flat: part === "rent" ? 0 : FLAT_PERCENT / 100,
    }))
    .toSorted((left, right) => left.flat - left.rate - (right.flat - right.rate));
  let leftUsd = neededUsd;
  let forgoneUsd = 0;
  for (const { usd, rate, flat } of placed) {
    const takenUsd = Math.min(usd, leftUsd);
    leftUsd -= takenUsd;
    forgoneUsd += takenUsd * Math.max(0, flat - rate);
  }
  return forgoneUsd;
}
