/** What one perk of one card is worth to a visitor, before the split of spend. Model: section 3. */
import { TRIP_PARTS } from "../../../src/engine/value/parts.ts";
import type { Profile, SpendCell } from "../../../src/engine/value/profile.ts";
import type { Brand, WalletCard, WalletPerk } from "../../../src/engine/value/wallet-card.ts";

import { READINGS } from "./readings.ts";

/** One way: of a person's first and second bag. */
const BAG_USD = [35, 45] as const;

export interface LineCredit {
  readonly cells: readonly number[];
  /** Of these, flights, hotels and cars. */
  readonly tripCells: readonly number[];
  readonly share: number;
  readonly limitUsd: number;
  readonly tripLimitUsd: number;
}

/** Either plain dollars or a credit that the split of spend fills. */
export interface PerkWorth {
  readonly card: string;
  readonly perk: string;
  /** Spend on the card in the year that it takes; 0: none. */
  readonly needUsd: number;
  /** Perks of one group count once per wallet. */
  readonly group: string | null;
  readonly usd: number;
  readonly credit: LineCredit | null;
}

export interface PerkSetting {
  readonly profile: Profile;
  readonly cells: readonly SpendCell[];
  readonly wallet: readonly WalletCard[];
  readonly brands: readonly Brand[];
}

function isTripCell({ category, part }: SpendCell): boolean {
  return category === "travel_portal" || (part !== null && TRIP_PARTS.includes(part));
}

/** Trips with an airline: its share of what is spent on flights. */
function countTripsWith(airline: string | undefined, { profile, cells }: PerkSetting): number {
  const flights = cells.filter(({ part }) => part === "flights" || part === "portal-flights");
  const sum = (some: readonly SpendCell[]): number => some.reduce((usd, { annualUsd }) => usd + annualUsd, 0);
  const ofAirline = sum(flights.filter(({ brand }) => brand === airline));
  return ofAirline === 0 ? 0 : (profile.trips * ofAirline) / sum(flights);
}

function findGroup(perk: WalletPerk): string | null {
  switch (perk.kind) {
    case "access":
      return "lounge";
    case "once-in-years":
      return "once-in-years";
    case "service":
      return `service/${perk.airline ?? ""}`;
    case "status":
      return `status/${perk.program ?? perk.id}`;
    default:
      return perk.merchant === undefined ? null : `merchant/${perk.merchant}`;
  }
}

/** Whether a later year and the cards held allow it at all; spend is the split's question. */
function isPossible(perk: WalletPerk, { profile, wallet }: PerkSetting): boolean {
  const { card: needed, firstYearOnly = false } = perk.needs ?? {};
  const inTime = !(perk.oneTime || firstYearOnly);
  const cardHeld = needed === undefined || wallet.some(({ slug }) => needed.includes(slug));
  const asked = profile.perks === "used" || READINGS.companionNeedsTwoAtFace;
  const traveling = perk.companion !== true || !asked || profile.travelers >= 2;
  return inTime && cardHeld && traveling;
}

function listFitting(perk: WalletPerk, setting: PerkSetting, brandsOnly: boolean): number[] {
  const { brands = [], categories = [], parts = [] } = perk.fits ?? {};
  const fits = (cell: SpendCell): boolean => {
    if (cell.brand !== null && brands.includes(cell.brand)) {
      return true;
    }
    if (brandsOnly) {
      return false;
    }
    return (
      (cell.part !== null && parts.includes(cell.part)) || (cell.part !== "rent" && categories.includes(cell.category))
    );
  };
  return setting.cells.flatMap((cell, at) => (fits(cell) ? [at] : []));
}

function toCredit(
  perk: WalletPerk,
  at: readonly number[],
  share: number,
  limitUsd: number,
  setting: PerkSetting,
): LineCredit {
  const portions = perk.portions ?? 1;
  const tripCells = at.filter((cell) => setting.cells.some((each, index) => index === cell && isTripCell(each)));
  const used = Math.min(portions, setting.profile.trips) / portions;
  return { cells: at, tripCells, share, limitUsd, tripLimitUsd: used * limitUsd };
}

/** Without a line, whether a merchant is one of flights, hotels and cars only. */
function isForTripsOnly({ fits }: WalletPerk, table: readonly Brand[]): boolean {
  const { brands = [], categories = [], parts = [] } = fits ?? {};
  const partsOfBrands = brands.map((name) => table.find((brand) => brand.name === name)?.part ?? null);
  const ofTrips = [...partsOfBrands, ...parts].every((part) => part !== null && TRIP_PARTS.includes(part));
  return (
    brands.length + categories.length + parts.length > 0 && ofTrips && categories.every((at) => at === "travel_portal")
  );
}

type Worth = Pick<PerkWorth, "usd" | "credit">;
const NOTHING: Worth = { usd: 0, credit: null };

function toCertificate(
  card: WalletCard,
  perk: WalletPerk,
  faceUsd: number,
  share: number,
  setting: PerkSetting,
): Worth {
  const brands = perk.fits?.brands ?? (card.brandOf === null ? [] : [card.brandOf]);
  const at = listFitting({ ...perk, fits: { brands } }, setting, true);
  if (at.length === 0 && !READINGS.certificateNeedsSpend) {
    return toNamedCredit(card, { ...perk, share }, faceUsd, setting);
  }
  if (at.length === 0 || share <= 0) {
    return NOTHING;
  }
  const credit = toCredit(perk, at, share, faceUsd, setting);
  if (perk.points !== undefined) {
    // Points are no portions: they wait for the next trip, and for more than a quarter of the year's stays.
    return { usd: 0, credit: { ...credit, tripLimitUsd: faceUsd } };
  }
  const spentUsd = setting.cells.reduce((sum, cell, index) => (at.includes(index) ? sum + cell.annualUsd : sum), 0);
  return { usd: 0, credit: toCredit(perk, at, share, Math.min(faceUsd, spentUsd / 4 / share), setting) };
}

