/** The ways in which a card earns on each cell of spend, and the limits they share. Model: section 2. */
import { DIRECT_PART, type Part } from "../../../src/engine/value/parts.ts";
import type { Profile, SpendCell } from "../../../src/engine/value/profile.ts";
import type { CardChoice, ChoiceOption, Coverage, EarnCap, WalletCard } from "../../../src/engine/value/wallet-card.ts";

/** One way for dollars of a cell to earn on a card: dollars in it use every limit that it names. */
export interface Way {
  readonly card: string;
  readonly cell: number;
  readonly usdPerUsd: number;
  /** Null where a credit pays. */
  readonly multiplier: number | null;
  readonly perk: string | null;
  readonly limits: readonly string[];
}

/** Dollars a year by the key of a limit. */
export type Limits = Map<string, number>;

/** For one card: which options of each of its choices are chosen. */
export type Variant = Readonly<Record<string, readonly ChoiceOption[]>>;

const ROTATING_SHARE = 1 / 8;

interface Rate {
  readonly covers: Coverage;
  readonly brands: readonly string[] | null;
  readonly scope: "base" | "foreign" | "covered";
  readonly multiplier: number;
  readonly afterCap: number;
  readonly cap: EarnCap | null;
  /** Of each cell's year, shared under this key. */
  readonly share: { readonly key: string; readonly of: number } | null;
}

function combine<T>(items: readonly T[], count: number): T[][] {
  if (count <= 0) {
    return [[]];
  }
  return items.flatMap((item, at) => combine(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

/** Every allowed choice of a card; one empty variant where there is nothing to choose. */
export function listVariants({ choices }: WalletCard): Variant[] {
  let variants: Variant[] = [{}];
  for (const choice of choices) {
    const sets =
      choice.mode === "chosen"
        ? combine(choice.options, Math.min(choice.choices, choice.options.length))
        : [[...choice.options]];
    variants = variants.flatMap((variant) => sets.map((set) => ({ ...variant, [choice.id]: set })));
  }
  return variants;
}

function toShare(card: WalletCard, choice: CardChoice, profile: Profile): Rate["share"] {
  if (choice.mode === "rotating") {
    return { key: `${card.slug}/${choice.id}`, of: profile.rotating ? ROTATING_SHARE : 0 };
  }
  // What is paid by phone is a share of the visitor's spend, whichever card is in the phone.
  return choice.mode === "mobile-wallet" ? { key: "mobile", of: profile.mobileWalletPercent / 100 } : null;
}

function listRates(card: WalletCard, variant: Variant, profile: Profile): Rate[] {
  const fixed = card.earns.map((entry): Rate => {
    const scope = entry.base ? "base" : entry.foreignOnly ? "foreign" : "covered";
    return { ...entry, covers: entry, scope, share: null };
  });
  const chosen = card.choices.flatMap((choice) =>
    (variant[choice.id] ?? []).flatMap((option) =>
      option.covers.map((covers): Rate => ({
        covers,
        brands: null,
        scope: "covered",
        multiplier: choice.multiplier,
        afterCap: choice.afterCap,
        cap: option.cap === undefined ? choice.cap : option.cap,
        share: toShare(card, choice, profile),
      })),
    ),
  );
  return [...fixed, ...chosen];
}

function covers({ category, parts }: Coverage, at: Coverage["category"], part: Part | null): boolean {
  return category === at && (parts === null || (part !== null && parts.includes(part)));
}

function hasPortal({ earns }: WalletCard): boolean {
  return earns.some(({ category, base, foreignOnly }) => category === "travel_portal" && !base && !foreignOnly);
}

function applies(rate: Rate, cell: SpendCell, card: WalletCard): boolean {
  if (rate.brands !== null && (cell.brand === null || !rate.brands.includes(cell.brand)) && rate.scope !== "base") {
    return false;
  }
  if (cell.part === "rent") {
    return rate.scope === "covered" && rate.covers.parts !== null && covers(rate.covers, "other", "rent");
  }
  if (rate.scope !== "covered") {
    return rate.scope === "base" || cell.foreign;
  }
  if (cell.category === "travel_portal" && !hasPortal(card)) {
    return covers(rate.covers, "travel_other", cell.part === null ? null : (DIRECT_PART[cell.part] ?? null));
  }
  return covers(rate.covers, cell.category, cell.part);
}

/** All ways of one card with one choice; its limits are added to `limits`. */
export function listEarnWays(
  card: WalletCard,
  variant: Variant,
  cells: readonly SpendCell[],
  profile: Profile,
  centsPerPoint: number,
  limits: Limits,
): Way[] {
  return cells.flatMap((cell, at) =>
    listRates(card, variant, profile)
      .filter((rate) => applies(rate, cell, card))
      .flatMap((rate) => {
        const shared: string[] = [];
        if (rate.share) {
          const key = `share/${rate.share.key}/${String(at)}`;
          limits.set(key, rate.share.of * cell.annualUsd);
          shared.push(key);
        }
        const toWay = (multiplier: number, pools: readonly string[]): Way => ({
          card: card.slug,
          cell: at,
          usdPerUsd: (multiplier * centsPerPoint) / 100 - (cell.foreign ? card.foreignFeePercent / 100 : 0),
          multiplier,
          perk: null,
          limits: [...shared, ...pools],
        });
        if (!rate.cap) {
          return [toWay(rate.multiplier, [])];
        }
        const pool = `pool/${card.slug}/${rate.cap.pool}`;
        limits.set(pool, Math.min(rate.cap.limitUsd, limits.get(pool) ?? Infinity));
        return [toWay(rate.multiplier, [pool]), toWay(rate.afterCap, [])];
      }),
  );
}
