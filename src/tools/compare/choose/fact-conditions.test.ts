/** Conditions from terms: how much each weighs, what is in doubt, and the verbs of brands. */
import { describe, expect, test } from "vitest";

import { makeIntroApr } from "../../../catalog/test-record.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import { listFactConditions } from "./fact-conditions.ts";
import type { Condition } from "./pair-side.ts";
import { type Given, weigh } from "./test-weighing.ts";

const fee = (ongoingUsd: number): Given => ({ card: { annualFee: { firstYearUsd: 0, ongoingUsd } } });
const doubt = (group: string): Given => ({
  card: {
    provenance: {
      ...Object.fromEntries(
        ["signUpBonus", "perks", "apr", "foreignFee"].map((name) => [name, { shownConfidence: "high" }]),
      ),
      [group]: { shownConfidence: "low" },
    },
  },
});
const join = (...parts: readonly Given[]): Given => ({
  card: Object.assign({}, ...parts.map(({ card }) => card)) as object,
  rewards: Object.assign({}, ...parts.map(({ rewards }) => rewards)) as Partial<WalletCard>,
});
const list = (own: Given, other: Given = {}, gapUsd = 0) => listFactConditions(weigh(own, other, gapUsd));
const weights = (conditions: readonly Condition[]) =>
  Object.fromEntries(conditions.map(({ kind, weight }) => [kind, weight]));

describe("how much a reason weighs", () => {
  test("a fee weighs more where there is none, and the more is saved", () => {
    const weigh95 = (mine: number, theirs: number) => weights(list(fee(mine), fee(theirs)))["fee"];
    expect(weigh95(0, 95)).toBe(5.8);
    expect(weigh95(95, 195)).toBeCloseTo(4.7, 9);
    expect(weigh95(95, 895)).toBeCloseTo(5.5, 9);
    expect([weigh95(95, 115), weigh95(95, 114)]).toEqual([expect.closeTo(4.54, 9), undefined]);
  });

  test("what is needed and a brand go first, what is left last", () => {
    const requires = { kind: "relationship", name: "A card", usdPerYear: null };
    const perks = [
      { id: "a", type: "lounge_access", description: "Lounges", lapsed: false },
      { id: "b", type: "travel_insurance", description: "Insurance", lapsed: false },
    ];
    const card = { requires, perks, network: "Mastercard", creditScore: { newToCredit: true } };
    const sorted = list({ card, rewards: { brandOf: "Delta" } }, fee(95), -40)
      .toSorted((left, right) => right.weight - left.weight)
      .map(({ kind }) => kind);
    expect(sorted).toEqual(["needs", "brand", "history", "lounges", "fee", "perk-other", "price", "network"]);
  });

  test("of perks the most telling weigh most", () => {
    const perk = (type: string): Given => ({ card: { perks: [{ id: "a", type, description: "It", lapsed: false }] } });
    const [first, second] = [list(perk("lounge_access")), list(perk("anniversary_free_night"))];
    expect(first[0]!.weight).toBeCloseTo(6.4, 9);
    expect(second[0]!.weight).toBeCloseTo(6.28, 9);
    expect(second[0]!.kind).toBe("perk-anniversary_free_night");
    expect(list(perk("free_checked_bag"))[0]?.kind).toBe("bags");
    expect(list(perk("anniversary_bonus_points"))[0]?.kind).toBe("perk-other");
    expect(list(perk("no_such_perk"))).toEqual([]);
  });
});

test("nothing is said of a fact that is in doubt", () => {
  const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
  expect(list(join(abroad(0), doubt("perks")), abroad(3))).toHaveLength(1);
  expect(list(join(abroad(0), doubt("foreignFee")), abroad(3))).toEqual([]);
  expect(list(abroad(0), join(abroad(3), doubt("foreignFee")))).toEqual([]);
  const apr: Given = { card: { introApr: makeIntroApr(15, 0) } };
  expect([list(apr).length, list(join(apr, doubt("apr"))), list(apr, doubt("apr"))]).toEqual([1, [], []]);
  const perks: Given = { card: { perks: [{ id: "a", type: "lounge_access", description: "It", lapsed: false }] } };
  expect([list(perks).length, list(join(perks, doubt("perks"))), list(perks, doubt("perks")).length]).toEqual([
    1,
    [],
    1,
  ]);
  const bonus: Given = {
    card: {
      signUpBonus: {
        kind: "fixed",
        state: "open",
        points: 60_000,
        minSpendUsd: 4_000,
        durationDays: 90,
        counted: { usd: 600 },
      },
    },
  };
  expect([list(bonus).length, list(join(bonus, doubt("signUpBonus")))]).toEqual([1, []]);
});

test("airlines, hotels and agencies have verbs of their own", () => {
  const brand = (brandOf: string, other: string | null = null) =>
    list({ rewards: { brandOf } }, { rewards: { brandOf: other } }).find(({ kind }) => kind === "brand")?.text;
  expect(brand("Delta")).toBe("you fly Delta often enough for a card of its own");
  expect(brand("Expedia")).toBe("you book with Expedia often enough for a card of its own");
  expect(brand("Hilton", "Hyatt")).toBe("you stay with Hilton more than Hyatt");
});
