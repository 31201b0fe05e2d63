/** What the comparison asks beside the profile. */
import { flag, list } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

/** Beyond four the columns are too narrow to read. */
export const MAX_COMPARED_CARDS = 4;

/** Names the form, the fields in it and those that stand outside of it. */
export const COMPARE_FORM_ID = "compare";

/** The switch above the rows; the style sheet knows it too. */
export const SAME_SWITCH_ID = "same-rows";

export const COMPARE = {
  cards: list({
    of: "cards",
    min: 2,
    max: MAX_COMPARED_CARDS,
    label: "Cards",
    hint: "Choose two to four cards. Part of a name is enough if only one card matches.",
    doc: "Two to four cards.",
    example: "amex-gold,chase-sapphire-preferred",
  }),
  differences: flag({
    label: "Only rows that differ",
    doc: "Whether the page leaves out rows in which all cards are the same. The API always gives all rows.",
    default: true,
    example: "no",
  }),
  ...PROFILE,
} as const;

export type CompareTable = typeof COMPARE;
