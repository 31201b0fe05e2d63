/** Conditions in dollars a month: from where on a card is worth more than the other one. All by the engine. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../../catalog/card.ts";
import { formatUsd } from "../../../words/format.ts";
import { NEAR_SCALE } from "../../../engine/readers/leads.ts";
import { findRate, type Rate } from "../find-rate.ts";
import { findTurn, type Turn } from "./find-turn.ts";
import { type Condition, nameSite, tellRates, type Weighing } from "./pair-side.ts";
import { sumMonthlyUsd } from "../../../engine/value/profile.ts";

import WORDS from "./choose-words.json" with { type: "json" };

const toRange = ({ from, to }: Turn) =>
  to === null ? `more than ${formatUsd(from)}` : `between ${formatUsd(from)} and ${formatUsd(to)}`;

const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4.5, 7, 12];
/** Of categories in which the reader spends little. */
const LEAST_USD = 100;
/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.4;
/** From less than this on is from any amount on. */
export const LEAST_TURN_USD = 25;
/** From so many times what is usual on is from more than most people spend. */
const MOST_TIMES = 3.5;
/** An end at more than so many times is nobody's question. */
const FARTHEST = 5;

const findRates = ({ own, other, profile }: Weighing, category: SpendCategory): (Rate | null)[] =>
  [own, other].map(({ rewards }) => findRate(rewards, { category, part: null, brand: null, foreign: false }, profile));

/** What a rate comes to on the whole line: one for a share of it is no rate to promise. */
function toMultipliers(weighing: Weighing, category: SpendCategory): [number, number] {
  const [mine, theirs] = findRates(weighing, category).map((rate) =>
    rate ? rate.share * rate.multiplier + (1 - rate.share) * rate.openMultiplier : 0,
  );
  return [mine ?? 0, theirs ?? 0];
}

/** What stands after each rate: for a category to choose, or on average where only a share of the line earns it. */
const listRemarks = (weighing: Weighing, category: SpendCategory) =>
  findRates(weighing, category).map((rate, index) =>
    rate?.isChosen && index === 0 ? " as a bonus category" : rate && rate.share < 1 ? " on average" : "",
  );

/** Some purchases of the category earn more than the rest of it. */
const hasBetterPart = ({ own }: Weighing, category: SpendCategory, multiplier: number): boolean =>
  own.rewards.earns.some((earn) => earn.category === category && earn.parts?.length && earn.multiplier > multiplier);

/** Neither so little that everybody spends it nor so much that nobody does. */
const isLikely = ({ from }: Turn, baseUsd: number) =>
  from >= 0.2 * baseUsd && from <= Math.max(MOST_TIMES * baseUsd, LEAST_USD * 1.5);

/** A range that two rounded amounts can tell. */
const isWide = ({ from, to }: Turn) => to === null || to >= 1.3 * from;

/** Both earn on it what they earn on everything: a lead there is one of the whole card. */
const isPlain = (rates: readonly [number, number], base: readonly [number, number]) =>
  rates.every((rate, index) => Math.abs(rate - base[index]!) < 1e-9);

/** Travel on the issuer's own site is apart: cards that earn one rate on all else pay more there. */
const isFlat = (weighing: Weighing, base: readonly [number, number]) =>
  SPEND_CATEGORIES.every(
    (category) => category === "travel_portal" || isPlain(toMultipliers(weighing, category), base),
  );

/** An end beyond what people spend is none, and an amount that is next to nothing is not told. */
function toAmountText(category: SpendCategory, { from, to }: Turn, usualUsd: number): string {
  const isOpen = to === null || to > FARTHEST * usualUsd;
  const plain = (WORDS.any as Readonly<Record<string, string>>)[category];
  return isOpen && from < LEAST_TURN_USD && plain !== undefined
    ? plain
    : WORDS.amounts[category].replace("AMOUNT", toRange({ from, to: isOpen ? null : to }));
}

/** One category's amount at which the lead turns, all else as it is. */
export function listSpendConditions(weighing: Weighing): Condition[] {
  const base = toMultipliers(weighing, "other");
  return SPEND_CATEGORIES.flatMap((category): Condition[] => {
    const rates = toMultipliers(weighing, category);
    const { text, moreCents } = tellRates(weighing, rates, {
      isLeast: hasBetterPart(weighing, category, rates[0]),
      remarks: listRemarks(weighing, category),
    });
    if (moreCents < TELLING_CENTS || (category !== "other" && isPlain(rates, base))) return [];
    const baseUsd = weighing.profile.lines
      .filter((line) => line.category === category)
      .reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
    const unit = Math.max(baseUsd, LEAST_USD);
    const turn = findTurn(
      (monthlyUsd) => weighing.gap({ spend: { [category]: monthlyUsd } }),
      SHARES.map((share) => share * unit),
    );
    if (turn && isLikely(turn, baseUsd) && isWide(turn)) {
      const weight = 9 - Math.abs(Math.log2(turn.from / unit));
      return [
        {
          kind: `spend-${category}`,
          weight,
          text: `${nameSite(toAmountText(category, turn, unit), weighing.own)}: ${text}`,
        },
      ];
    }
    if (category === "other" && isFlat(weighing, base))
      return [{ kind: "rate-other", weight: 5, text: `you want the higher rate on everyday purchases: ${text}` }];
    const habit = (WORDS.habits as Readonly<Record<string, string>>)[category];
    if (habit === undefined) return [];
    return [{ kind: `rate-${category}`, weight: 3 + Math.min(2, moreCents / 2), text: `${habit}: ${text}` }];
  });
}

/** The whole budget made larger or smaller. */
export function listScaleConditions({ profile, gap, other }: Weighing): Condition[] {
  const totalUsd = sumMonthlyUsd(profile);
  const gapAt = (monthlyUsd: number) => gap({ scale: monthlyUsd / totalUsd });
  const places = Array.from({ length: 17 }, (_, step) => ((NEAR_SCALE * step) / 16) * totalUsd);
  const weigh = (usd: number) => 8 - Math.abs(Math.log2(usd / totalUsd));
  const turn = findTurn(gapAt, places);
  if (turn && turn.from > 0.15 * totalUsd && isWide(turn)) {
    return [{ kind: "scale", weight: weigh(turn.from), text: `you put ${toRange(turn)} a month on your cards` }];
  }
  // Ahead from the start: as long as the other one does not overtake.
  const lost = findTurn((at) => (at === 0 ? -1 : -gapAt(at)), places);
  const to = lost ? stepDown(lost.from) : 0;
  if (gapAt(0) > 0 && to > 0.15 * totalUsd) {
    return [{ kind: "scale", weight: weigh(to), text: `you put less than ${formatUsd(to)} a month on your cards` }];
  }
  const now = gap();
  if (now <= 1) return [];
  const text = `your spending is close to typical: it's worth ${formatUsd(now)} more a year than ${other.name}`;
  return [{ kind: "ahead", weight: 1.8, text }];
}

/** What rounding up has made too large is taken back, so that "below" is true. */
function stepDown(amount: number): number {
  const step = amount < 1_000 ? 20 : amount < 5_000 ? 100 : 500;
  return Math.floor((amount - 1) / step) * step;
}
