/** Guards the decimals in `<Calc>`: a rate that no card of the text has is one that the catalog has left behind. */
import type { Card } from "../../src/catalog/card.ts";
import { transferCents, typicalCents } from "../../src/words/typical-cents.ts";

/** Decimals from here on are shares ("a quarter of the perk"), those below are rates. */
const MIN_SHARE = 0.15;
/** What a plain card without a fee pays, the measure of every text. */
const FLAT_RATES = [0.01, 0.02];

const toRateKey = (rate: number) => rate.toFixed(5);

/** Dollars per dollar of every rate of the cards by every way of redeeming, dollars per point, and foreign fees. */
export function listRates(cards: readonly Card[]): ReadonlySet<string> {
  const rates = cards.flatMap((card) => {
    const { rewards, redemption, foreignTransactionFeePercent } = card;
    // A value on record that no sum counts is the one that a text may not go on with.
    const { programCpp: _, transferPartnerAverageCpp: __, ...ways } = redemption;
    const cpps = [typicalCents(card), transferCents(card), ...Object.values(ways)].filter(
      (cpp) => typeof cpp === "number",
    );
    const multipliers = rewards.flatMap((reward) => [reward.multiplier, reward.afterCapMultiplier ?? 0]);
    const values = [1, ...multipliers].flatMap((multiplier) => cpps.map((cpp) => (multiplier * cpp) / 100));
    return [...values, foreignTransactionFeePercent / 100];
  });
  return new Set([...FLAT_RATES, ...rates].map(toRateKey));
}

/** @throws Error for a decimal that reads as a rate and is none of `rates` */
export function checkRate(digits: string, rates: ReadonlySet<string> | undefined): void {
  const value = Number(digits);
  if (!rates || value === 0 || value >= MIN_SHARE || rates.has(toRateKey(value))) return;
  throw new Error(`${digits} is the rate of no card that the text names; write an assumed share as a percentage`);
}
