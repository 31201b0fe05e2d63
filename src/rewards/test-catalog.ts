/** Seeded random cards and profiles for the tests of this folder: small, with coarse numbers, so that ties are exact. */
import { CARD_CATEGORIES, type Card, SPEND_CATEGORIES } from "../catalog/card.ts";
import type { WalletRequest } from "./check-request.ts";
import type { SpendLine } from "./spend.ts";
import type { WalletCard, WalletReward } from "./wallet-card.ts";

export type TestCard = Pick<Card, "name" | "rating" | "categories"> & WalletCard;

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

export function makeReward(
  reward: Partial<WalletReward> & Pick<WalletReward, "multiplier" | "category">,
): WalletReward {
  return {
    brands: null,
    subcategory: null,
    base: false,
    notes: "test",
    afterCapMultiplier: reward.cap ? 1 : null,
    cap: null,
    ...reward,
  };
}

export function makeBase(multiplier: number, reward: Partial<WalletReward> = {}): WalletReward {
  return makeReward({ multiplier, category: "other", base: true, ...reward });
}

/** A no-fee card at 1 cent per point and 1 point per dollar, but for what is given. */
export function makeCard(slug: string, card: Partial<TestCard> = {}): TestCard {
  return {
    slug,
    name: slug.toUpperCase(),
    rating: 7,
    categories: ["travel"],
    cardType: "Personal",
    status: "open",
    annualFee: { ongoingUsd: 0, firstYearUsd: 0, text: "$0" },
    foreignTransactionFeePercent: 0,
    rewardProgram: null,
    signUpBonus: { points: null, description: "", minSpendUsd: null, durationDays: null, estimatedValueUsd: null },
    rewards: [makeBase(1)],
    redemption: { programCpp: 1 },
    perks: [],
    ...card,
  };
}

export function makeLine(
  category: SpendLine["category"],
  monthlyUsd: number,
  line: Partial<SpendLine> = {},
): SpendLine {
  return { category, brand: null, subcategory: null, monthlyUsd, foreignPercent: 0, ...line };
}

const PARTS = [
  { brand: null, subcategory: null },
  { brand: null, subcategory: null },
  { brand: "Acme", subcategory: null },
  { brand: null, subcategory: "flights" },
];

function makeRandomRewards(random: Random): WalletReward[] {
  const { pick, chance } = random;
  const shared = {
    amountUsd: pick([500, 1_000, 1_500]),
    period: pick(["quarter", "year"] as const),
    categories: ["dining", "groceries", "gas"] as const,
  };
  const cap = () =>
    chance(0.5) ? shared : { amountUsd: pick([500, 2_000]), period: "year" as const, categories: null };
  const entries = Array.from({ length: Math.floor(random.next() * 5) }, () => {
    const category = pick(SPEND_CATEGORIES.slice(0, 7));
    const part = category.startsWith("travel") ? pick(PARTS) : PARTS[0]!;
    const isCapped = chance(0.5);
    const afterCapMultiplier = isCapped ? pick([1, 1, 2]) : null;
    return makeReward({
      multiplier: pick([2, 3, 4, 5]),
      category,
      ...part,
      cap: isCapped ? cap() : null,
      afterCapMultiplier,
    });
  });
  const base = chance(0.15)
    ? makeBase(2, { cap: { amountUsd: 6_000, period: "year", categories: null }, afterCapMultiplier: 1 })
    : makeBase(pick([1, 1, 1.5, 2]));
  return [...entries, base];
}

function makeRandomCard(slug: string, random: Random): TestCard {
  const { pick, chance } = random;
  const ongoingUsd = pick([0, 0, 0, 50, 95, 150]);
  const perkTypes = ["lounge_access", "cell_phone_protection", "hotel_credit", "airline_credit"];
  return makeCard(slug, {
    rating: pick([6, 7, 8.5]),
    categories: [pick(CARD_CATEGORIES), pick(CARD_CATEGORIES)],
    cardType: chance(0.25) ? "Business" : "Personal",
    status: chance(0.1) ? "closed" : "open",
    annualFee: { ongoingUsd, firstYearUsd: chance(0.3) ? 0 : ongoingUsd, text: "" },
    foreignTransactionFeePercent: pick([0, 0, 3]),
    rewardProgram: pick(["Alpha", "Alpha", "Beta", null]),
    signUpBonus: chance(0.4)
      ? makeCard("x").signUpBonus
      : {
          points: pick([5_000, 20_000]),
          description: "",
          minSpendUsd: pick([0, 500, 3_000, 6_000]),
          durationDays: pick([90, 180]),
          estimatedValueUsd: chance(0.5) ? pick([100, 200]) : null,
        },
    rewards: makeRandomRewards(random),
    redemption: {
      programCpp: pick([1, 1, 1.25, 1.5]),
      ...(chance(0.5) ? { cashBackCpp: pick([0.5, 1]) } : {}),
      ...(chance(0.5) ? { transferPartnerAverageCpp: pick([1.5, 2]) } : {}),
      ...(chance(0.5) ? { travelStatementCreditCpp: pick([1, 1.25]) } : {}),
    },
    perks: perkTypes
      .filter(() => chance(0.3))
      .map((type) => ({
        type,
        description: "",
        valueUsd: pick([null, 40, 100, 200]),
        frequency: pick([null, "annual", "per_stay", "every_4_years"] as const),
      })),
  });
}

export function makeRandomCards(count: number, random: Random): TestCard[] {
  return Array.from({ length: count }, (_, index) => makeRandomCard(`card-${String.fromCharCode(97 + index)}`, random));
}

export function makeRandomLines(random: Random): SpendLine[] {
  const { pick, chance } = random;
  const foreignPercent = pick([0, 0, 0, 20, 50]);
  const plain = SPEND_CATEGORIES.filter(() => chance(0.5)).map((category) =>
    makeLine(category, pick([25, 50, 100, 200, 400]), { foreignPercent }),
  );
  const named = [
    makeLine("travel_other", 50, { brand: "Acme", foreignPercent }),
    makeLine("travel_portal", 75, { subcategory: "flights", foreignPercent }),
  ].filter(() => chance(0.3));
  return [...plain, ...named];
}

/** A request without contradictions, with everything a visitor may ask for. */
export function makeRandomRequest(cards: readonly TestCard[], random: Random): WalletRequest {
  const { pick, chance } = random;
  const owned = cards.filter(() => chance(0.15));
  const cardType = pick(["any", "any", "personal"] as const);
  const allowed = cards.filter(
    (card) => (card.status === "open" || owned.includes(card)) && (cardType === "any" || card.cardType === "Personal"),
  );
  const must = chance(0.25) ? random.shuffle(allowed).slice(0, pick([1, 1, 2])) : [];
  const exclude = cards.filter((card) => !must.includes(card) && chance(0.1));
  return {
    lines: makeRandomLines(random),
    maxCards: Math.max(must.length, pick([1, 2, 3, 4, 5])),
    mustHave: must.map((card) => card.slug),
    exclude: exclude.map((card) => card.slug),
    owned: owned.map((card) => card.slug),
    cardType,
    redeem: pick(["program", "program", "cash", "portal", "transfer"] as const),
    perks: { percent: pick([0, 50, 50, 100]) },
    horizon: pick(["ongoing", "first-year"] as const),
    maxAnnualFeesUsd: must.length === 0 && chance(0.25) ? pick([0, 95, 200]) : null,
  };
}
