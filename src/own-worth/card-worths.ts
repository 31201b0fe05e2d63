/** What the cards of a list are worth in a later year for one visitor, each held alone: the tables of the category pages. */
import { valueWallet } from "../engine/wallet/value-wallet.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import { askSearch, PROFILE_QUESTION, toInput } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";

export interface CardWorths {
  /** By slug: rewards and perks used less the ongoing fee. */
  readonly netsUsd: Readonly<Record<string, number>>;
  /** What the visitor spends and how often they travel: it is said beside the figures. */
  readonly monthlyUsd: number;
  readonly trips: number;
}

export function findCardWorths(
  slugs: readonly string[],
  parameters: URLSearchParams,
  records: ToolRecords,
): CardWorths {
  const { rewards } = records;
  const input = toInput(askSearch(PROFILE_QUESTION, parameters, records).values, records);
  const { profile } = resolveProfile(input, rewards.brands);
  const nets = rewards.cards
    .filter(({ slug }) => slugs.includes(slug))
    .map((card) => [card.slug, valueWallet([card], profile).netUsd] as const);
  return {
    netsUsd: Object.fromEntries(nets),
    monthlyUsd: profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0),
    trips: profile.trips,
  };
}

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly "card-worths": CardWorths;
  }
}
