import { describe, expect, it } from "vitest";

import { compareWithNoFeeCard, findBreakEven, listCrossovers } from "./break-even.ts";
import { scaleSpend } from "./spend.ts";
import { DEFAULT_LINES } from "./spend-presets.ts";
import { createNetByScale } from "./net-by-scale.ts";
import { REAL_CARDS } from "./real-cards.ts";
import {
  createRandom,
  makeBase,
  makeCard,
  makeLine,
  makeRandomCards,
  makeRandomLines,
  makeReward,
} from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";

const fee = (ongoingUsd: number) => ({ annualFee: { ongoingUsd, firstYearUsd: 0, text: "" } });
const lines = [makeLine("dining", 500), makeLine("other", 500)];

describe("createNetByScale", () => {
  it("is what valueWallet says of the scaled profile", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const [card] = makeRandomCards(1, random);
      const redeem = random.pick(["program", "cash", "portal", "transfer"] as const);
      const options = { lines: makeRandomLines(random), redeem, perks: { percent: 30 } };
      const scale = random.pick([0, 0.3, 1, 7, 40]);
      const { netUsd } = valueWallet([card!], { ...options, lines: scaleSpend(options.lines, scale) });
      expect(createNetByScale(card!, options)(scale), `seed ${seed}`).toBeCloseTo(netUsd, 6);
    }
  });
});

describe("findBreakEven", () => {
  it("finds the spend that pays the fee", () => {
    const card = makeCard("card", {
      ...fee(100),
      rewards: [makeReward({ category: "dining", multiplier: 3 }), makeBase(1)],
    });
    // 2% on average: 5,000 dollars a year.
    const found = findBreakEven(card, { lines });
    expect(found).toMatchObject({
      kind: "from",
      annualUsd: expect.closeTo(5_000, 6),
      scale: expect.closeTo(5 / 12, 9),
    });
  });

  it("finds it beyond a cap", () => {
    const cap = { amountUsd: 1_000, period: "year", categories: null } as const;
    const card = makeCard("card", {
      ...fee(100),
      rewards: [makeReward({ category: "dining", multiplier: 5, cap }), makeBase(1)],
    });
    // 5% on 1,000 of dining, 1% on 5,000 more.
    expect(findBreakEven(card, { lines })).toMatchObject({ kind: "from", annualUsd: expect.closeTo(6_000, 5) });
  });

  it("says always where perks or no fee make it so, and never beyond a million", () => {
    expect(findBreakEven(makeCard("free"), { lines })).toEqual({ kind: "always" });
    const perks = [{ type: "hotel_credit", description: "", valueUsd: 200, frequency: "annual" as const }];
    expect(findBreakEven(makeCard("paid", { ...fee(100), perks }), { lines })).toEqual({ kind: "always" });
    expect(findBreakEven(makeCard("dear", fee(100)), { lines: [] })).toEqual({ kind: "never" });
    expect(findBreakEven(makeCard("dear", fee(10_001)), { lines })).toEqual({ kind: "never" });
  });

  it("is where the net of a real card is 0", () => {
    for (const card of REAL_CARDS.slice(0, 40)) {
      const found = findBreakEven(card, { lines: DEFAULT_LINES });
      if (found.kind !== "from") continue;
      const { netUsd } = valueWallet([card], { lines: scaleSpend(DEFAULT_LINES, found.scale) });
      expect(netUsd, `net of ${card.slug}`).toBeCloseTo(0, 4);
    }
  });
});

describe("listCrossovers", () => {
  it("finds where a card with a fee overtakes one without", () => {
    const plain = makeCard("plain");
    const paid = makeCard("paid", { ...fee(60), rewards: [makeBase(2)] });
    expect(listCrossovers(plain, paid, { lines })).toEqual([
      {
        scale: expect.closeTo(0.5, 9),
        monthlyUsd: expect.closeTo(500, 6),
        annualUsd: expect.closeTo(6_000, 6),
        aheadBelow: "plain",
        aheadAbove: "paid",
      },
    ]);
  });

  it("finds both when a cap hands the lead over and back", () => {
    const cap = { amountUsd: 3_000, period: "year", categories: null } as const;
    const capped = makeCard("capped", {
      ...fee(30),
      rewards: [makeReward({ category: "dining", multiplier: 5, cap }), makeBase(1)],
    });
    const flat = makeCard("flat", { rewards: [makeBase(2)] });
    // Below 3,000 of dining: 6% of a half less 30 against 4% of it; above: 120 - 30 against 1% of all.
    const found = listCrossovers(capped, flat, { lines });
    expect(found.map(({ annualUsd }) => Math.round(annualUsd * 1e4) / 1e4)).toEqual([3_000, 9_000]);
    expect(found.map(({ aheadAbove }) => aheadAbove)).toEqual(["capped", "flat"]);
  });

  it("finds none between equal cards", () => {
    expect(listCrossovers(makeCard("a"), makeCard("b"), { lines })).toEqual([]);
  });

  it("misses no change of lead that sampling sees", () => {
    let crossings = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const random = createRandom(seed);
      const [left, right] = makeRandomCards(2, random);
      const options = { lines, perks: { percent: 20 } };
      const found = listCrossovers(left!, right!, options);
      crossings += found.length;
      const wrong: number[] = [];
      let first: string | undefined;
      for (let step = 0; step <= 60; step += 1) {
        const scale = 0.01 * 1.2 ** step;
        const scaled = { ...options, lines: scaleSpend(lines, scale) };
        const lead = valueWallet([left!], scaled).netUsd - valueWallet([right!], scaled).netUsd;
        const next = found.find((crossing) => crossing.scale > scale);
        if (Math.abs(lead) < 1e-5 || scale * 12_000 > 1_000_000) continue;
        const leader = lead > 0 ? left!.slug : right!.slug;
        first ??= leader;
        const claimed = next ? next.aheadBelow : (found.at(-1)?.aheadAbove ?? first);
        if (claimed !== leader) wrong.push(scale);
      }
      expect(wrong, `seed ${seed}`).toEqual([]);
    }
    expect(crossings).toBeGreaterThan(10);
  });
});

describe("compareWithNoFeeCard", () => {
  it("picks the best open card without a fee", () => {
    const cards = [
      makeCard("plain"),
      makeCard("double", { rewards: [makeBase(2)] }),
      makeCard("closed", { status: "closed", rewards: [makeBase(9)] }),
      makeCard("paid", { ...fee(60), rewards: [makeBase(3)] }),
    ];
    expect(compareWithNoFeeCard(cards[3]!, cards, { lines })).toMatchObject({
      slug: "double",
      differenceUsd: expect.closeTo(60, 9),
      crossovers: [{ aheadBelow: "double", aheadAbove: "paid", annualUsd: expect.closeTo(6_000, 6) }],
    });
    expect(compareWithNoFeeCard(cards[0]!, [cards[0]!, cards[3]!], { lines })).toBeNull();
  });
});
