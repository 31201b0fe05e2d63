/** No plan is worth more than any prices, and what its cards are worth above them: random plans at random prices. */
import { expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { createPlanBound, findReach, sumPrices, surplusAt, toTerms } from "./bound-plan.ts";
import { compilePlan } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { makePlainCase } from "./test-plans.ts";
import { makePrices } from "./state-surplus.ts";
import { isWithinFees } from "./judge-plan.ts";

test.each(Array.from({ length: 12 }, (_, seed) => seed))("case %i", (seed) => {
  const random = createRandom(700 + seed);
  const { rewards, catalog, profile, settings } = makePlainCase(random, 14);
  const maxAnnualFeesUsd = random.pick([null, 100, 200, 400]);
  const model = compilePlan({ rewards, catalog, profile: { ...profile, maxAnnualFeesUsd }, settings });
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const reach = findReach(bound, null);
  for (let round = 0; round < 25; round += 1) {
    const plan = model.cards.flatMap((entry): Holding[] => {
      if (entry.isOwned) return [random.pick(listOwnedOptions(model, entry))];
      const isOpened = entry.isCandidate && random.chance(0.5);
      return isOpened ? [random.pick(listOpenings(model, entry, Math.floor(random.next() * 14)))] : [];
    });
    if (!isWithinFees(model, plan)) continue;
    const prices = { ...makePrices(bound.surpluses), fee: maxAnnualFeesUsd === null ? null : random.next() };
    const top = random.pick([0.01, 0.03, 0.06]);
    for (const at of prices.spend.keys()) prices.spend[at] = random.next() * top;
    const most = plan.reduce(
      (sum, holding) => sum + surplusAt(bound, prices)(toTerms(bound, holding, reach)),
      sumPrices(bound, prices),
    );
    expect(pricePlan(pricer, plan).objectiveUsd).toBeLessThanOrEqual(most + 1e-6);
  }
});
