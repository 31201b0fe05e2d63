import * as v from "valibot";

import { kebab, partialDate, provenanceFields, text } from "./provenance-schema.ts";

/** `refuses`: the bank says no. `may-refuse`: it may, by terms that leave it free. */
const STRENGTHS = ["refuses", "may-refuse"] as const;

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const cardType = v.picklist(["Personal", "Business"], "Personal or Business");
const strength = v.picklist(STRENGTHS, `one of ${STRENGTHS.join(", ")}`);
const slugs = v.pipe(v.array(kebab), v.minLength(1, "at least one card"));
/** `card`: of the card applied for. `family`: of any in `cards`, or where that is missing of any the rule applies to. */
const scope = { per: v.picklist(["card", "family"], "card or family"), cards: v.exactOptional(slugs) } as const;

const form = v.variant("form", [
  // Refused once `limit` accounts are counted.
  v.strictObject({
    form: v.literal("count"),
    /** Accounts of any bank that show on the personal credit report, or accounts open at this bank. */
    counts: v.picklist(["reported", "held-at-bank"], "reported or held-at-bank"),
    /** Accounts opened in that many months; missing: at any time. */
    months: v.exactOptional(count),
    limit: count,
    /** Only for people who have a deposit account with the bank, or only for those who have none. */
    who: v.exactOptional(v.picklist(["clients", "others"], "clients or others")),
    strength,
  }),
  // At most `n` new cards of the bank in `days` or `months`.
  v.strictObject({
    form: v.literal("pace"),
    n: count,
    days: v.exactOptional(count),
    months: v.exactOptional(count),
    cardType: v.exactOptional(cardType),
    strength,
  }),
  // Not for anybody who has or has had it.
  v.strictObject({ form: v.literal("once"), ...scope, strength }),
  // Not within `months` of the last bonus, opening or closing.
  v.strictObject({
    form: v.literal("since"),
    what: v.picklist(["bonus", "opened", "closed"], "bonus, opened or closed"),
    months: count,
    ...scope,
    strength,
  }),
  v.strictObject({ form: v.literal("whileHolding"), ...scope, strength }),
  // Refused for having had one of those listed for it, or (with `what`) a bonus of one in `months`.
  v.strictObject({
    form: v.literal("blockedBy"),
    blocks: v.record(kebab, slugs),
    what: v.exactOptional(v.literal("bonus")),
    months: v.exactOptional(count),
    strength,
  }),
  // `key` of a card's `requires`.
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
      since: v.exactOptional(partialDate),
      history: v.exactOptional(v.array(v.strictObject({ from: v.exactOptional(partialDate), to: partialDate, text }))),
      /** Cards by slug, or all cards of a bank but for some. */
      appliesTo: v.union(
        [slugs, v.strictObject({ bank: text, cardType: v.exactOptional(cardType), except: v.exactOptional(slugs) })],
        "slugs of cards, or a bank",
      ),
      counts: v.exactOptional(text),
      note: v.exactOptional(text),
      ...provenanceFields,
    }),
  ),
  businessCardsThatReport: v.array(kebab),
  noneKnown: v.array(kebab),
});
