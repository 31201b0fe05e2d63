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
  });

  test("is `always` without a fee, `never` without spend", () => {
    expect(findBreakEven(createNetByScale(flat, profile), profile)).toEqual({ kind: "always" });
    const nothing = makeProfile([]);
    expect(findBreakEven(createNetByScale(paid, nothing), nothing)).toEqual({ kind: "never" });
  });
});
