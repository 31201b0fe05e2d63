import { expect, test } from "vitest";

import { getCard, listAllCards } from "../catalog/queries.ts";
import { toFieldLabel } from "./facts.ts";

test("a rate's category goes on in lower case, and a brand keeps its name", () => {
  const read = (slug: string, id: string) => toFieldLabel(`/rewards/${id}`, getCard(slug));
  expect(read("air-france-klm-world-elite", "dining")).toBe("Earning, dining");
  expect(read("paypal-cashback-mastercard", "paypal")).toBe("Earning, PayPal");
  expect(read("atmos-rewards-summit", "foreign-purchases")).toBe("Earning, foreign purchases");
  const labels = listAllCards().flatMap((card) => card.rewards.map(({ id }) => toFieldLabel(`/rewards/${id}`, card)));
  const named = new Set(labels.filter((label) => /^Earning, [A-Z]/.test(label)));
  expect([...named].toSorted()).toEqual([
    "Earning, Amazon",
    "Earning, Apple and partners",
    "Earning, Costco",
    "Earning, PayPal",
  ]);
});
