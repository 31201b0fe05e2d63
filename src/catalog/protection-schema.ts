/** Rules for `protections.json`: insurance that comes with a card. Left out: unknown. `false`: known to be absent. `{}`: there is one, limits not seen. */
import * as v from "valibot";

import { kebab, provenanceFields, text } from "./provenance-schema.ts";
import { usd } from "./reward-schema.ts";

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const maybe = { usd: v.exactOptional(usd), count: v.exactOptional(count), text: v.exactOptional(text) } as const;

const coverOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.exactOptional(v.union([v.literal(false), v.strictObject({ ...entries, note: maybe.text })], "limits, or false"));

export const protection = v.strictObject({
  ...provenanceFields,
  note: maybe.text,
  covers: v.strictObject({
    tripDelay: coverOf({
      hours: maybe.count,
      orOvernight: v.exactOptional(v.boolean("true or false")),
      amountUsd: maybe.usd,
      per: maybe.text,
      claimsPerYear: maybe.count,
    }),
    tripCancellation: coverOf({
      perPersonUsd: maybe.usd,
      perTripUsd: maybe.usd,
      perYearUsd: maybe.usd,
      /** For a person or for a trip: the sources don't say. */
      basisUnknownUsd: maybe.usd,
    }),
    baggageDelay: coverOf({ hours: maybe.count, perDayUsd: maybe.usd, maxDays: maybe.count }),
    lostLuggage: coverOf({
      amountUsd: maybe.usd,
      per: maybe.text,
      checkedUsd: maybe.usd,
      carryOnUsd: maybe.usd,
      combinedUsd: maybe.usd,
    }),
    rentalCar: coverOf({
      kind: v.exactOptional(v.picklist(["primary", "secondary"], "primary or secondary")),
      limitUsd: maybe.usd,
      where: maybe.text,
    }),
    emergencyMedical: coverOf({ medicalUsd: maybe.usd, deductibleUsd: maybe.usd, evacuationUsd: maybe.usd }),
    cellPhone: coverOf({ perClaimUsd: maybe.usd, deductibleUsd: maybe.usd, claimsPerYear: maybe.count }),
    purchaseProtection: coverOf({ days: maybe.count, perItemUsd: maybe.usd, perYearUsd: maybe.usd }),
    extendedWarranty: coverOf({
      addsMonths: maybe.count,
      warrantyUpToMonths: maybe.count,
      perItemUsd: maybe.usd,
      perYearUsd: maybe.usd,
    }),
    returnProtection: coverOf({ days: maybe.count, perItemUsd: maybe.usd, perYearUsd: maybe.usd }),
  }),
});

export const protectionsSchema = v.record(kebab, protection);
