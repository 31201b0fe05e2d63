/** An introductory rate of interest. A part left out: not known. `false`: there is none. A rate or a length of null: there is one, the figure was not seen. */
import * as v from "valibot";

import { text } from "./provenance-schema.ts";
import { usd } from "./reward-schema.ts";

const percent = v.pipe(
  v.number("a percentage"),
  v.minValue(0, "a percentage from 0 to 100"),
  v.maxValue(100, "a percentage from 0 to 100"),
);
const length = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

const periodFields = {
  percent: v.nullable(percent),
  length: v.nullable(length),
  unit: v.picklist(["months", "billing cycles"], "months or billing cycles"),
} as const;

const orNone = <TPart extends v.GenericSchema>(part: TPart) =>
  v.exactOptional(v.union([v.literal(false), part], "a period, or false"));

export const introAprFields = v.strictObject({
  purchases: orNone(v.strictObject(periodFields)),
  transfers: orNone(
    v.strictObject({
      ...periodFields,
      /** Which transfers get it, after "on balance transfers": `made within 60 days of account opening`. */
      window: v.exactOptional(text),
    }),
  ),
  /** Of each transfer. Left out: not known. */
  transferFee: v.exactOptional(
    v.strictObject({
      percent,
      minimumUsd: v.exactOptional(usd),
      /** When or for which transfers, where it is an introductory fee: `in the first 60 days`. */
      holds: v.exactOptional(text),
      laterPercent: v.exactOptional(percent),
    }),
  ),
});

/** Null: no introductory rate. */
export const introApr = v.nullable(
  v.pipe(
    introAprFields,
    v.check(({ purchases, transfers }) => purchases !== false || transfers !== false, "null where there is none"),
  ),
);
