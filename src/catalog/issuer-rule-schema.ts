import * as v from "valibot";

import { STRENGTHS } from "./issuer-rule.ts";
import { kebab, partialDate, provenanceFields, text } from "./provenance-schema.ts";

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const cardType = v.picklist(["Personal", "Business"], "Personal or Business");
const strength = v.picklist(STRENGTHS, `one of ${STRENGTHS.join(", ")}`);
const slugs = v.pipe(v.array(kebab), v.minLength(1, "at least one card"));
const scope = { per: v.picklist(["card", "family"], "card or family"), cards: v.optional(slugs) } as const;

const form = v.variant("form", [
  v.strictObject({
    form: v.literal("count"),
    counts: v.picklist(["reported", "held-at-bank"], "reported or held-at-bank"),
    months: v.optional(count),
    limit: count,
    who: v.optional(v.picklist(["clients", "others"], "clients or others")),
    strength,
  }),
  v.strictObject({
    form: v.literal("pace"),
    n: count,
    days: v.optional(count),
    months: v.optional(count),
    cardType: v.optional(cardType),
    strength,
  }),
  v.strictObject({ form: v.literal("once"), ...scope, strength }),
  v.strictObject({
    form: v.literal("since"),
    what: v.picklist(["bonus", "opened", "closed"], "bonus, opened or closed"),
    months: count,
    ...scope,
    strength,
  }),
  v.strictObject({ form: v.literal("whileHolding"), ...scope, strength }),
  v.strictObject({
    form: v.literal("blockedBy"),
    blocks: v.record(kebab, slugs),
    what: v.optional(v.literal("bonus")),
    months: v.optional(count),
    strength,
  }),
  v.strictObject({ form: v.literal("needs"), relationship: kebab, strength }),
]);

/** `issuer-rules.json` */
export const issuerRulesSchema = v.strictObject({
  rules: v.array(
    v.strictObject({
      id: kebab,
      issuer: text,
      kind: v.picklist(["approval", "bonus"], "approval or bonus"),
      text,
      forms: v.pipe(v.array(form), v.minLength(1, "at least one form")),
      since: v.optional(partialDate),
      history: v.optional(v.array(v.strictObject({ from: v.optional(partialDate), to: partialDate, text }))),
      appliesTo: v.union(
        [slugs, v.strictObject({ bank: text, cardType: v.optional(cardType), except: v.optional(slugs) })],
        "slugs of cards, or a bank",
      ),
      counts: v.optional(text),
      note: v.optional(text),
      ...provenanceFields,
    }),
  ),
  businessCardsThatReport: v.array(kebab),
  noneKnown: v.array(kebab),
});
