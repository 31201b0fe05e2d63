/** Conditions from terms, beyond their first wording: weights, doubts and every way to say it. */
import { describe, expect, test } from "vitest";

import { makeIntroApr } from "../../../catalog/test-record.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import { listFactConditions } from "./fact-conditions.ts";
import type { Condition } from "./pair-side.ts";
import { type Given, listWordings, weigh } from "./test-weighing.ts";

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
const sayAll = (own: Given, other: Given = {}) => listWordings(own, other, listFactConditions);

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
    card: { signUpBonus: { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 } },
  };
  expect([list(bonus).length, list(join(bonus, doubt("signUpBonus")))]).toEqual([1, []]);
});

describe("other wordings", () => {
  test("name the same fees, brands, rates and months as the first", () => {
    const offer = { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 };
    const choice = (mode: "chosen" | "rotating") =>
      ({
        choices: [
          {
            id: "c",
            mode,
            choices: 1,
            multiplier: 5,
            afterCap: 1,
            cap: null,
            options: [{ id: "g", label: "Gas stations", covers: [] }],
          },
        ],
      }) as unknown as Partial<WalletCard>;
    const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
    const cases: readonly (readonly [key: string, facts: RegExp, said: Record<string, readonly string[]>])[] = [
      ["no-fee", /\$95|annual fee/, sayAll(fee(0), fee(95))],
      ["fee", /\$95|\$155/, sayAll(fee(95), fee(250))],
      ["brand", /Delta/, sayAll({ rewards: { brandOf: "Delta" } })],
      ["brand", /Delta/, sayAll({ rewards: { brandOf: "Delta" } }, { rewards: { brandOf: "United" } })],
      ["abroad", /3%/, sayAll(abroad(0), abroad(3))],
      ["apr", /15 months/, sayAll({ card: { introApr: makeIntroApr(15, 0) } })],
      ["bonus", /60,000 points.*|brings its 60,000/, sayAll({ card: { signUpBonus: offer } })],
      ["needs", /Costco/, sayAll({ card: { requires: { kind: "membership", name: "Costco", usdPerYear: 65 } } })],
      ["rotating", /5x/, sayAll({ rewards: choice("rotating") })],
      ["chosen", /5x.*gas stations/, sayAll({ rewards: choice("chosen") })],
      ["price", /\$40 a year/, sayAll({})],
      ["bank", /My Bank/, sayAll({ card: { issuingBank: "My Bank" } })],
    ];
    for (const [key, facts, said] of cases) {
      const wordings = said[key] ?? [];
      expect(wordings.length, key).toBeGreaterThan(1);
      for (const text of wordings) expect(text, key).toMatch(facts);
      expect(new Set(wordings).size, key).toBe(wordings.length);
    }
  });

  test("speak of airlines, hotels and shops in their own verbs", () => {
    const brand = (brandOf: string, other: string | null = null) =>
      sayAll({ rewards: { brandOf } }, { rewards: { brandOf: other } })["brand"];
    expect(brand("Delta")).toEqual([
      "you fly Delta often enough for a card of its own",
      "Delta is where half of your flights are, as we count here",
    ]);
    expect(brand("Hilton")?.[1]).toBe("Hilton is where half of your hotel nights go, as we count here");
    expect(brand("Expedia")).toEqual([
      "you book with Expedia often enough for a card of its own",
      "Expedia is where half of your bookings are, as we count here",
    ]);
    expect(brand("Delta", "United")?.[1]).toBe("Delta is the one you fly most");
    expect(brand("Hilton", "Hyatt")).toEqual([
      "you stay with Hilton more than Hyatt",
      "Hilton is the one you stay with most",
    ]);
  });

  test("of an offer beside a vague one do not call it the only one", () => {
    const offer = { kind: "fixed", state: "open", points: 60_000, minSpendUsd: 4_000, durationDays: 90 };
    const vague: Given = { card: { signUpBonus: { ...offer, kind: "up-to" } } };
    expect(sayAll({ card: { signUpBonus: offer } }, vague)["bonus"]).toHaveLength(1);
  });
});
