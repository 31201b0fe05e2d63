/**
 * What one perk is worth to this visitor: dollars for sure, dollars that count
 * once per wallet, or a credit that the split of spend fills. Model: "Perks".
 * Conditions (`needs`) are the rows' business (`list-rows.ts`).
 */
import { isTripCell, toPerkKey, type Visit } from "./visit.ts";
import type { SpendCell } from "./profile.ts";
import type { WalletCard, WalletPerk } from "./wallet-card.ts";

export type PerkTerm =
  | { readonly kind: "fixed"; readonly usd: number; readonly usedFor: string }
  /** The highest of a group counts. */
  | { readonly kind: "once"; readonly group: string; readonly usd: number; readonly usedFor: string }
  /** Pays `rate` of each dollar on the cells, up to `limitUsd` of spend a year. */
  | {
      readonly kind: "credit";
      readonly limitUsd: number;
      readonly rate: number;
      readonly cells: readonly number[];
      readonly usedFor: string;
    };

/** One way: what an airline asks for a person's first and second bag. */
export const BAG_USD = [35, 45] as const;
const WAYS_A_TRIP = 2;
/** A certificate is worth at most this share of a year's spend at its brand. */
const CERTIFICATE_SHARE_OF_SPEND = 1 / 4;

/** The group in which only one perk of a wallet counts, or null. */
function findOnceGroup(card: WalletCard, perk: WalletPerk): string | null {
  if (perk.kind === "access") return "lounge";
  if (perk.kind === "service") return `bags:${perk.airline ?? card.brandOf ?? perk.id}`;
  if (perk.kind === "status") return `status:${perk.program ?? perk.merchant ?? card.brandOf ?? perk.id}`;
  if (perk.merchant !== undefined) return `merchant:${perk.merchant}`;
  if (perk.kind === "once-in-years" || perk.type === "cell_phone_protection") return `type:${perk.type}`;
  return null;
}

function toSum(card: WalletCard, perk: WalletPerk, usd: number, usedFor: string): PerkTerm | null {
  if (!(usd > 0)) return null;
  const group = findOnceGroup(card, perk);
  return group === null ? { kind: "fixed", usd, usedFor } : { kind: "once", group, usd, usedFor };
}

/** Cells where a credit can be spent; `byBrand`: only where it names the line's brand. */
function listFitting(
  perk: WalletPerk,
  cells: readonly SpendCell[],
  byBrand: boolean,
  brands: readonly string[],
): number[] {
  const { categories = [], parts = [] } = perk.fits ?? {};
  return [...cells.keys()].filter((at) => {
    const { category, part, brand } = cells[at]!;
    if (part === "rent") return false;
    if (brand !== null && brands.includes(brand)) return true;
    if (byBrand) return false;
    return categories.includes(category) || (part !== null && parts.includes(part));
  });
}

function describe(perk: WalletPerk, cells: readonly SpendCell[], at: readonly number[]): string {
  const names = new Set(at.map((cell) => cells[cell]!.brand ?? cells[cell]!.part ?? cells[cell]!.category));
  return [...names].join(", ") || (perk.merchant ?? perk.type);
}

/** A credit as an earn entry: what a portion does not use is lost, and on travel a portion needs a trip. */
function toCredit(
  perk: WalletPerk,
  { cells, profile }: Visit,
  at: readonly number[],
  { limitUsd, rate = 1 }: { readonly limitUsd: number; readonly rate?: number },
): PerkTerm | null {
  if (at.length === 0) return null;
  const portions = perk.portions ?? 1;
  const onTrips = at.every((cell) => isTripCell(cells[cell]!));
  const counted = onTrips && perk.points === undefined ? Math.min(portions, profile.trips) : portions;
  const countedUsd = (limitUsd * counted) / portions;
  if (!(countedUsd > 0 && rate > 0)) return null;
  return { kind: "credit", limitUsd: countedUsd, rate, cells: at, usedFor: describe(perk, cells, at) };
}

const toUsd = ({ points = 0 }: WalletPerk, cpp: number) => (points * cpp) / 100;

const listBrands = (card: WalletCard, perk: WalletPerk) =>
  perk.fits?.brands ?? (card.brandOf === null ? [] : [card.brandOf]);

/** Points of an airline or hotel are worth what the visitor spends there, at most. */
function valueOwnPoints(card: WalletCard, perk: WalletPerk, visit: Visit, cpp: number): PerkTerm | null {
  const at = listFitting(perk, visit.cells, true, listBrands(card, perk));
  return toCredit(perk, visit, at, { limitUsd: toUsd(perk, cpp) });
}

/** What the perk frees of the bags that the party checks, there and back. Companions of whom the terms say nothing pay. */
function toBagsUsd({ freeBags }: WalletPerk, { bags, travelers }: Visit["profile"], trips: number): number {
  if (!freeBags) return 0;
  const { companions = 0, timesPerYear = Infinity } = freeBags;
  const people = companions === null ? travelers : Math.min(travelers, 1 + companions);
  const times = Math.min(people * WAYS_A_TRIP * trips, timesPerYear);
  const [firstUsd, secondUsd] = BAG_USD;
  const freed = Math.min(bags, freeBags.bags);
  return times * ((freed >= 1 ? firstUsd : 0) + (freed >= 2 ? secondUsd : 0));
}

