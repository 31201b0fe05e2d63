/** A plan as `/api/planner` answers it: what to open and end, and every month. */
import * as v from "valibot";

import { component, count, describe, slug, textOrNull, usd } from "../shared/answer-parts.ts";
import { spendCell } from "../shared/plan-answer.ts";

export const month = describe(v.string(), "Month.", "2027-03");
export const sums = {
  rewardsUsd: describe(usd, "Rewards, US dollars.", 420.5),
  perksUsd: describe(usd, "Perks that count, US dollars.", 120),
  bonusesUsd: describe(usd, "Welcome bonuses that count, US dollars.", 0),
  feesUsd: describe(usd, "Annual fees, US dollars.", 95),
  netUsd: describe(usd, "Rewards, perks and bonuses less fees, US dollars.", 512.4),
};
export const person = describe(v.picklist([1, 2]), "Whose: 1, or 2 for the second person.");
export const whose = { card: slug, person };
export const texts = v.array(v.string());
const perk = "The perk's id.";
export const warnings = describe(texts, "Rules that may refuse it, and what to check.");
/** Of a welcome bonus. */
const earned = {
  usd: describe(usd, "What it is worth, US dollars.", 750),
  points: describe(count, "How many points.", 75_000),
  isMatch: describe(v.boolean(), "A match of the first year's rewards."),
};

const bonus = v.strictObject({
  ...earned,
  month,
  afterUsd: describe(usd, "Spending that earns this step, US dollars.", 4_000),
  windowMonths: describe(v.number(), "Months in which to spend it.", 3),
  spendUsd: describe(usd, "Spending on the card for it, US dollars.", 4_000),
  offer: describe(
    v.strictObject({
      basis: describe(
        v.picklist(["read", "usual", "ceiling"]),
        "`read`: today's offer. `usual`: the card's usual one. `ceiling`: the least of an 'as high as'.",
      ),
      lastSeen: describe(textOrNull, "Day on which an offer of before was last seen; null for today's."),
    }),
    "What it counts: today's offer, or one of before.",
  ),
});

const spending = v.strictObject({
  ...whose,
  ...spendCell,
  usd: describe(usd, "Spending, US dollars.", 450),
  multiplier: describe(v.nullable(v.number()), "Points per dollar."),
  centsPerPoint: describe(v.number(), "What a point is worth in this wallet, cents.", 1.25),
  perk: describe(textOrNull, perk),
  valueUsd: describe(usd, "What it earns, US dollars.", 9),
});
const fee = v.strictObject({
  ...whose,
  usd: describe(usd, "Annual fee, US dollars.", 95),
  countedUsd: describe(
    usd,
    "What of the fee counts, US dollars: of a renewal a twelfth for each month inside the plan.",
    31.67,
  ),
});
const countedPerk = v.strictObject({
  ...whose,
  perk: describe(v.string(), perk, "uber-cash"),
  usd: describe(usd, "What counts of it, US dollars.", 10),
});

const plannedMonth = v.strictObject({
  month,
  held: describe(v.array(v.strictObject(whose)), "Cards that are held in the month."),
  spend: describe(v.array(spending), "Which card for which spending."),
  perks: describe(v.array(countedPerk), "Perks that count in the month."),
  bonuses: describe(v.array(v.strictObject({ ...whose, ...earned })), "Welcome bonuses that are earned in the month."),
  fees: describe(v.array(fee), "Annual fees that fall due."),
  ...sums,
  runningUsd: describe(usd, "Running total of the plan through this month, US dollars.", 412.4),
});

const opening = v.strictObject({
  ...whose,
  month,
  bonus: describe(v.nullable(bonus), "Its welcome bonus, as far as the plan earns it; null for none."),
  firstFeeUsd: describe(usd, "Annual fee of the first year, US dollars.", 0),
  laterFeeUsd: describe(usd, "Annual fee of later years, US dollars.", 95),
  choices: describe(texts, "Categories to choose."),
  warnings,
});
const unlock = v.strictObject({
  ...whose,
  usd: describe(usd, "How much, US dollars.", 15_000),
  month,
  months: describe(count, "Months in which it is put there.", 9),
});
const ending = v.strictObject({
  ...whose,
  month,
  to: describe(v.nullable(slug), "What it is downgraded to; null when it is canceled."),
  savesUsd: describe(usd, "What that saves, US dollars.", 95),
});

export const plan = component(
  "Plan",
  v.strictObject({
    ...sums,
    objectiveUsd: describe(
      usd,
      "What plans are compared by: net less $50 an application, the effort for each card, 1% of a bonus a month of waiting, and a quarter of each fee and $25, US dollars.",
      472.4,
    ),
    usualUsd: describe(
      usd,
      "The part of the bonuses that is a card's usual offer, or the lowest of an 'as high as' offer, rather than today's offer, US dollars.",
      810,
    ),
    feesAfterUsd: describe(
      usd,
      "What of the fees due pays for months after the plan and is not counted, US dollars.",
      63.33,
    ),
    perksAfterUsd: describe(
      usd,
      "What of the perks comes after the plan's last month, in first years whose fee counts whole, US dollars.",
      120,
    ),
    openings: describe(v.array(opening), "Cards to apply for, in their order."),
    unlocks: describe(v.array(unlock), "Spending put on a card for the perks it earns."),
    endings: describe(v.array(ending), "Cards to cancel or downgrade."),
    months: describe(v.array(plannedMonth), "The plan month by month."),
  }),
);
