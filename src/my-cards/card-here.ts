/**
 * Which of the visitor's cards earns most at one shop or for one kind of spending, by the engine's own rules: what each
 * rate would earn there alone, so that a limited rate can be told from the one that holds after it. Runs in the tools'
 * worker; what has gone toward a limit is known to the page alone (`rank-here.ts`).
 */
import { listMultipliers, listVariants } from "../engine/value/match-entries.ts";
import { centsPerPoint } from "../engine/value/points.ts";
import type { Profile, SpendCell } from "../engine/value/profile.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import type { EarnEntry, WalletCard } from "../engine/value/wallet-card.ts";
import { askSearch, PROFILE_QUESTION, toInput } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { findPlace, type Place } from "./find-place.ts";

/** What one rate of a card earns there. */
export interface HereRate {
  /** Of the entry or the choice. */
  readonly id: string;
  /** Points per dollar. */
  readonly multiplier: number;
  readonly centsPerDollar: number;
  /** Entries with the same pool share their limit; null: without a limit. */
  readonly pool: string | null;
  /** `always`: it holds. `chosen`: if the holder has chosen it. `sometimes`: in its quarter, or paid by phone. */
  readonly holds: "always" | "chosen" | "sometimes";
  /** What is to be chosen. */
  readonly option: string | null;
}

export interface HereCard {
  readonly slug: string;
  /** Best first. */
  readonly rates: readonly HereRate[];
  /** Network that fewer stores take. */
  readonly gap: string | null;
  /** Cents a dollar taken off abroad. */
  readonly foreignFeeCents: number;
}

/** What was typed, as it counts, and each card there. */
export interface Here {
  readonly place: Place;
  readonly cards: readonly HereCard[];
}

/** @param parameters a kept profile, with what was typed (`here`) and whether it is `abroad`; null: nothing was typed */
export function findCardsHere(
  slugs: readonly string[],
  parameters: URLSearchParams,
  records: ToolRecords,
): Here | null {
  const { rewards, labels } = records;
  const place = findPlace(parameters.get("here") ?? "", records);
  if (!place) return null;
  const input = toInput(askSearch(PROFILE_QUESTION, parameters, records).values, records);
  const { profile } = resolveProfile(input, rewards.brands);
  const { category, part, brand } = place;
  const foreign = parameters.has("abroad");
  // A dollar spent there.
  const cell: SpendCell = { category, part, brand, foreign, annualUsd: 1 };
  const cards = rewards.cards
    .filter(({ slug }) => slugs.includes(slug))
    .map((card) => ({
      slug: card.slug,
      rates: listRates(card, cell, slugs, profile),
      gap: labels[card.slug]?.networkWithGaps ?? null,
      foreignFeeCents: foreign ? card.foreignFeePercent : 0,
    }));
  return { place, cards };
}

const SILENT = { multiplier: 0, afterCap: 0 };

/** Each rate with all others silent: the engine says what it earns there, and within which limit. */
function listRates(
  card: WalletCard,
  cell: SpendCell,
  held: readonly string[],
  profile: Pick<Profile, "rotating" | "mobileWalletPercent" | "value" | "cpp">,
): HereRate[] {
  const { points } = card;
  const canTransfer = points.transfersAlone || points.enabledBy.some((slug) => held.includes(slug));
  const cents = centsPerPoint(points, profile.value, canTransfer, profile.cpp[points.program]);
  const silent = card.earns.map((entry): EarnEntry => ({ ...entry, ...SILENT }));
  const rates: HereRate[] = [];
  const add = (alone: WalletCard, id: string, said: Pick<HereRate, "option"> & { readonly isChosen: boolean }) => {
    for (const chosen of listVariants(alone, [cell])) {
      const { open, pools } = listMultipliers(alone, chosen, [cell], profile);
      const pool = pools.find(({ multipliers }) => multipliers[0]! > 0);
      const multiplier = Math.max(pool?.multipliers[0] ?? 0, open[0]!);
      // Not where nothing can be paid with the card.
      if (!(multiplier > 0)) continue;
      const isSometimes = pool !== undefined && pool.share < 1;
      const [option] = [...chosen.values()].flat();
      rates.push({
        id,
        multiplier,
        centsPerDollar: multiplier * cents,
        pool: pool && Number.isFinite(pool.limitUsd) && pool.multipliers[0]! > open[0]! ? pool.id : null,
        holds: isSometimes ? "sometimes" : said.isChosen ? "chosen" : "always",
        option: option?.label ?? said.option,
      });
    }
  };
  for (const [at, entry] of card.earns.entries())
    add({ ...card, earns: silent.with(at, entry), choices: [] }, entry.id, { option: null, isChosen: false });
  for (const choice of card.choices)
    add({ ...card, earns: silent, choices: [choice] }, choice.id, {
      option:
        choice.options.find(({ covers }) => covers.some(({ category }) => category === cell.category))?.label ?? null,
      isChosen: choice.mode === "chosen",
    });
  return rates.toSorted((left, right) => right.multiplier - left.multiplier);
}

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly "card-here": Here | null;
  }
}
