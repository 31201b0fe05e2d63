import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
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

  const plain = makeProfile([makeLine("other", 1_000)]);
  const leadsOf = (cards: readonly WalletCard[], of = plain) => listLeadStretches(createWorthByScale(cards, of));
  const capped = (slug: string, rate: number, limitUsd: number, afterCap: number, feeUsd = 0) =>
    makeCard(slug, {
      fees: fee(feeUsd),
      earns: [makeBase(rate, { cap: { limitUsd, pool: slug }, afterCap })],
    });

  test("a card that leads only between two amounts is found far above the profile too", () => {
    // Its 2% more earn the $1,000 at $50,000 a year, and its 1% less after $100,000 lose the lead again at $200,000.
    const leads = leadsOf([flat, capped("some", 4, 100_000, 1, 1_000)]);
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat"], ["some"], ["flat"]]);
    expect(leads[1]?.fromMonthlyUsd).toBeCloseTo(50_000 / 12, 0);
    expect(leads[2]?.fromMonthlyUsd).toBeCloseTo(200_000 / 12, 0);
  });

  test("a lead of a few dollars is kept where one card leads, up to four times the profile", () => {
    // Level at $47,980 a year, ahead by 20 cents at $48,000, level again at $48,020.
    const leads = leadsOf([flat, capped("brief", 3, 48_000, 1, 479.8)]);
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat"], ["brief"], ["flat"]]);
    expect(leads[1]!.fromMonthlyUsd).toBeGreaterThan(3_997);
    expect(leads[2]!.fromMonthlyUsd).toBeLessThan(4_003);
  });

  test("where one overtakes another within a few dollars of level, its lead begins with being level", () => {
    // 0.02% of $6,000 pay the fee of $1.20; half a cent is reached $25 a year before and after.
    const leads = leadsOf([flat, makeCard("slow", { fees: fee(1.2), earns: [makeBase(2.02)] })]);
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat"], ["slow"]]);
    expect(leads[1]?.fromMonthlyUsd).toBeCloseTo(5_975 / 12, 1);
  });

  test("cards that are level over a stretch share it, at the start and after another's lead", () => {
    const limited = capped("limited", 2, 24_000, 1);
    const leads = leadsOf([flat, limited]);
    expect(leads.map(({ slugs }) => slugs)).toEqual([["flat", "limited"], ["flat"]]);
    expect(leads[1]?.fromMonthlyUsd).toBeCloseTo(2_000, 0);
    const [one, two] = ["one", "two"].map((slug) => makeCard(slug, { fees: fee(120), earns: [makeBase(4)] }));
    const later = leadsOf([flat, one!, two!]);
    expect(later.map(({ slugs }) => slugs)).toEqual([["flat"], ["one", "two"]]);
    expect(later[1]?.fromMonthlyUsd).toBeCloseTo(500, 0);
  });

  test("a card that only draws level for a moment does not part the other's lead", () => {
    // At $12,000 a year both are worth $240; before and after it "level" earns less.
    const leads = leadsOf([flat, capped("level", 3, 12_000, 1, 120)]);
    expect(leads).toEqual([{ fromMonthlyUsd: 0, slugs: ["flat"] }]);
  });

  test("nothing above a million dollars a year is looked for", () => {
    const large = makeProfile([makeLine("other", 30_000)]);
    const [below, above] = [960_000, 1_080_000].map((usd) =>
      leadsOf([flat, makeCard("dear", { fees: fee(usd * 0.02), earns: [makeBase(4)] })], large),
    );
    expect(below!.map(({ slugs }) => slugs)).toEqual([["flat"], ["dear"]]);
    expect(below![1]!.fromMonthlyUsd).toBeCloseTo(80_000, 0);
    expect(above!.map(({ slugs }) => slugs)).toEqual([["flat"]]);
  });

  test("a point of the picture has each card's net in the order of the cards", () => {
    const { monthlyUsd, netsUsd } = toSpendPoint(createWorthByScale([dining, flat], profile), 2);
    expect(monthlyUsd).toBe(2_000);
    expect(netsUsd[0]).toBeCloseTo(2_000 * 0.3 - 95, 6);
    expect(netsUsd[1]).toBeCloseTo(2_000 * 0.24, 6);
  });
});
