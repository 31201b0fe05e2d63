/** Rules for provenance and history, shared by all records that carry them. */
import * as v from "valibot";

import { CHANGE_KINDS, CONFIDENCES, SOURCE_KINDS } from "./provenance.ts";

export const text = v.pipe(v.string("text"), v.trim(), v.minLength(1, "text, not empty"));
export const kebab = v.pipe(v.string("text"), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by -"));
export const httpsUrl = v.pipe(
  v.string("text"),
  v.startsWith("https://", "a URL that starts with https://"),
  v.url("a URL that starts with https://"),
);
export const month = v.pipe(v.string("a month, YYYY-MM"), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "a month, YYYY-MM"));
export const day = v.pipe(v.string("a day, YYYY-MM-DD"), v.isoDate("a day, YYYY-MM-DD"));
/** A date known to the year, the month or the day. */
export const partialDate = v.pipe(
  v.string("a date: YYYY, YYYY-MM or YYYY-MM-DD"),
  v.regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, "a date: YYYY, YYYY-MM or YYYY-MM-DD"),
);
export const confidence = v.picklist(CONFIDENCES, `one of ${CONFIDENCES.join(", ")}`);

export const source = v.strictObject({
  kind: v.picklist(SOURCE_KINDS, `one of ${SOURCE_KINDS.join(", ")}`),
  address: v.optional(httpsUrl),
  also: v.optional(v.pipe(v.array(httpsUrl), v.minLength(1, "at least one address"))),
  date: v.optional(partialDate),
});

export const provenanceFields = { asOf: month, source, confidence } as const;
export const provenance = v.strictObject(provenanceFields);
export const ownProvenanceFields = {
  asOf: v.optional(month),
  source: v.optional(source),
  confidence: v.optional(confidence),
} as const;

const factChange = v.pipe(
  v.strictObject({
    op: v.picklist(["replace", "add", "remove", "confirm"], "replace, add, remove or confirm"),
    path: v.pipe(v.string("text"), v.regex(/^(\/[A-Za-z0-9-]+)+$/, "a path such as /annualFee or /perks/{id}")),
    value: v.optional(v.unknown()),
  }),
  v.check(
    ({ op, value }) => (op === "remove" || op === "confirm") === (value === undefined),
    "a value, but not for remove or confirm",
  ),
);

export const factChanges = v.pipe(v.array(factChange), v.minLength(1, "at least one change"));

/** What an entry of a card's history says, and one of a file of changes. */
export const changeFields = {
  id: kebab,
  kind: v.picklist(CHANGE_KINDS, `one of ${CHANGE_KINDS.join(", ")}`),
  field: text,
  from: v.nullable(text),
  to: v.nullable(text),
  effective: partialDate,
  announced: v.optional(partialDate),
  source,
  confidence,
  note: v.optional(text),
} as const;

export const historyEntry = v.pipe(
  v.strictObject({
    ...changeFields,
    applied: v.boolean("true or false"),
    pending: v.optional(factChanges),
  }),
  v.check((entry) => entry.pending === undefined || !entry.applied, "applied: false while a change is pending"),
);
