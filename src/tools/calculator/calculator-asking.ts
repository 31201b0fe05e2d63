/** What the calculator asks beside the profile. */
import { list, type Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

/** All ways to keep only some of them are worked out; more would take seconds, and nobody weighs more. */
export const MAX_CALCULATOR_CARDS = 6;

/** Names the form, the fields in it and those that stand outside of it. */
export const CALCULATOR_FORM_ID = "calculator";

export const CALCULATOR = {
  cards: list({
    of: "cards",
    max: MAX_CALCULATOR_CARDS,
    label: "Cards to calculate",
    hint: "Up to 6; part of the name is enough.",
    doc: "Cards to calculate. If omitted: the first cards on our travel list.",
    example: "amex-gold,citi-double-cash",
  }),
  ...PROFILE,
} as const;

export type CalculatorTable = typeof CALCULATOR;
export type CalculatorValues = Values<CalculatorTable>;
