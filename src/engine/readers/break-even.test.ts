import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { createNetByScale, findBreakEven } from "./break-even.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });

describe("the break-even of a card", () => {
  const profile = makeProfile([makeLine("dining", 100), makeLine("other", 100)]);

  test("is the spend at which it earns its fee", () => {
    const level = findBreakEven(createNetByScale(paid, profile), profile);
    // 7% of $100 a month of each kind.
    expect(level).toMatchObject({ kind: "from" });
    expect(level.kind === "from" && level.annualUsd).toBeCloseTo((120 / 0.07) * 2, 2);
    expect(level.kind === "from" && level.monthlyUsd).toBeCloseTo((120 / 0.07) * (2 / 12), 2);
    // The profile is $200 a month.
    expect(level.kind === "from" && level.scale).toBeCloseTo(120 / 0.07 / 1_200, 4);
  });

  test("counts the fee of a later year and no welcome bonus", () => {
    const welcomed = makeCard("welcomed", {
      ...paid,
      fees: { firstYearUsd: 0, laterUsd: 120 },
      bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 0, months: 3, points: 0, usd: 500 }] },
    });
    const level = findBreakEven(createNetByScale(welcomed, profile), profile);
    expect(level.kind === "from" && level.annualUsd).toBeCloseTo((120 / 0.07) * 2, 2);
  });

  test("is looked for up to a million dollars a year", () => {
    const other = makeProfile([makeLine("other", 100)]);
    const levelOf = (usd: number) =>
      findBreakEven(createNetByScale(makeCard("dear", { fees: fee(usd) }), other), other);
    // 1% of a million is $10,000.
    const level = levelOf(9_900);
    expect(level.kind === "from" && level.annualUsd).toBeCloseTo(990_000, 2);
    expect(levelOf(10_100)).toEqual({ kind: "never" });
  });

  test("is `always` without a fee, `never` without spend", () => {
    expect(findBreakEven(createNetByScale(flat, profile), profile)).toEqual({ kind: "always" });
    const nothing = makeProfile([]);
    expect(findBreakEven(createNetByScale(paid, nothing), nothing)).toEqual({ kind: "never" });
  });
});
