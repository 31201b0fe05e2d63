import { formatCents, formatUsd, joinNames } from "../../words/format.ts";
import type { ExplainedCard } from "../../engine/wallet/answer.ts";
import type { CardLabel, CardLabels } from "./tool-records.ts";

type Noted = Pick<ExplainedCard, "slug" | "choices" | "enabledBy" | "centsPerPoint" | "neededSpendUsd">;

/** What to choose on a card, or what it pays most on without being told; empty for most cards. */
export function toChoiceNote(choices: readonly string[], label: CardLabel | undefined): string {
  if (choices.length === 0) return "";
  const names = joinNames(choices.map((choice) => `"${choice}"`));
  if (!label?.paysTopCategories) return `Choose ${names}.`;
  const which = choices.length === 1 ? "category is" : "categories are";
  return `Your top ${which} ${names}; there is nothing to choose.`;
}

function toOne(label: CardLabel | undefined): string {
  if (label?.cashBack) return "a cent of cash back";
  return label?.unit === undefined ? "a point" : label.unit === "miles" ? "a mile" : `an ${label.unit}`;
}

/** A secured card holds money that no fee shows; empty for all others. */
export const toDepositText = (label: CardLabel | undefined): string =>
  label?.depositUsd === undefined ? "" : `It takes a refundable deposit of at least ${formatUsd(label.depositUsd)}.`;

/**
 * What the holder of a card has to do, and what its points count at.
 * @example 'Choose "Groceries". We value a point at 1.3 cents, because Sapphire lets you transfer it.'
 */
export function toCardNote(card: Noted, labels: CardLabels): string {
  const { slug, choices, enabledBy, centsPerPoint, neededSpendUsd } = card;
  const enabler = enabledBy === null ? undefined : labels[enabledBy]?.name;
  return [
    toDepositText(labels[slug]),
    ...(choices.length > 0 ? [toChoiceNote(choices, labels[slug])] : []),
    labels[slug]?.cashBack && centsPerPoint === 1
      ? "Cash back counts at face value."
      : `We value ${toOne(labels[slug])} at ${formatCents(centsPerPoint)}${enabler ? `, because ${enabler} lets you transfer it` : ""}.`,
    ...(neededSpendUsd > 0 ? [`The plan puts at least ${formatUsd(neededSpendUsd)} a year on it.`] : []),
  ]
    .filter((text) => text !== "")
    .join(" ");
}