function valueUsed(card: WalletCard, perk: WalletPerk, visit: Visit, cpp: number): PerkTerm | null {
  const { profile, cells } = visit;
  const isTicked = visit.ticked.has(toPerkKey(card.slug, perk.id));
  const faceUsd = perk.faceUsd ?? 0;

  switch (perk.kind) {
    case "points":
      if (card.points.kind === "brand") return valueOwnPoints(card, perk, visit, cpp);
      return toSum(card, perk, toUsd(perk, cpp), "points");
    case "cash-like": {
      const at = perk.fits
        ? listFitting(perk, cells, false, perk.fits.brands ?? [])
        : [...cells.keys()].filter((cell) => cells[cell]!.part !== "rent");
      return toCredit(perk, visit, at, { limitUsd: faceUsd });
    }
    case "portal": {
      const parts = perk.fits?.parts;
      const at = [...cells.keys()].filter(
        (cell) =>
          cells[cell]!.category === "travel_portal" &&
          (!parts || (cells[cell]!.part !== null && parts.includes(cells[cell]!.part))),
      );
      return toCredit(perk, visit, at, { limitUsd: faceUsd });
    }
    case "credit": {
      const named = perk.fits?.brands ?? [];
      const atBrand = listFitting(perk, cells, true, named);
      const fitsAll = perk.fits?.categories !== undefined || perk.fits?.parts !== undefined;
      // Ticked and with nowhere to be spent in the profile: the visitor says that they use it.
      if (isTicked && atBrand.length === 0 && !fitsAll) return toSum(card, perk, faceUsd * perk.share, "ticked");
      if (!isTicked && perk.onlyWhenTicked) return null;
      const at = isTicked ? listFitting(perk, cells, false, named) : atBrand;
      return toCredit(perk, visit, at, { limitUsd: faceUsd, rate: perk.share });
    }
    case "certificate": {
      if (perk.companion && profile.travelers < 2) return null;
      if (perk.points !== undefined) return valueOwnPoints(card, perk, visit, cpp);
      const byBrand = !perk.fits?.categories && !perk.fits?.parts;
      const at = listFitting(perk, cells, byBrand, byBrand ? listBrands(card, perk) : (perk.fits?.brands ?? []));
      const spentUsd = at.reduce((sum, cell) => sum + cells[cell]!.annualUsd, 0);
      const limitUsd = Math.min(faceUsd, (spentUsd * CERTIFICATE_SHARE_OF_SPEND) / perk.share);
      return toCredit(perk, visit, at, { limitUsd, rate: perk.share });
    }
    case "access": {
      const trips = perk.airline === undefined ? profile.trips : visit.tripsWith(perk.airline);
      const visits = Math.min(trips, profile.visits, perk.visits ?? Infinity);
      return toSum(card, perk, Math.min(visits * profile.visitUsd, faceUsd), "trips");
    }
    case "service": {
      const airline = perk.airline ?? card.brandOf;
      return airline === null ? null : toSum(card, perk, toBagsUsd(perk, profile, visit.tripsWith(airline)), "trips");
    }
    case "once-in-years":
      return isTicked ? toSum(card, perk, (faceUsd / (perk.years ?? 1)) * perk.share, "ticked") : null;
    case "status":
      return isTicked ? toSum(card, perk, faceUsd * perk.share, "ticked") : null;
    case "unpriced":
      return null;
  }
}

/** The term with its value, not its limits, `factor` times as high. */
function scaleTerm(term: PerkTerm | null, factor: number): PerkTerm | null {
  if (term === null || factor === 1) return term;
  return term.kind === "credit" ? { ...term, rate: term.rate * factor } : { ...term, usd: term.usd * factor };
}

/** Null: worth nothing to this visitor. @param cpp cents per point of the card in this wallet */
export function valuePerk(card: WalletCard, perk: WalletPerk, visit: Visit, cpp: number): PerkTerm | null {
  return scaleTerm(valuePerkAsSaid(card, perk, visit, cpp), visit.perkFactor(card.slug, perk.id));
}

function valuePerkAsSaid(card: WalletCard, perk: WalletPerk, visit: Visit, cpp: number): PerkTerm | null {
  const { profile, isFirstYear } = visit;
  if (profile.perks === "none" || visit.skipped.has(toPerkKey(card.slug, perk.id))) return null;
  const needs = perk.needs ?? {};
  if (!isFirstYear && (perk.oneTime || needs.firstYearOnly === true)) return null;
  if (isFirstYear && (needs.fromYear ?? 1) > 1) return null;
  if (profile.perks === "used") return valueUsed(card, perk, visit, cpp);
  if (perk.kind === "unpriced" || (perk.companion && profile.travelers < 2)) return null;
  const faceUsd = perk.points === undefined ? (perk.faceUsd ?? 0) : toUsd(perk, cpp);
  return toSum(card, perk, faceUsd / (perk.years ?? 1), "face value");
}
