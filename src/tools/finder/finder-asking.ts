/** What the finder asks beside the profile. */
import { choice, flag, type Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

export const FINDER = {
  ...PROFILE,
  type: choice({
    label: "The card is for",
    doc: "Whom the card is for; any: a business that would take a personal card, too.",
    choices: [
      ["personal", "Myself or my household"],
      ["student", "A student"],
      ["business", "A business"],
      ["any", "A business, but a personal card is fine"],
    ],
    default: "personal",
    example: "student",
  }),
  matters: choice({
    label: "What matters most?",
    doc: "What matters most.",
    choices: [
      ["value", "The most money back, year after year"],
      ["perks", "Perks: lounges, credits, free nights"],
      ["bonus", "A large welcome bonus"],
      ["simple", "Low cost and low effort"],
    ],
    default: "value",
    example: "perks",
  }),
  balance: flag({
    label: "Do you carry a balance from month to month?",
    doc: "Whether a balance is carried from month to month; then interest decides, not rewards.",
    default: false,
    example: "yes",
  }),
} as const;

export type FinderTable = typeof FINDER;
export type FinderValues = Values<FinderTable>;
