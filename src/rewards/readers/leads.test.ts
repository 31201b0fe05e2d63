import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { createWorthByScale, listLeadStretches, toSpendPoint } from "./leads.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const dining = makeCard("dining", { fees: fee(95), earns: [makeBase(1), makeEarn(4, { category: "dining" })] });
const dear = makeCard("dear", { fees: fee(400), earns: [makeBase(4)] });

describe("who leads by spend", () => {
  const profile = makeProfile([makeLine("dining", 500), makeLine("other", 500)]);

  test("the lead changes where the rates have earned the fees", () => {
    // A year of $1 a month: flat 24 cents, dining 6 x 4 + 6 x 1 = 30 cents.
    const leads = listLeadStretches(createWorthByScale([flat, dining], profile));
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat"], ["dining"]]);
    expect(leads[1]?.fromMonthlyUsd).toBeCloseTo(95 / (0.3 - 0.24), 0);
  });

  test("a third card that never leads is in no stretch, and each stretch begins where the one before ends", () => {
    const leads = listLeadStretches(createWorthByScale([flat, dining, dear], profile));
    // dining passes flat at $1,583 and dear passes flat at $1,667, but dining only at 305 / 0.18.
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat"], ["dining"], ["dear"]]);
    expect(leads[2]?.fromMonthlyUsd).toBeCloseTo(305 / 0.18, 0);
  });

  test("cards that are worth the same lead together, and without spend there is no lead", () => {
    const same = makeCard("same", { earns: [makeBase(2)] });
    expect(listLeadStretches(createWorthByScale([flat, same], profile))).toEqual([
      { fromMonthlyUsd: 0, slugs: ["flat", "same"] },
    ]);
    expect(listLeadStretches(createWorthByScale([flat, dining], makeProfile([])))).toEqual([]);
  });

  test("a point of the picture has each card's net in the order of the cards", () => {
    const { monthlyUsd, netsUsd } = toSpendPoint(createWorthByScale([dining, flat], profile), 2);
    expect(monthlyUsd).toBe(2_000);
    expect(netsUsd[0]).toBeCloseTo(2_000 * 0.3 - 95, 6);
    expect(netsUsd[1]).toBeCloseTo(2_000 * 0.24, 6);
  });
});
