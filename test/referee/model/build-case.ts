/** Cards, lines and profiles for cases that are worked by hand: a case names only what it is about. */
import type { SpendCategory } from "../../../src/catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "../../../src/engine/value/parts.ts";
import { PROFILE_DEFAULTS, type Profile, type SpendLine } from "../../../src/engine/value/profile.ts";
import type {
  Brand,
  BonusRule,
  EarnEntry,
  RewardsCatalog,
  WalletCard,
  WalletPerk,
} from "../../../src/engine/value/wallet-card.ts";

export const BRANDS: readonly Brand[] = [
  { name: "Skyline", category: "travel_other", part: "flights" },
  { name: "Nimbus", category: "travel_other", part: "flights" },
  { name: "Innkeep", category: "travel_other", part: "hotels" },
  { name: "Hailo", category: "transit", part: "ride-hailing" },
  { name: "Megamart", category: "groceries", part: null },
  { name: "Shoply", category: "other", part: "online-retail" },
];

type CardInput = Partial<Omit<WalletCard, "points" | "fees">> & {
  readonly slug: string;
  readonly points?: Partial<WalletCard["points"]>;
  readonly fee?: number;
  readonly firstYearFee?: number;
};

export function makeEntry(category: SpendCategory, multiplier: number, more: Partial<EarnEntry> = {}): EarnEntry {
  const id = more.id ?? `${category}-${String(multiplier)}`;
  return {
    category,
    parts: null,
    multiplier,
    brands: null,
    base: false,
    foreignOnly: false,
    cap: null,
    afterCap: 0,
    ...more,
    id,
  };
}

export function makeBase(multiplier: number): EarnEntry {
  return makeEntry("other", multiplier, { base: true, id: "base" });
}

/** A personal cash card without a fee that earns 1%, but for what is given. */
export function makeCard({ fee = 0, firstYearFee = fee, points, ...card }: CardInput): WalletCard {
  return {
    cardType: "personal",
    status: "open",
    fees: { firstYearUsd: firstYearFee, laterUsd: fee },
    isSecured: false,
    foreignFeePercent: 0,
    score: { floor: 670, isEstimated: false, newToCredit: false },
    brandOf: null,
    requires: null,
    earns: [makeBase(1)],
    choices: [],
    perks: [],
    bonus: { kind: "none", state: "open", tiers: [] },
    ...card,
    points: {
      program: card.slug,
      kind: "cash",
      floor: 1,
      cash: 1,
      portal: null,
      transfer: null,
      transfersAlone: false,
      enabledBy: [],
      ...points,
    },
  };
}

export function makePerk(perk: Partial<WalletPerk> & Pick<WalletPerk, "id" | "kind">): WalletPerk {
  return { type: perk.kind, faceUsd: 100, oneTime: false, share: 1, ...perk };
}

export function makeCatalog(cards: readonly WalletCard[], rules: readonly BonusRule[] = []): RewardsCatalog {
  return { cards, brands: BRANDS, rules, changes: {} };
}

/** A line of `annualUsd` a year in a category or part. */
export function makeLine(at: SpendCategory | Part, annualUsd: number, more: Partial<SpendLine> = {}): SpendLine {
  const ofPart = (CATEGORY_OF_PART as Readonly<Record<string, SpendCategory | undefined>>)[at];
  const place = ofPart ? { category: ofPart, part: at as Part } : { category: at as SpendCategory, part: null };
  return { ...place, brand: null, monthlyUsd: annualUsd / 12, foreignPercent: 0, ...more };
}

export function makeProfile(lines: readonly SpendLine[], more: Partial<Profile> = {}): Profile {
  const brands = lines.flatMap(({ brand }) => brand ?? []);
  return { ...PROFILE_DEFAULTS, brandsUsed: brands, ...more, lines };
}
