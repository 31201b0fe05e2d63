/** What one card earns in one place, read by the money maths' own rules. Pure. */
import { covers, listMultipliers } from "../../engine/value/match-entries.ts";
import type { Profile, SpendCell } from "../../engine/value/profile.ts";
import type { CardChoice, ChoiceOption, WalletCard } from "../../engine/value/wallet-card.ts";

export type Place = Omit<SpendCell, "annualUsd">;

export interface Rate {
  /** Points per dollar of the first dollars. */
  readonly multiplier: number;
  /** Points per dollar without a limit. */
  readonly openMultiplier: number;
  /** Share of the line that the first rate holds for, 0 to 1. */
  readonly share: number;
  /** Dollars a year; null: no limit. */
  readonly limitUsd: number | null;
  /** Other rates use up the same limit. */
  readonly isShared: boolean;
  /** The holder has to choose the category. */
  readonly isChosen: boolean;
}

type Habits = Pick<Profile, "rotating" | "mobileWalletPercent">;

/** Null where nothing can be earned. */
export function findRate(card: WalletCard, place: Place, habits: Habits): Rate | null {
  const cells = [{ ...place, annualUsd: 1 }];
  const chosen = new Map<CardChoice, readonly ChoiceOption[]>();
  for (const choice of card.choices) {
    const option = choice.options.find((candidate) => candidate.covers.some((coverage) => covers(coverage, place)));
    if (choice.mode === "chosen" && option) chosen.set(choice, [option]);
  }
  const best = findTop(card, chosen, cells, habits);
  if (!best) return null;
  const plain = findTop(card, new Map(), cells, habits);
  return { ...best, isChosen: best.multiplier > (plain?.multiplier ?? 0) };
}

function findTop(
  card: WalletCard,
  chosen: ReadonlyMap<CardChoice, readonly ChoiceOption[]>,
  cells: readonly SpendCell[],
  habits: Habits,
): Omit<Rate, "isChosen"> | null {
  const { open, pools } = listMultipliers(card, chosen, cells, habits);
  const openMultiplier = open[0] ?? 0;
  if (Number.isNaN(openMultiplier)) return null;
  const [top] = pools
    .filter(({ multipliers }) => (multipliers[0] ?? 0) > openMultiplier)
    .toSorted((left, right) => (right.multipliers[0] ?? 0) - (left.multipliers[0] ?? 0));
  if (!top) return { multiplier: openMultiplier, openMultiplier, share: 1, limitUsd: null, isShared: false };
  return {
    multiplier: top.multipliers[0] ?? 0,
    openMultiplier,
    share: top.share,
    limitUsd: Number.isFinite(top.limitUsd) ? top.limitUsd : null,
    isShared: card.earns.filter(({ cap }) => cap?.pool === top.id).length > 1,
  };
}
