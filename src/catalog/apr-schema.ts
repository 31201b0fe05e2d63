/**
 * Rates of interest. Of an introductory one, a part left out is not known, `false` says that there is none, and a rate or
 * a length of null that there is one whose figure was not seen.
 */
import * as v from "valibot";

import { describe } from "./describe.ts";
import { text } from "./provenance-schema.ts";
import { usd } from "./reward-schema.ts";

const percent = v.pipe(
  v.number("a percentage"),
  v.minValue(0, "a percentage from 0 to 100"),
  v.maxValue(100, "a percentage from 0 to 100"),
);
const length = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

const periodFields = {
  percent: describe(v.nullable(percent), "Percent; null where the rate was not seen.", 0),
  length: describe(v.nullable(length), "How long; null where it was not seen.", 15),
  unit: describe(v.picklist(["months", "billing cycles"], "months or billing cycles"), "What the length counts."),
} as const;

const orNone = <TPart extends v.GenericSchema>(part: TPart) =>
  v.exactOptional(v.union([v.literal(false), part], "a period, or false"));

export const introAprFields = v.strictObject({
  purchases: describe(orNone(v.strictObject(periodFields)), "On purchases. False: none; absent: not known."),
  transfers: describe(
    orNone(
      v.strictObject({
        ...periodFields,
        /** Which transfers get it, after "on balance transfers": `made within 60 days of account opening`. */
        window: describe(v.exactOptional(text), "Which transfers get it.", "made within 60 days of account opening"),
      }),
    ),
    "On balance transfers. False: none; absent: not known.",
  ),
  transferFee: describe(
    v.exactOptional(
      v.strictObject({
        percent: describe(percent, "Percent of the amount.", 3),
        minimumUsd: describe(v.exactOptional(usd), "Least fee of a transfer, US dollars.", 5),
        /** When or for which transfers, where it is an introductory fee: `in the first 60 days`. */
        holds: describe(v.exactOptional(text), "When or for which transfers the fee holds.", "in the first 60 days"),
        laterPercent: describe(v.exactOptional(percent), "Fee of later transfers, percent.", 5),
      }),
    ),
    "Fee of each balance transfer; absent: not known.",
  ),
});

/** All variable: one rate, a range from the first to the last, or more than two of which an applicant gets one. */
export const variableApr = v.strictObject({
  percents: v.pipe(
    v.array(percent),
    v.minLength(1, "at least one rate"),
    v.check((rates) => rates.every((rate, at) => at === 0 || rate > (rates[at - 1] ?? 0)), "rates from the lowest up"),
  ),
  /** What the rate is for, where it is not every purchase: `Pay Over Time`. */
  note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
});

/** Null: not known, see the issuer's terms. `due-in-full`: the card lends nothing, its whole balance is due each month. */
export const purchaseApr = v.nullable(
  v.union([v.literal("due-in-full"), variableApr], 'rates such as {"percents": [19.99, 28.24]}, or "due-in-full"'),
);

/** Null: no introductory rate. */
export const introApr = v.nullable(
  v.pipe(
    introAprFields,
    v.check(({ purchases, transfers }) => purchases !== false || transfers !== false, "null where there is none"),
  ),
);
