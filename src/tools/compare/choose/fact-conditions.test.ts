/** Conditions from terms: which go first, and what is in doubt. */
import { expect, test } from "vitest";

import { makeIntroApr } from "../../../catalog/test-record.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import { listFactConditions } from "./fact-conditions.ts";
import { type Given, SURE, weigh } from "./test-weighing.ts";

const fee = (ongoingUsd: number): Given => ({ card: { annualFee: { firstYearUsd: 0, ongoingUsd } } });
const doubt = (group: string): Given => ({
  card: { provenance: { ...SURE, [group]: { shownConfidence: "low" } } },
});
const join = (...parts: readonly Given[]): Given => ({
  card: Object.assign({}, ...parts.map(({ card }) => card)) as object,
  rewards: Object.assign({}, ...parts.map(({ rewards }) => rewards)) as Partial<WalletCard>,
});
const list = (own: Given, other: Given = {}, gapUsd = 0) => listFactConditions(weigh(own, other, gapUsd));

test("what is needed and a brand go first", () => {
  const requires = { kind: "relationship", name: "A card", usdPerYear: null };
  const perks = [
    { id: "a", type: "lounge_access", description: "Lounges", lapsed: false },
    { id: "b", type: "seat_selection", description: "Seats", lapsed: false },
  ];
  const card = { requires, perks, creditScore: { newToCredit: true } };
  const sorted = list({ card, rewards: { brandOf: "Delta" } }, fee(95), -40)
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ kind }) => kind);
  expect(sorted).toEqual(["needs", "brand", "history", "lounges", "fee", "perk-other"]);
});

test("nothing is said of a rate or fee that is in doubt", () => {
  const abroad = (foreignTransactionFeePercent: number): Given => ({ card: { foreignTransactionFeePercent } });
  expect(list(join(abroad(0), doubt("perks")), abroad(3))).toHaveLength(1);
  expect(list(join(abroad(0), doubt("foreignFee")), abroad(3))).toEqual([]);
  expect(list(abroad(0), join(abroad(3), doubt("foreignFee")))).toEqual([]);
  const apr: Given = { card: { introApr: makeIntroApr(15, 0) } };
  expect([list(apr).length, list(join(apr, doubt("apr"))), list(apr, doubt("apr"))]).toEqual([1, [], []]);
});
