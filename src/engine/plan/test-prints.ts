/** For tests: a plan in print. */
import { expect } from "vitest";

import type { WalletCard } from "../value/wallet-card.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";
import { type Given, hold, makeModel } from "./test-models.ts";

/** By slug how each card is held: opened in month 0 unless it is said. */
export function print(
  cards: readonly WalletCard[],
  plan: Readonly<Record<string, Partial<Holding>>>,
  given: Given = {},
) {
  const model = makeModel(cards, given);
  const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  const pricer = createPlanPricer(model);
  const printed = printPlan(holdings, model, pricer);
  // Whatever is printed adds up to what the plan is worth.
  const { netUsd, objectiveUsd } = pricePlan(pricer, holdings);
  expect(printed.netUsd).toBeCloseTo(netUsd, 9);
  expect(printed.objectiveUsd).toBeCloseTo(objectiveUsd, 9);
  return printed;
}
