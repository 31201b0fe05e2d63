/**
 * How much spend makes a card worth its fee. A profile keeps its shape and is
 * scaled. More spend never lowers what a card is worth, so the break-even is found
 * by halving. Always a later year: a bonus would make the value jump.
 */
import { valueWallet } from "../wallet/value-wallet.ts";
import { MONTHS_A_YEAR, type Profile, scaleProfile, sumMonthlyUsd } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";

/** Beyond this nothing is looked for. */
export const MAX_BREAK_EVEN_ANNUAL_USD = 1_000_000;

/** `always`: there is no fee, or perks alone pay it. `from`: at so many times the profile. `never`: not below a million dollars a year. */
export type BreakEven =
  | { readonly kind: "always" }
  | { readonly kind: "from"; readonly scale: number; readonly monthlyUsd: number; readonly annualUsd: number }
  | { readonly kind: "never" };

const SAME_USD = 1e-6;
/** Of a million dollars a millionth of a dollar. */
const HALVINGS = 40;

export type NetByScale = (scale: number) => number;

/** Net of a card in a later year, by scale; each scale is computed once. */
export function createNetByScale(card: WalletCard, profile: Profile): NetByScale {
  const known = new Map<number, number>();
  return (scale) => {
    const before = known.get(scale);
    if (before !== undefined) return before;
    const { netUsd } = valueWallet([card], scaleProfile(profile, scale));
    known.set(scale, netUsd);
    return netUsd;
  };
}

/** The largest scale looked at; infinite for an empty profile, which stays empty. */
const findMaxScale = (profile: Profile): number => MAX_BREAK_EVEN_ANNUAL_USD / (sumMonthlyUsd(profile) * MONTHS_A_YEAR);

/** The place between two where `isPast` turns true. */
function halve(low: number, high: number, isPast: (scale: number) => boolean): number {
  let [below, above] = [low, high];
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (below + above) / 2;
    if (isPast(middle)) above = middle;
    else below = middle;
  }
  return above;
}

/** The least spend of this shape at which rewards and perks pay the card's later fee. */
export function findBreakEven(net: NetByScale, profile: Profile): BreakEven {
  if (net(0) >= -SAME_USD) return { kind: "always" };
  const maxScale = findMaxScale(profile);
  if (net(maxScale) < -SAME_USD) return { kind: "never" };
  const scale = halve(0, maxScale, (at) => net(at) >= -SAME_USD);
  const monthlyUsd = sumMonthlyUsd(profile) * scale;
  return { kind: "from", scale, monthlyUsd, annualUsd: monthlyUsd * MONTHS_A_YEAR };
}
