/** What the finder asks: the whole profile, some of it as its questions, and two of its own. */
import { choice, flag, type Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

/** Names the form, the fields in it and those that stand outside of it. */
export const FINDER_FORM_ID = "finder";

export const FINDER = {
  ...PROFILE,
  type: {
    ...PROFILE.type,
    label: "The card is for",
    doc: "Who the card is for. any: a business that would also use a personal card.",
    choices: [
      ["personal", "My household"],
      ["student", "A student"],
      ["business", "A business"],
      ["any", "A business; personal cards are fine too"],
    ],
  },
  matters: choice({
    label: "What matters most",
    doc: "What matters most.",
    choices: [
      ["value", "Most money back"],
      ["perks", "Perks: lounges, credits, free nights"],
      ["bonus", "A large welcome bonus"],
      ["simple", "Low cost and low effort"],
    ],
    default: "value",
    example: "perks",
  }),
  balance: flag({
    label: "Carrying a balance",
    doc: "Whether you carry a balance from month to month. If so, interest decides the order, not rewards.",
    default: false,
    example: "yes",
  }),
  score: { ...PROFILE.score, label: "Credit score, roughly" },
  maxFees: {
    ...PROFILE.maxFees,
    label: "Highest annual fee",
    doc: "The highest annual fee, in dollars. If omitted: any fee that pays off.",
  },
  portal: {
    ...PROFILE.portal,
    hint: "Chase Travel, for example. Leave empty for none.",
  },
} as const;

export type FinderTable = typeof FINDER;
export type FinderValues = Values<FinderTable>;
export type Matter = FinderValues["matters"];

/** The questions, in their order. Each has an answer from the start. */
export const QUESTIONS = ["type", "matters", "balance", "score", "maxFees", "trips", "portal"] as const;

/** The answers that decide which cards are ranked, and how. */
export type FinderAnswers = Pick<FinderValues, "type" | "matters" | "balance" | "maxFees">;

/** How many cards are shown. */
export const PICK_COUNT = 3;

/** What interest is shown on. */
export const EXAMPLE_BALANCE_USD = 5_000;
