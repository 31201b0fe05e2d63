/** Rules for provenance and history, shared by all records that carry them. */
import * as v from "valibot";

import { describe } from "./describe.ts";
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
  kind: describe(v.picklist(SOURCE_KINDS, `one of ${SOURCE_KINDS.join(", ")}`), "Kind of source."),
  address: describe(
    v.exactOptional(httpsUrl),
    "Its public address; null if it has none.",
    "https://www.americanexpress.com/us/credit-cards/card/gold-card/",
  ),
  also: describe(
    v.exactOptional(v.pipe(v.array(httpsUrl), v.minLength(1, "at least one address"))),
    "Further addresses that say the same.",
    [],
  ),
  date: describe(v.exactOptional(partialDate), "When the source was written or read.", "2026-11"),
});

export const provenanceFields = {
  asOf: describe(month, "Month the fact dates from.", "2026-11"),
  source: describe(source, "Where it is from."),
  confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
} as const;
export const provenance = v.strictObject(provenanceFields);
/** On the day of the build. */
export const agedProvenance = v.strictObject({
  ...provenanceFields,
  ageMonths: describe(ageMonths, "Full months from then to this build of the site.", 0),
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
    path: describe(
      v.pipe(v.string("text"), v.regex(/^(\/[A-Za-z0-9-]+)+$/, "a path such as /annualFee or /perks/{id}")),
      "Path.",
      "/api/cards",
    ),
    /** What stands there afterwards; for `replace` and `add` only. */
    value: describe(v.exactOptional(v.unknown()), "How points are used."),
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
  id: describe(kebab, "Its own name, which never changes.", "dining"),
  kind: describe(v.picklist(CHANGE_KINDS, `one of ${CHANGE_KINDS.join(", ")}`), "Kind of change."),
  /** What changed, for a program: a path as in `factChange`, or `program:…`, `rule:…`. */
  field: describe(text, "What changed.", "/annualFee"),
  from: describe(v.nullable(text), "Before, in words; null where there was nothing.", "$250"),
  to: describe(v.nullable(text), "After, in words; null where there is nothing.", "$325"),
  effective: describe(partialDate, "When it came into force: a year, month or day.", "2026-06"),
  announced: describe(v.exactOptional(partialDate), "When it was announced.", "2026-03-12"),
  source: describe(source, "Where it is from."),
  confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
  note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
} as const;

export const historyEntry = v.pipe(
  v.strictObject({
    ...changeFields,
    /** False: the record's figures do not follow it (`note` says why), or not yet (`pending`). */
    applied: describe(v.boolean("true or false"), "Whether the card's figures follow it."),
    /** To be made by a build of `effective` or later; it then counts as applied. */
    pending: v.exactOptional(factChanges),
  }),
  v.check((entry) => entry.pending === undefined || !entry.applied, "applied: false while a change is pending"),
);
