/**
 * Which spend an entry of a card applies to, and what the card earns there in
 * multipliers. Model: "What a card earns on a line", "Caps", "Choice cards".
 */
import { DIRECT_PART } from "./parts.ts";
import type { Profile, SpendCell } from "./profile.ts";
import type { CardChoice, ChoiceOption, Coverage, EarnCap, EarnEntry, WalletCard } from "./wallet-card.ts";

/** Rotating categories hold for an eighth of each line's year; the model's published guess of half of two quarters. */
export const ROTATING_SHARE = 1 / 8;

export interface MultiplierPool {
  readonly id: string;
  readonly limitUsd: number;
  /** Share of each cell that it may take. */
  readonly share: number;
  /** Points per dollar by cell; 0: does not apply. */
  readonly multipliers: Float64Array;
}

export interface Multipliers {
  /** Points per dollar without limit by cell; NaN: nothing can be paid with the card there. */
  readonly open: Float64Array;
  readonly pools: readonly MultiplierPool[];
}

type Place = Pick<SpendCell, "category" | "part">;

export function covers({ category, parts }: Coverage, place: Place): boolean {
  return category === place.category && (parts === null || (place.part !== null && parts.includes(place.part)));
}

/** A portal purchase as it would be without the portal. */
function toDirect({ part }: Place): Place {
  return { category: "travel_other", part: part && (DIRECT_PART[part] ?? null) };
}

function isDirect(coverage: Coverage, cell: SpendCell): boolean {
  return cell.category === "travel_portal" && covers(coverage, toDirect(cell));
}

function applies(entry: EarnEntry, cell: SpendCell, place: Place): boolean {
  if (cell.part === "rent") return !entry.base && entry.parts?.includes("rent") === true;
  if (entry.base) return true;
  if (entry.foreignOnly) return cell.foreign;
  if (entry.brands !== null && (cell.brand === null || !entry.brands.includes(cell.brand))) return false;
  return covers(entry, place);
}

/** @param chosen for each choice of mode `chosen`, its chosen options */
export function listMultipliers(
  card: WalletCard,
  chosen: ReadonlyMap<CardChoice, readonly ChoiceOption[]>,
  cells: readonly SpendCell[],
  profile: Pick<Profile, "rotating" | "mobileWalletPercent">,
): Multipliers {
  const open = new Float64Array(cells.length);
  const pools = new Map<string, MultiplierPool>();
  const hasPortal = card.earns.some((entry) => entry.category === "travel_portal" && !entry.base);
  const places = cells.map((cell): Place => (cell.category === "travel_portal" && !hasPortal ? toDirect(cell) : cell));

  const raise = (
    at: number,
    multiplier: number,
    after: number,
    limit: { cap: EarnCap | null; id: string; share: number },
  ) => {
    const { cap, id, share } = limit;
    if (cap === null && share === 1) {
      open[at] = Math.max(open[at]!, multiplier);
      return;
    }
    // A rate after the cap that is above the capped one would be open from the first dollar.
    open[at] = Math.max(open[at]!, Math.min(multiplier, after));
    const key = cap?.pool ?? id;
    let pool = pools.get(key);
    if (!pool) {
      pool = { id: key, limitUsd: cap?.limitUsd ?? Infinity, share, multipliers: new Float64Array(cells.length) };
      pools.set(key, pool);
    }
    pool.multipliers[at] = Math.max(pool.multipliers[at]!, multiplier);
  };

  for (const [at, cell] of cells.entries()) {
    const place = places[at]!;
    // Rent is not paid with a card that has no rate for it.
    if (cell.part === "rent" && !card.earns.some((entry) => applies(entry, cell, place))) open[at] = Number.NaN;
    for (const entry of card.earns) {
      if (applies(entry, cell, place))
        raise(at, entry.multiplier, entry.afterCap, { cap: entry.cap, id: entry.id, share: 1 });
    }
    if (cell.part === "rent") continue;
    for (const choice of card.choices) {
      const options = choice.mode === "chosen" ? (chosen.get(choice) ?? []) : choice.options;
      const option = options.find((candidate) => candidate.covers.some((coverage) => covers(coverage, place)));
      if (!option) continue;
      const share = shareOfLine(choice, profile);
      if (share === 0) continue;
      const cap = option.cap === undefined ? choice.cap : option.cap;
      raise(at, choice.multiplier, choice.afterCap, { cap, id: choice.id, share });
    }
  }
  return { open, pools: [...pools.values()] };
}

function shareOfLine({ mode }: CardChoice, profile: Pick<Profile, "rotating" | "mobileWalletPercent">): number {
  if (mode === "rotating") return profile.rotating ? ROTATING_SHARE : 0;
  return mode === "mobile-wallet" ? profile.mobileWalletPercent / 100 : 1;
}

/** All ways to take `count` of the options. */
function combine<Item>(options: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return options.flatMap((option, at) => combine(options.slice(at + 1), count - 1).map((rest) => [option, ...rest]));
}

/**
 * The choices that can matter for this spend: options that cover none of it
 * are left out. At least one variant, which may choose nothing.
 */
export function listVariants(
  card: WalletCard,
  cells: readonly SpendCell[],
): ReadonlyMap<CardChoice, readonly ChoiceOption[]>[] {
  let variants: Map<CardChoice, readonly ChoiceOption[]>[] = [new Map()];
  for (const choice of card.choices) {
    if (choice.mode !== "chosen") continue;
    const useful = choice.options.filter((option) =>
      option.covers.some((coverage) =>
        cells.some((cell) => cell.part !== "rent" && (covers(coverage, cell) || isDirect(coverage, cell))),
      ),
    );
    const taken = combine(useful, Math.min(choice.choices, useful.length));
    variants = variants.flatMap((variant) => taken.map((options) => new Map([...variant, [choice, options]])));
  }
  return variants;
}
