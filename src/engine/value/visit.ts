/** What perks and rules ask about a profile, computed once: its spend by cell, at brands, and its trips by airline. */
import { TRIP_PARTS } from "./parts.ts";
import { listSpendCells, type Profile, type SpendCell } from "./profile.ts";

/** A profile with what follows from it. */
export interface Visit {
  readonly profile: Profile;
  /** The first year of a new card, which only a plan has: what comes once, and nothing that a renewal brings. */
  readonly isFirstYear: boolean;
  readonly cells: readonly SpendCell[];
  /** Equal for visits with the same kinds of spend and the same ways to earn on them, whatever the amounts. */
  readonly cellsKey: string;
  readonly annualUsd: number;
  /** Trips a year with an airline: the share of all flights that is spent at it. */
  readonly tripsWith: (airline: string) => number;
  /** `use` and `skip` as keys. */
  readonly ticked: ReadonlySet<string>;
  readonly skipped: ReadonlySet<string>;
  /** How many times its value a perk counts; 1 but where somebody asks "what if". */
  readonly perkFactor: (card: string, perk: string) => number;
}

/** Of perks by `toPerkKey`. */
export type Factors = Readonly<Record<string, number>>;

export const toPerkKey = (card: string, perk: string) => `${card}/${perk}`;

export function isTripCell({ category, part }: SpendCell): boolean {
  return category === "travel_portal" || (part !== null && TRIP_PARTS.includes(part));
}

export function toVisit(profile: Profile, factors: Factors = {}, isFirstYear = false): Visit {
  const cells = listSpendCells(profile.lines);
  const sum = (some: readonly SpendCell[]) => some.reduce((total, { annualUsd }) => total + annualUsd, 0);
  const flightsUsd = sum(cells.filter(({ part }) => part === "flights" || part === "portal-flights"));
  const annualUsd = sum(cells);
  return {
    profile,
    isFirstYear,
    cells,
    cellsKey: [
      profile.rotating,
      profile.mobileWalletPercent,
      ...cells.map(({ category, part, brand, foreign }) => `${category}/${part}/${brand}/${foreign}`),
    ].join(),
    annualUsd,
    tripsWith(airline) {
      const spentUsd = sum(cells.filter(({ part, brand }) => part === "flights" && brand === airline));
      return flightsUsd > 0 ? (profile.trips * spentUsd) / flightsUsd : 0;
    },
    ticked: new Set(profile.use.map(({ card, perk }) => toPerkKey(card, perk))),
    perkFactor: (card, perk) => factors[toPerkKey(card, perk)] ?? 1,
    skipped: new Set(profile.skip.map(({ card, perk }) => toPerkKey(card, perk))),
  };
}
