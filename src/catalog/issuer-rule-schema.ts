import * as v from "valibot";

import { describe } from "./describe.ts";
import { kebab, partialDate, provenanceFields, text } from "./provenance-schema.ts";

/** `refuses`: the bank says no. `may-refuse`: it may, by terms that leave it free. */
const STRENGTHS = ["refuses", "may-refuse"] as const;

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const cardType = v.picklist(["Personal", "Business"], "Personal or Business");
const strength = v.picklist(STRENGTHS, `one of ${STRENGTHS.join(", ")}`);
const slugs = v.pipe(v.array(kebab), v.minLength(1, "at least one card"));
/** `card`: of the card applied for. `family`: of any in `cards`, or where that is missing of any the rule applies to. */
const scope = {
  per: describe(v.picklist(["card", "family"], "card or family"), "Of the card applied for, or of any of its family."),
  cards: describe(v.exactOptional(slugs), "The family.", ["chase-sapphire-preferred"]),
} as const;

const form = v.variant("form", [
  // Refused once `limit` accounts are counted.
  v.strictObject({
    form: describe(v.literal("count"), "Form of the rule."),
    /** Accounts of any bank that show on the personal credit report, or accounts open at this bank. */
    counts: describe(v.picklist(["reported", "held-at-bank"], "reported or held-at-bank"), "What is counted."),
    /** Accounts opened in that many months; missing: at any time. */
    months: describe(v.exactOptional(count), "Months in which.", 3),
    limit: describe(count, "Refused from this number on.", 5),
    /** Only for people who have a deposit account with the bank, or only for those who have none. */
    who: describe(
      v.exactOptional(v.picklist(["clients", "others"], "clients or others")),
      "For clients of the bank, or for others only.",
    ),
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  // At most `n` new cards of the bank in `days` or `months`.
  v.strictObject({
    form: describe(v.literal("pace"), "Form of the rule."),
    n: describe(count, "At most this many new cards.", 2),
    days: describe(v.exactOptional(count), "In this many days.", 30),
    months: describe(v.exactOptional(count), "Months in which.", 3),
    cardType: describe(v.exactOptional(cardType), "For whom: people or businesses."),
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  // Not for anybody who has or has had it, or (with `what`) has earned its bonus.
  v.strictObject({
    form: describe(v.literal("once"), "Form of the rule."),
    what: describe(v.exactOptional(v.literal("bonus")), "What is meant."),
    ...scope,
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  // Not within `months` of the last bonus, opening or closing.
  v.strictObject({
    form: describe(v.literal("since"), "Form of the rule."),
    what: describe(v.picklist(["bonus", "opened", "closed"], "bonus, opened or closed"), "What is meant."),
    months: describe(count, "Months in which.", 3),
    ...scope,
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  v.strictObject({
    form: describe(v.literal("whileHolding"), "Form of the rule."),
    ...scope,
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  // Refused for having had one of those listed for it, or (with `what`) a bonus of one in `months`.
  v.strictObject({
    form: describe(v.literal("blockedBy"), "Form of the rule."),
    blocks: describe(v.record(kebab, slugs), "By card: those that exclude its bonus."),
    what: describe(v.exactOptional(v.literal("bonus")), "What is meant."),
    months: describe(v.exactOptional(count), "Months in which.", 3),
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
  // `key` of a card's `requires`.
  v.strictObject({
    form: describe(v.literal("needs"), "Form of the rule."),
    relationship: describe(kebab, "Membership or account that is needed.", "costco"),
    strength: describe(strength, "Whether the bank refuses, or may."),
  }),
]);

/** `issuer-rules.json` */
export const issuerRulesSchema = v.strictObject({
  rules: describe(
    v.array(
      v.strictObject({
        id: describe(kebab, "Its own name, which never changes.", "dining"),
        issuer: describe(text, "Brand that it is sold under, or bank.", "Chase"),
        kind: describe(
          v.picklist(["approval", "bonus"], "approval or bonus"),
          "About who is approved, or who gets the bonus.",
        ),
        text: describe(text, "The same in words.", "$95"),
        forms: describe(
          v.pipe(v.array(form), v.minLength(1, "at least one form")),
          "The rule in forms that a program can check.",
        ),
        since: describe(v.exactOptional(partialDate), "From when.", "2025-06"),
        history: describe(
          v.exactOptional(
            v.array(
              v.strictObject({
                from: describe(v.exactOptional(partialDate), "Since when.", "2025-06-23"),
                to: describe(partialDate, "Until when.", "2026-01-21"),
                text: describe(text, "The same in words.", "$95"),
              }),
            ),
          ),
          "How the rule read before.",
        ),
        appliesTo: describe(
          v.union(
            [
              slugs,
              v.strictObject({
                bank: describe(text, "Bank whose rule it is.", "Chase"),
                cardType: describe(v.exactOptional(cardType), "For whom: people or businesses."),
                except: describe(v.exactOptional(slugs), "Cards that it does not apply to.", [
                  "chase-sapphire-preferred",
                ]),
              }),
            ],
            "slugs of cards, or a bank",
          ),
          "Cards by slug, or all cards of a bank but for some.",
        ),
        counts: describe(v.exactOptional(text), "What is counted.", "reported"),
        note: describe(v.exactOptional(text), "A remark.", "Terms apply to new accounts only."),
        ...provenanceFields,
      }),
    ),
    "Their rules for applicants.",
  ),
  businessCardsThatReport: v.array(kebab),
  noneKnown: v.array(kebab),
});
