/** For tests: small cards, spend and profiles by hand, and numbers from a seed. */
import type { SpendCategory } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "./parts.ts";
import { PROFILE_DEFAULTS, type Profile, type SpendLine, FLAT_PERCENT } from "./profile.ts";
import type { CardPoints, CardChoice, EarnEntry, WalletCard, WalletPerk } from "./wallet-card.ts";

export interface Random {
  /** 0 to below 1. */
  readonly next: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (share: number) => boolean;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** mulberry32: the same numbers for the same seed everywhere. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (share) => next() < share,
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ item }) => item),
  };
}

export function makeEarn(multiplier: number, entry: Partial<EarnEntry> = {}): EarnEntry {
  return {
    id: `e${multiplier}-${entry.category ?? "other"}-${entry.parts?.join("-") ?? ""}`,
    multiplier,
    category: "other",
    parts: null,
    brands: null,
    base: false,
    foreignOnly: false,
    cap: null,
    afterCap: entry.cap ? 1 : 0,
    ...entry,
  };
}

export function makeBase(multiplier: number, entry: Partial<EarnEntry> = {}): EarnEntry {
  return makeEarn(multiplier, { id: "base", base: true, ...entry });
}

export function makePerk(id: string, perk: Partial<WalletPerk> & Pick<WalletPerk, "kind">): WalletPerk {
  return { id, type: perk.kind, faceUsd: null, oneTime: false, share: 1, ...perk };
}

/** One of these categories, whole, at 5 points a dollar without a limit. */
export function makeChoice(
  mode: CardChoice["mode"],
  categories: readonly SpendCategory[],
  choice: Partial<CardChoice> = {},
): CardChoice {
  const options = categories.map((category) => ({
    id: category,
    label: `on ${category}`,
    covers: [{ category, parts: null }],
  }));
  return { id: mode, mode, choices: 1, multiplier: 5, afterCap: 1, cap: null, options, ...choice };
}

/** The yardstick as a card. */
export const FLAT_CARD: WalletCard = {
  slug: "flat",
  cardType: "personal",
  status: "open",
  fees: { firstYearUsd: 0, laterUsd: 0 },
  isSecured: false,
  foreignFeePercent: 0,
  score: { floor: 0, isEstimated: false, newToCredit: true },
  brandOf: null,
  requires: null,
  points: {
    program: "cash",
    kind: "cash",
    floor: 1,
    cash: 1,
    portal: null,
    transfer: null,
    transfersAlone: false,
    enabledBy: [],
  },
  earns: [makeBase(FLAT_PERCENT)],
  choices: [],
  perks: [],
  bonus: { kind: "none", state: "open", tiers: [] },
};

/** A personal card without fee at 1 cent a point and 1 point a dollar, but for what is given. */
export function makeCard(slug: string, card: Partial<WalletCard> = {}): WalletCard {
  return {
    ...FLAT_CARD,
    slug,
    score: { floor: 670, isEstimated: false, newToCredit: false },
    points: { ...FLAT_CARD.points, program: slug },
    earns: [makeBase(1)],
    ...card,
  };
}

export function makeLine(category: SpendCategory, monthlyUsd: number, line: Partial<SpendLine> = {}): SpendLine {
  return { category, part: null, brand: null, monthlyUsd, foreignPercent: 0, ...line };
}

export function makePartLine(part: Part, monthlyUsd: number, line: Partial<SpendLine> = {}): SpendLine {
  return makeLine(CATEGORY_OF_PART[part], monthlyUsd, { part, ...line });
}

export function makeProfile(lines: readonly SpendLine[], profile: Partial<Profile> = {}): Profile {
  return { ...PROFILE_DEFAULTS, lines, ...profile };
}

/** Points of a bank: a cent each in cash, two at partners once another card of the wallet lets them transfer. */
export const BANK: CardPoints = {
  program: "bank",
  kind: "bank",
  floor: 1,
  cash: 1,
  portal: null,
  transfer: 2,
  transfersAlone: false,
  enabledBy: [],
};
