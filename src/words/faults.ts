/** What may be wrong with something that a visitor says: the code that programs read, and the sentence beside the field. */
import type { ProblemCode } from "../problems.ts";
import { formatUsd, joinChoices, spellCount } from "./format.ts";

/** What a sentence needs to know. */
export interface FaultArgs {
  readonly given?: string;
  readonly min?: number;
  readonly max?: number;
  readonly noun?: string;
  readonly names?: readonly string[];
  /** The same as a form shows them. */
  readonly labels?: readonly string[];
  readonly count?: number;
  readonly month?: string;
  readonly expected?: string;
  readonly label?: string;
}

type Row = readonly [code: ProblemCode, toSentence: (args: FaultArgs) => string];

const range = ({ min, max }: FaultArgs) => `Enter a whole number from ${min} to ${max?.toLocaleString("en-US")}.`;
const numbers = ({ max }: FaultArgs) => `Enter a number from 0 to ${max}.`;
const cents = ({ max }: FaultArgs) => `Enter cents per point from 0 to ${max}, for example 1.4.`;
const choose = ({ names = [] }: FaultArgs) => `Choose ${names.length === 2 ? "" : "one of "}${joinChoices(names)}.`;

export const FAULTS = {
  "no-amount": ["invalid-number", () => "Enter an amount in dollars, for example 450 or 1,200."],
  "below-zero": ["out-of-range", () => "Enter an amount of $0 or more."],
  "above-most": ["out-of-range", ({ max = 0 }) => `Enter an amount of at most ${formatUsd(max)}.`],
  "no-cents": ["invalid-number", cents],
  "cents-range": ["out-of-range", cents],
  "no-count": ["invalid-number", range],
  "count-range": ["out-of-range", range],
  "no-number": ["invalid-number", numbers],
  "number-range": ["out-of-range", numbers],
  "long-text": ["too-long", ({ max }) => `Enter at most ${max} characters.`],
  "no-choice": ["unknown-value", choose],
  "no-month": ["unknown-value", ({ given, month }) => `"${given}" isn't a month; write it like ${month}.`],
  "future-month": ["out-of-range", ({ given }) => `${given} is in the future.`],
  "past-month": ["out-of-range", ({ given }) => `${given} is in the past.`],
  "no-card": ["unknown-card", ({ given }) => `No card matches "${given}".`],
  "several-cards": [
    "ambiguous-card",
    ({ given, names = [] }) => `Several cards match "${given}": ${names.join(", ").replace(", …", " …")}.`,
  ],
  "replaced-card": [
    "ambiguous-card",
    ({ given, names = [] }) => `${given} was replaced. Name the card you have now: ${names.join(", ")}.`,
  ],
  "no-perk": [
    "unknown-value",
    ({ given }) =>
      `We don't know the perk "${given}". Write a perk as a card's slug and a perk's ID, for example amex-gold:uber-cash.`,
  ],
  "no-entry": [
    "unknown-value",
    ({ given, noun, names }) => `We don't know the ${noun} "${given}"${names ? `; choose ${joinChoices(names)}` : ""}.`,
  ],
  "several-entries": [
    "unknown-value",
    ({ given, noun, names = [] }) => `Several ${noun}s match "${given}": ${names.join(", ").replace(", …", " …")}.`,
  ],
  "too-few-cards": ["missing", ({ min, max }) => `Choose ${spellCount(min ?? 0)} to ${spellCount(max ?? 0)} cards.`],
  twice: ["duplicate", ({ given }) => `${given} is listed twice.`],
  "too-many": [
    "too-many",
    ({ max, noun, count }) => `Choose at most ${max} ${max === 1 ? noun : `${noun}s`}; you chose ${count}.`,
  ],
  "too-many-rows": ["too-many", ({ max, count }) => `Enter at most ${max} rows; you entered ${count}.`],
  "too-long": ["invalid-number", ({ expected }) => `Write it as ${expected}.`],
  "no-field": ["missing", ({ label }) => `Add the ${label}.`],
  repeated: ["repeated-parameter", () => "This appears more than once; keep one."],
  "wrong-type": ["invalid-type", ({ expected }) => `This must be ${expected}.`],
  "unknown-name": [
    "unknown-parameter",
    ({ names: [near] = [] }) => (near === undefined ? "Unknown name." : `Unknown name. Did you mean ${near}?`),
  ],
  "no-spend": ["missing", () => "Enter at least one amount above $0."],
  "nothing-said": ["missing", ({ names = [] }) => `Enter what you spend, or choose a preset: ${names.join(", ")}.`],
  "portal-beyond-travel": [
    "contradiction",
    ({ max = 0 }) =>
      max === 0
        ? "Enter what you spend on travel first: this is a part of it."
        : `Your flights, hotels and rental cars come to ${formatUsd(max)} a year; enter that amount or less.`,
  ],
  "shares-sum": [
    "contradiction",
    ({ count }) => `These shares add up to ${count}%; they can't come to more than 100%.`,
  ],
  "wanted-and-not": [
    "contradiction",
    ({ given }) =>
      `${given} is both in the cards to include and in those to leave out; remove it from one of the lists.`,
  ],
  "too-many-wanted": [
    "contradiction",
    ({ count, max }) => `You asked to include ${count} cards but set a maximum of ${max}.`,
  ],
  "closed-card": [
    "contradiction",
    ({ given }) => `${given} is closed to new applications. If you have it, add it to the cards you have.`,
  ],
  "wanted-fees": [
    "contradiction",
    ({ max = 0 }) => `The cards to include already cost ${formatUsd(max)} a year in fees, more than the limit you set.`,
  ],
  "perk-of-excluded": [
    "contradiction",
    ({ given }) => `This perk belongs to ${given}, which is among the cards to leave out.`,
  ],
  "held-and-not": ["contradiction", ({ given }) => `You have ${given}, so it can't be left out.`],
  "held-and-closed": [
    "contradiction",
    ({ given }) => `You have ${given}, so you can't have closed it as well. Remove it from one of the lists.`,
  ],
  "closed-before-opened": ["contradiction", ({ given }) => `${given} can't have been closed before it was opened.`],
  "fee-within-a-year": [
    "contradiction",
    ({ given, count }) =>
      `${given} was opened ${count} ${count === 1 ? "month" : "months"} ago; its next fee is due a year after it was opened.`,
  ],
  "too-many-accounts": ["too-many", ({ max }) => `Enter at most ${max} other accounts.`],
  "no-room": [
    "out-of-range",
    ({ min, max, count }) =>
      `Applications are ${min} ${min === 1 ? "month" : "months"} apart, so a ${count}-month plan has room for ${max} ${max === 1 ? "card" : "cards"}. Choose fewer cards, or plan for longer.`,
  ],
  "beyond-plan": ["out-of-range", ({ given, count }) => `${given} is not one of the plan's ${count} months.`],
  "goal-beyond-plan": [
    "out-of-range",
    ({ given, count, max = 0 }) =>
      `${given} must be after this month and within the plan's ${count} months.${max > 0 ? ` Plan for ${max} months.` : ""}`,
  ],
  "used-and-not": [
    "contradiction",
    ({ given }) =>
      `"${given}" is among the perks you would use and those you would not; remove it from one of the two.`,
  ],
} as const satisfies Readonly<Record<string, Row>>;

export type FaultReason = keyof typeof FAULTS;

/** @example toFault("below-zero").message is "Enter an amount of $0 or more." */
export function toFault(
  reason: FaultReason,
  args: FaultArgs = {},
): { readonly code: ProblemCode; readonly message: string } {
  const [code, toSentence] = FAULTS[reason] as Row;
  return { code, message: toSentence(args) };
}
