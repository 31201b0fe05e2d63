/** Small catalog records for the tests of what the maths makes of them. */
import type { CatalogRecords, CountedCard } from "./catalog-records.ts";
import { CATEGORY_OF_PART } from "./parts.ts";
import { toRewardsCatalog } from "./to-rewards-catalog.ts";

export const BASE = {
  id: "base",
  multiplier: 1,
  category: "other",
  brands: null,
  subcategory: null,
  base: true,
  afterCapMultiplier: null,
  cap: null,
} as const satisfies CountedCard["rewards"][number];

export const NO_BONUS: CountedCard["signUpBonus"] = {
  kind: "none",
  state: "none",
  points: null,
  minSpendUsd: null,
  durationDays: null,
  estimatedValueUsd: null,
  counted: { basis: "none", usd: 0, points: 0, cashUsd: 0, spendUsd: 0, days: 0, lastSeen: null },
};

export const makeRecord = (record: Partial<CountedCard> = {}): CountedCard => ({
  slug: "card",
  issuingBank: "Bank",
  cardType: "Personal",
  status: "open",
  annualFee: { ongoingUsd: 95, firstYearUsd: 0 },
  foreignTransactionFeePercent: 3,
  creditScore: { floor: 690 },
  rewardProgram: null,
  signUpBonus: NO_BONUS,
  rewards: [BASE],
  redemption: { programCpp: 1, cashBackCpp: 1 },
  perks: [],
  ...record,
});

export const convertAll = (cards: readonly CountedCard[], records: Partial<CatalogRecords> = {}) =>
  toRewardsCatalog(
    {
      cards,
      perkUse: {},
      brands: [],
      choices: [],
      programs: [],
      rules: [],
      changes: [],
      findCoveredParts: (_, subcategory) =>
        subcategory === "drugstores" || subcategory === "flights" ? [subcategory] : undefined,
      ...records,
    },
    (part) => CATEGORY_OF_PART[part],
  );
export const convert = (record: Partial<CountedCard> = {}, records: Partial<CatalogRecords> = {}) =>
  convertAll([makeRecord(record)], records).cards[0]!;
export const earn = (record: Partial<CountedCard["rewards"][number]>) => ({ ...BASE, id: "e", base: false, ...record });