function toNamedCredit(card: WalletCard, perk: WalletPerk, faceUsd: number, setting: PerkSetting): Worth {
  const { profile } = setting;
  const isTicked = profile.use.some((key) => key.card === card.slug && key.perk === perk.id);
  const at = listFitting(perk, setting, !isTicked);
  if (at.length > 0) {
    return { usd: 0, credit: toCredit(perk, at, perk.share, faceUsd, setting) };
  }
  const portions = perk.portions ?? 1;
  const isForTrips = READINGS.tickedTripCreditNeedsTrips && isForTripsOnly(perk, setting.brands);
  const used = isForTrips ? Math.min(portions, profile.trips) / portions : 1;
  // Without spend in the category or part that a list of places is in there is nothing that it could pay.
  const hasMerchant = perk.fits === undefined || (perk.fits.brands ?? []).length > 0;
  return isTicked && hasMerchant ? { usd: faceUsd * perk.share * used, credit: null } : NOTHING;
}

function toUsed(card: WalletCard, perk: WalletPerk, faceUsd: number, pointsUsd: number, setting: PerkSetting): Worth {
  const { profile } = setting;
  const isTicked = profile.use.some((key) => key.card === card.slug && key.perk === perk.id);
  switch (perk.kind) {
    case "points":
      return card.points.kind === "brand"
        ? toCertificate(card, perk, pointsUsd, 1, setting)
        : { usd: pointsUsd, credit: null };
    case "certificate":
      return perk.points === undefined
        ? toCertificate(card, perk, faceUsd, perk.share, setting)
        : toCertificate(card, perk, pointsUsd, 1, setting);
    case "cash-like": {
      // Without a place to spend it, it pays for anything.
      const anywhere = setting.cells.flatMap(({ part }, at) => (part === "rent" ? [] : [at]));
      const at = perk.fits === undefined ? anywhere : listFitting(perk, setting, false);
      return { usd: 0, credit: toCredit(perk, at, 1, faceUsd, setting) };
    }
    case "portal": {
      const fits = perk.fits ?? { categories: ["travel_portal"] };
      const at = listFitting({ ...perk, fits }, setting, false);
      const portal = at.filter((cell) => setting.cells[cell]?.category === "travel_portal");
      return { usd: 0, credit: toCredit(perk, portal, 1, faceUsd, setting) };
    }
    case "credit":
      return toNamedCredit(card, perk, faceUsd, setting);
    case "access": {
      const trips = perk.airline === undefined ? profile.trips : countTripsWith(perk.airline, setting);
      const visits = Math.min(trips, profile.visits, perk.visits ?? Infinity);
      return { usd: Math.min(visits * profile.visitUsd, faceUsd), credit: null };
    }
    case "once-in-years":
      return isTicked ? { usd: (faceUsd / (perk.years ?? 1)) * perk.share, credit: null } : NOTHING;
    case "service":
      return { usd: toBagUsd(perk, profile, countTripsWith(perk.airline, setting)), credit: null };
    case "status":
      return isTicked ? { usd: faceUsd * perk.share, credit: null } : NOTHING;
    default:
      return NOTHING;
  }
}

/** What the perk frees of the bags that the party checks, there and back. */
function toBagUsd({ freeBags }: WalletPerk, { bags, travelers }: Profile, trips: number): number {
  if (!freeBags) {
    return 0;
  }
  // Companions of whom the terms say nothing pay; null: all on the booking.
  const people = freeBags.companions === null ? travelers : Math.min(travelers, 1 + (freeBags.companions ?? 0));
  const waived = [1, 2].filter((bag) => bag <= bags && bag <= freeBags.bags);
  const times = Math.min(people * 2 * trips, freeBags.timesPerYear ?? Infinity);
  return waived.reduce((usd, bag) => usd + times * BAG_USD[bag - 1]!, 0);
}

function toFace(perk: WalletPerk, faceUsd: number, pointsUsd: number): Worth {
  if (perk.kind === "unpriced") {
    return NOTHING;
  }
  const isOwnPoints = perk.kind === "certificate" && perk.points !== undefined && READINGS.ownPointsAtFaceByCents;
  const isPoints = perk.kind === "points" || isOwnPoints;
  const usd = isPoints ? pointsUsd : perk.kind === "once-in-years" ? faceUsd / (perk.years ?? 1) : faceUsd;
  return { usd, credit: null };
}

/** Null: worth nothing, whatever the plan. */
export function findPerkWorth(
  card: WalletCard,
  perk: WalletPerk,
  centsPerPoint: number,
  setting: PerkSetting,
): PerkWorth | null {
  const { profile } = setting;
  const isSkipped = profile.skip.some((key) => key.card === card.slug && key.perk === perk.id);
  const faceUsd = perk.faceUsd ?? 0;
  if (profile.perks === "none" || isSkipped || faceUsd <= 0 || !isPossible(perk, setting)) {
    return null;
  }
  const pointsUsd = ((perk.points ?? 0) * centsPerPoint) / 100;
  const worth =
    profile.perks === "face" ? toFace(perk, faceUsd, pointsUsd) : toUsed(card, perk, faceUsd, pointsUsd, setting);
  if (worth.usd <= 0 && (worth.credit === null || worth.credit.cells.length === 0)) {
    return null;
  }
  const isJoint = worth.credit !== null && !READINGS.merchantCreditsOnce;
  const group = isJoint ? null : findGroup(perk);
  return { card: card.slug, perk: perk.id, needUsd: perk.needs?.spendUsd ?? 0, group, ...worth };
}
