/** What the comparison asks beside the profile. */
import { flag, list, type Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

/** Beyond four the columns are too narrow to read. */
export const MAX_COMPARED_CARDS = 4;

export const COMPARE = {
  cards: list({
    of: "cards",
    max: MAX_COMPARED_CARDS,
    label: "Cards",
    doc: "Two to four cards.",
    example: "amex-gold,chase-sapphire-preferred",
  }),
  differences: flag({
    label: "Differences only",
    doc: "Whether rows in which all cards are the same are left out.",
    default: false,
    example: "yes",
  }),
  ...PROFILE,
} as const;

export type CompareTable = typeof COMPARE;
export type CompareValues = Values<CompareTable>;
