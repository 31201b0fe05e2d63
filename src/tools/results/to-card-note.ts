import { formatCents, formatUsd } from "../../format.ts";
import type { ExplainedCard } from "../../rewards/search/answer.ts";
import type { CardLabels } from "../tool-records.ts";

type Noted = Pick<ExplainedCard, "choices" | "enabledBy" | "centsPerPoint" | "neededSpendUsd">;

/**
 * What the holder of a card has to do, and what its points count at.
 * @example "Choose groceries. A point counts at 1.3 cents, because Sapphire lets it transfer."
 */
export function toCardNote({ choices, enabledBy, centsPerPoint, neededSpendUsd }: Noted, labels: CardLabels): string {
  const enabler = enabledBy === null ? undefined : labels[enabledBy]?.name;
  return [
    ...(choices.length > 0 ? [`Choose ${choices.join(" and ")}.`] : []),
    `A point counts at ${formatCents(centsPerPoint)}${enabler ? `, because ${enabler} lets it transfer` : ""}.`,
    ...(neededSpendUsd > 0 ? [`The plan puts at least ${formatUsd(neededSpendUsd)} a year on it.`] : []),
  ].join(" ");
}
