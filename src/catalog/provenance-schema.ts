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

export const ageMonths = v.pipe(v.number(), v.integer(), v.minValue(0));

export const source = v.strictObject({
  kind: v.picklist(SOURCE_KINDS, `one of ${SOURCE_KINDS.join(", ")}`),
  /** Where anybody can read it. */
  address: v.exactOptional(httpsUrl),
  /** Further public addresses that say the same. */
  also: v.exactOptional(v.pipe(v.array(httpsUrl), v.minLength(1, "at least one address"))),
  /** When the source was written or read, as exactly as it is known. */
  date: v.exactOptional(partialDate),
});

export const provenanceFields = {
  /** Month that the fact speaks of. */
  asOf: month,
  source,
  confidence,
} as const;
export const provenance = v.strictObject(provenanceFields);
/** On the day of the build. */
export const agedProvenance = v.strictObject({
  ...provenanceFields,
  ageMonths,
  /** `confidence`, a step lower for every full year. */
  shownConfidence: confidence,
});
export const ownProvenanceFields = {
  asOf: v.exactOptional(month),
  source: v.exactOptional(source),
  confidence: v.exactOptional(confidence),
} as const;

export const factChange = v.pipe(
  v.strictObject({
    /**
     * `confirm`: someone read the same again, so only month, source and confidence are new. `doubt`: sources disagree, so
     * the figure stays and pages say that it could not be confirmed.
     */
    op: v.picklist(["replace", "add", "remove", "confirm", "doubt"], "replace, add, remove, confirm or doubt"),
    /** Rewards and perks by id, `/rewards/{id}/multiplier`; `/rewards` and `/perks` to add to, or to confirm whole. */
    path: v.pipe(v.string("text"), v.regex(/^(\/[A-Za-z0-9-]+)+$/, "a path such as /annualFee or /perks/{id}")),
    /** What stands there afterwards; for `replace` and `add` only. */
    value: v.exactOptional(v.unknown()),
  }),
  v.check(
    ({ op, value }) => (op === "replace" || op === "add") === (value !== undefined),
    "a value for replace and add, and for nothing else",
  ),
);

export const factChanges = v.pipe(v.array(factChange), v.minLength(1, "at least one change"));

/** What an entry of a card's history says, and one of a file of changes. */
export const changeFields = {
  /** Never used twice; an import skips what stands here already. */
  id: kebab,
  kind: v.picklist(CHANGE_KINDS, `one of ${CHANGE_KINDS.join(", ")}`),
  /** What changed, for a program: a path as in `factChange`, or `program:…`, `rule:…`. */
  field: text,
  /** Before and after in words; null where there was or is nothing. */
  from: v.nullable(text),
  to: v.nullable(text),
  effective: partialDate,
  announced: v.exactOptional(partialDate),
  source,
  confidence,
  note: v.exactOptional(text),
} as const;

export const historyEntry = v.pipe(
  v.strictObject({
    ...changeFields,
    /** False: the record's figures do not follow it (`note` says why), or not yet (`pending`). */
    applied: v.boolean("true or false"),
    /** To be made by a build of `effective` or later; it then counts as applied. */
    pending: v.exactOptional(factChanges),
  }),
  v.check((entry) => entry.pending === undefined || !entry.applied, "applied: false while a change is pending"),
);
