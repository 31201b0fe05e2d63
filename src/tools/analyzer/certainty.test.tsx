/** How sure an answer is, and of what, in words. */
import { describe, expect, test } from "vitest";

import { GOLD, names, read, result } from "../../../test/support/read-analyzer-result.tsx";

describe("how sure it is", () => {
  const flip = (what: string, from: number, at: number) =>
    ({
      what,
      from,
      at,
      direction: at > from ? "above" : "below",
      sure: "exact",
      to: [GOLD],
    }) as const;
  const flipWords = { "spend.dining": "dining", "cpp.x": "a point of X", "perk.y": "the credit" };

  test("names the nearest changes first, in their own unit, six before the fold", () => {
    const flips = [
      flip("cpp.x", 1, 1.75),
      flip("spend.dining", 500, 450),
      { ...flip("perk.y", 100, 40), sure: "step" as const },
    ];
    const text = read({ flips }, { flipWords });
    const spend = text.indexOf(`If dining were less than $450 a month (we count $500 a month): ${names(GOLD)}`);
    const perk = text.indexOf("If the credit were worth less than about $40 a year (we count $100 a year)");
    const point = text.indexOf("If a point of X were worth more than 1.75 cents (we count 1 cent)");
    expect(spend).toBeGreaterThan(-1);
    expect(perk).toBeGreaterThan(spend);
    expect(point).toBeGreaterThan(perk);
    expect(text).toContain("“About” is the nearest value of those we tried");
    expect(text).not.toContain("farther from what we count");
  });

  test("folds what is farther, and says where nothing changes it", () => {
    const flips = Array.from({ length: 8 }, (_, at) => flip("spend.dining", at === 7 ? 0 : 500, 600 + at));
    const many = read({ flips }, { flipWords });
    expect(many).toContain("2 more, farther from what we count");
    expect(many.indexOf("we count $0")).toBeGreaterThan(many.indexOf("2 more, farther"));
    expect(many).not.toContain("“About”");
    expect(read({ flips: [] })).toContain("Within wide limits, no single estimate changes it.");
  });

  test("says how much better another wallet could be if the estimates are wrong", () => {
    const regret = { ...result.analysis.regret, box: "all estimates 20% off" };
    expect(read({ regret: { ...regret, usd: 0 } })).toContain(
      "With all estimates 20% off, no other wallet would be better.",
    );
    expect(read({ regret: { ...regret, usd: 31, isExact: true } })).toContain("could be better by $31 a year.");
    expect(read({ regret: { ...regret, usd: 31, isExact: false } })).toContain(
      "could be better by at most $31 a year.",
    );
  });

  test("says of how many wallets it is the best, or how much better one could be", () => {
    const proof = { ...result.analysis.proof, wallets: 4_321, examined: 12, gapUsd: 9 };
    expect(read({ eligibleCount: 63, proof: { ...proof, optimal: true } })).toMatch(
      /The best of 4,321 wallets, by these estimates\. 12 of them were priced one by one;.* 63 cards were eligible\./,
    );
    expect(read({ proof: { ...proof, optimal: false } })).toContain(
      "The best we found of 4,321 wallets; at most $9 better is possible.",
    );
  });
});
